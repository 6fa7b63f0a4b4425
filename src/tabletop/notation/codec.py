"""Frames to plain JSON and back: `["Kind", field, …]`, tuples as lists."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

from tabletop.core.errors import PositionError, short
from tabletop.core.frames import Frame, Frames


def _plain(value: Any) -> Any:
    return [_plain(part) for part in value] if isinstance(value, tuple) else value


@cache
def _parts(kind: type) -> dict[str, Any]:
    """Return the parts of a frame with their types, in order."""
    hints = get_type_hints(kind)
    return {name: hints[name] for name in getattr(kind, "_fields", ())}


def _read(written: Any, wanted: Any) -> Any:
    """Read a part by its type: a number, a word, true or false, or a list of such; ValueError if it is another."""
    if (get_origin(wanted) or wanted) is tuple and type(written) is list:
        inner = get_args(wanted) or (str,)  # a compiled frame forgets of what (docs/adr/0009): all there are hold words
        return tuple([_read(item, inner[0]) for item in written])
    if type(written) is not wanted:
        raise ValueError
    return written


def encode(frame: Frame) -> list[Any]:
    """Write a frame as a list: its kind, then its fields."""
    return [type(frame).__name__, *(_plain(value) for value in frame)]


def decode(written: Any, key: str, frames: Frames) -> Frame:
    """Read one of a game's frames back; PositionError names `key` where it is none."""
    if not isinstance(written, list) or not written or type(written[0]) is not str or written[0] not in frames.kinds:
        raise PositionError(key, "not a question of this game")
    kind = frames.kinds[written[0]]
    parts = _parts(kind)
    if len(written) - 1 != len(parts):
        raise PositionError(key, f"{written[0]} has {len(parts)} parts, not {len(written) - 1}")
    values = []
    for (name, wanted), value in zip(parts.items(), written[1:], strict=True):
        try:
            values.append(_read(value, wanted))
        except ValueError:
            raise PositionError(key, f"{written[0]}.{name} cannot be {short(value)}") from None
    return kind(*values)


# What JSON from outside may nest: a save is some eight levels deep. Pyodide's parser dies of depth instead of raising.
DEEPEST = 32
_BRACKETS = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"?|[\[\]{}]', re.DOTALL)


def read_json(text: str) -> Any:
    """Read JSON from outside; ValueError if it is none or nested deeper than anything of ours."""
    depth = 0
    for found in _BRACKETS.finditer(text):
        mark = found[0]
        if mark in "[{":
            depth += 1
            if depth > DEEPEST:
                raise ValueError(f"nested more than {DEEPEST} deep")
        elif mark in "]}":
            depth -= 1
    return json.loads(text)

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


def _read(data: Any, wanted: Any) -> Any:
    """Read a part by its type: a number, a word, true or false, or a list of such; ValueError if it is another."""
    if (get_origin(wanted) or wanted) is tuple and type(data) is list:
        inner = get_args(wanted)[0]
        return tuple([_read(item, inner) for item in data])
    if type(data) is not wanted:
        raise ValueError
    return data


def encode(frame: Frame) -> list[Any]:
    """Write a frame as a list: its kind, then its fields."""
    return [type(frame).__name__, *(_plain(value) for value in frame)]


def decode(data: Any, key: str, frames: Frames) -> Frame:
    """Read one of a game's frames back; PositionError names `key` where it is none."""
    if not isinstance(data, list) or not data or type(data[0]) is not str or data[0] not in frames.kinds:
        raise PositionError(key, "not a question of this game")
    kind = frames.kinds[data[0]]
    parts = _parts(kind)
    if len(data) - 1 != len(parts):
        raise PositionError(key, f"{data[0]} has {len(parts)} parts, not {len(data) - 1}")
    values = []
    for (name, wanted), value in zip(parts.items(), data[1:], strict=True):
        try:
            values.append(_read(value, wanted))
        except ValueError:
            raise PositionError(key, f"{data[0]}.{name} cannot be {short(value)}") from None
    return kind(*values)


# What JSON from outside may nest: a save is some eight levels deep. Pyodide's parser dies of depth instead of raising.
DEEPEST = 32
_BRACKETS = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"?|[\[\]{}]', re.DOTALL)


def read_json(text: str) -> Any:
    """Read JSON from outside; ValueError if it is none or nested deeper than anything of ours."""
    depth = 0
    for match in _BRACKETS.finditer(text):
        mark = match[0]
        if mark in "[{":
            depth += 1
            if depth > DEEPEST:
                raise ValueError(f"nested more than {DEEPEST} deep")
        elif mark in "]}":
            depth -= 1
    return json.loads(text)

"""Frames to plain JSON and back: `["Kind", field, …]`, tuples as lists."""

from __future__ import annotations

import json
import re
from typing import Any, get_type_hints

from tabletop.errors import PositionError
from tabletop.frames import KINDS, Frame


def _plain(value: Any) -> Any:
    return [_plain(part) for part in value] if isinstance(value, tuple) else value


def _tupled(value: Any) -> Any:
    return tuple(_tupled(part) for part in value) if isinstance(value, list) else value


def encode(frame: Frame) -> list[Any]:
    """Write a frame as a list: its kind, then its fields."""
    return [type(frame).__name__, *(_plain(value) for value in frame)]


def decode(written: Any, key: str) -> Frame:
    """Read a frame back; PositionError names `key` where it is not one."""
    if not isinstance(written, list) or not written or written[0] not in KINDS:
        raise PositionError(key, "not a question of this game")
    kind = KINDS[written[0]]
    fields = getattr(kind, "_fields", ())
    if len(written) - 1 != len(fields):
        raise PositionError(key, f"{written[0]} has {len(fields)} parts, not {len(written) - 1}")
    hints = get_type_hints(kind)
    values = [_tupled(value) for value in written[1:]]
    for name, value in zip(fields, values, strict=True):
        wanted = getattr(hints[name], "__origin__", hints[name])
        if wanted in (int, str, bool, tuple) and type(value) is not wanted:
            raise PositionError(key, f"{written[0]}.{name} cannot be {value!r}")
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

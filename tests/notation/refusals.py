"""A good position to spoil, one key at a time."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from citadels import Game, PositionError

Json = dict[str, Any]
Path = tuple[str | int, ...]

GOOD: Json = {
    "citadels": 1,
    "rules": {},
    "round": 3,
    "crown": 0,
    "bank": 20,
    "seed": 7,
    "deck": ["tavern", "manor", "temple"],
    "players": [
        {"name": "Ann", "gold": 3, "hand": ["temple", "keep"], "city": ["castle"], "characters": ["king"]},
        {"name": "Ben", "gold": 2, "characters": ["warlord"]},
        {"name": "Cal"},
        {"name": "Dee"},
    ],
    "aside": {"up": ["bishop"], "down": ["thief"]},
    "phase": {"name": "turn", "rank": 4, "seat": 0, "taken": []},
}
DELETE = object()


def changed(*changes: tuple[Path, Any]) -> Json:
    """The good position with the value at each path set anew (or deleted)."""
    position = copy.deepcopy(GOOD)
    for path, value in changes:
        place: Any = position
        for step in path[:-1]:
            place = place[step]
        if value is DELETE:
            del place[path[-1]]
        else:
            place[path[-1]] = value
    return position


def assert_refused(key: str, *changes: tuple[Path, Any]) -> None:
    """Assert that it is refused, and that the message names the key."""
    with pytest.raises(PositionError, match=rf"^[^:]*\b({key})\b[^:]*:"):
        Game.from_position(changed(*changes))

"""Reading the island of a position: its hexes and harbours (notation §2)."""

from __future__ import annotations

from typing import Any

from catan.core.board import HARBOURS, HEXES, PATHS
from catan.core.island import (
    ALL_LANDS,
    BEGINNERS_LANDS,
    BEGINNERS_NUMBERS,
    DESERT,
    FIXED_HARBOURS,
    HARBOUR_WORDS,
    LANDS,
    NO_NUMBER,
    TOKENS,
    Island,
)
from catan.core.moves import EITHER_WAY
from tabletop.core.errors import PositionError, short
from tabletop.notation.validation import choice, rows


def read_island(hexes: Any, harbours: Any) -> Island:
    """Read hexes and harbours; None stands for the beginner's hexes and the fixed harbours.

    PositionError names the wrong hex or harbour.
    """
    lands, numbers = (BEGINNERS_LANDS, BEGINNERS_NUMBERS) if hexes is None else _read_hexes(hexes)
    return Island(lands, numbers, FIXED_HARBOURS if harbours is None else _read_harbours(harbours))


def _read_hexes(data: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
    if len(rows(data, "hexes")) != len(HEXES):
        raise PositionError("hexes", f"the island has {len(HEXES)} hexes, not {len(data)} (K1.2)")
    lands, numbers = list(ALL_LANDS), list(TOKENS)
    pairs = []
    for at, text in enumerate(data):
        key = f"hexes[{at}]"
        land, number = _read_hex(text, key)
        if land not in lands:
            raise PositionError(key, f"there are only {ALL_LANDS.count(land)} hexes of {LANDS[land]} (K1.2)")
        lands.remove(land)
        if number != NO_NUMBER and number not in numbers:
            raise PositionError(key, f"there are only {TOKENS.count(number)} tokens with {number} (K1.3)")
        if number != NO_NUMBER:
            numbers.remove(number)
        pairs.append((land, number))
    return tuple([land for land, _ in pairs]), tuple([number for _, number in pairs])


def _read_hex(data: Any, key: str) -> tuple[int, int]:
    """Read one hex, as `ore 10` or `desert`."""
    if data == LANDS[DESERT]:
        return DESERT, NO_NUMBER
    name, space, number = data.partition(" ") if isinstance(data, str) else ("", "", "")
    if name == LANDS[DESERT]:
        raise PositionError(key, "the desert bears no number (K1.3)")
    if name in LANDS and not space:
        raise PositionError(key, f"every hex but the desert bears a number, {name} too (K1.3)")
    if name not in LANDS or number not in map(str, TOKENS):
        raise PositionError(key, f"a resource and its number is wanted here, as ore 10, not {short(data)}")
    return LANDS.index(name), int(number)


def _read_harbours(data: Any) -> tuple[int, ...]:
    if not isinstance(data, dict):
        raise PositionError("harbours", f"an object is wanted here, not {short(data)}")
    left = list(FIXED_HARBOURS)
    kinds: dict[int, int] = {}
    for name, kind in data.items():
        key = f"harbours.{name if name in EITHER_WAY else short(name)}"
        path = EITHER_WAY.get(name, -1) if isinstance(name, str) else -1
        if path not in HARBOURS:
            raise PositionError(key, "no harbour lies there (notation §1)")
        if path in kinds:
            raise PositionError(key, "one path has one harbour")
        kinds[path] = HARBOUR_WORDS.index(choice(kind, HARBOUR_WORDS, key))
        if kinds[path] not in left:
            raise PositionError(key, f"there are only {FIXED_HARBOURS.count(kinds[path])} harbours of {kind} (K1.6)")
        left.remove(kinds[path])
    for path in HARBOURS:
        if path not in kinds:
            raise PositionError(f"harbours.{PATHS[path]}", "each of the nine harbours must be there (K1.6)")
    return tuple([kinds[path] for path in HARBOURS])

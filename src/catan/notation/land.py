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
from tabletop.errors import PositionError, short
from tabletop.validation import choice, rows


def read_island(hexes: Any, harbours: Any) -> Island:
    """Read what lies on the hexes, and the harbours by their paths; None stands for the beginner's and the fixed ones.

    PositionError names the hex or the harbour that cannot be.
    """
    lands, numbers = (BEGINNERS_LANDS, BEGINNERS_NUMBERS) if hexes is None else _read_hexes(hexes)
    return Island(lands, numbers, FIXED_HARBOURS if harbours is None else _read_harbours(harbours))


def _read_hexes(written: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
    if len(rows(written, "hexes")) != len(HEXES):
        raise PositionError("hexes", f"the island has {len(HEXES)} hexes, not {len(written)} (K1.2)")
    lands, numbers = list(ALL_LANDS), list(TOKENS)
    found = []
    for at, text in enumerate(written):
        key = f"hexes[{at}]"
        land, number = _read_hex(text, key)
        if land not in lands:
            raise PositionError(key, f"there are only {ALL_LANDS.count(land)} hexes of {LANDS[land]} (K1.2)")
        lands.remove(land)
        if number != NO_NUMBER and number not in numbers:
            raise PositionError(key, f"there are only {TOKENS.count(number)} tokens with {number} (K1.3)")
        if number != NO_NUMBER:
            numbers.remove(number)
        found.append((land, number))
    return tuple([land for land, _ in found]), tuple([number for _, number in found])


def _read_hex(written: Any, key: str) -> tuple[int, int]:
    """Read one hex, as `ore 10` or `desert`."""
    if written == LANDS[DESERT]:
        return DESERT, NO_NUMBER
    name, space, number = written.partition(" ") if isinstance(written, str) else ("", "", "")
    if name == LANDS[DESERT]:
        raise PositionError(key, "the desert bears no number (K1.3)")
    if name in LANDS and not space:
        raise PositionError(key, f"every hex but the desert bears a number, {name} too (K1.3)")
    if name not in LANDS or number not in map(str, TOKENS):
        raise PositionError(key, f"a resource and its number is wanted here, as ore 10, not {short(written)}")
    return LANDS.index(name), int(number)


def _read_harbours(written: Any) -> tuple[int, ...]:
    if not isinstance(written, dict):
        raise PositionError("harbours", f"an object is wanted here, not {short(written)}")
    left = list(FIXED_HARBOURS)
    found: dict[int, int] = {}
    for name, kind in written.items():
        key = f"harbours.{name if name in EITHER_WAY else short(name)}"
        path = EITHER_WAY.get(name, -1) if isinstance(name, str) else -1
        if path not in HARBOURS:
            raise PositionError(key, "no harbour lies there (notation §1)")
        if path in found:
            raise PositionError(key, "one path has one harbour")
        found[path] = HARBOUR_WORDS.index(choice(kind, HARBOUR_WORDS, key))
        if found[path] not in left:
            raise PositionError(key, f"there are only {FIXED_HARBOURS.count(found[path])} harbours of {kind} (K1.6)")
        left.remove(found[path])
    for path in HARBOURS:
        if path not in found:
            raise PositionError(f"harbours.{PATHS[path]}", "each of the nine harbours must be there (K1.6)")
    return tuple([found[path] for path in HARBOURS])

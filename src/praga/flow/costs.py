"""Costs of walls and buildings, with the discounts of technologies (P10.6, P15.25)."""

from __future__ import annotations

from typing import Final

from praga.core.state import State
from praga.core.tables import SPACES, TILES

OFF: Final = 2


def pay(state: State, seat: int, good: str, count: int = 1) -> None:
    """Take so many of a good from a player who has them."""
    if count:
        state.track(good)[seat] -= count
        state.emit("pay", player=seat, good=good, count=count)


def tile_cost(tile: str, by: str) -> tuple[int, int]:
    """Return the gold and stone of a hex tile without its place; an upgrade costs nothing."""
    kind = TILES[tile].kind
    if kind == "upgrade":
        return 0, 0
    return wall_cost(tile, by) if kind == "wall" else building_cost(tile, by)[:2]


def placing_cost(tile: str, by: str, space: int | None) -> tuple[int, int]:
    """Return the gold and stone that are paid when a hex tile is placed; `space` is a building's."""
    gold, stone = tile_cost(tile, by)
    if space is not None:
        gold += max(0, SPACES[space].gold - building_cost(tile, by)[2])
    return gold, stone


def wall_cost(tile: str, by: str) -> tuple[int, int]:
    """Return the gold and stone of a wall."""
    stone = TILES[tile].stone
    return TILES[tile].gold, max(0, stone - OFF) if by == "wall_minus_2_stone" else stone


def building_cost(tile: str, by: str) -> tuple[int, int, int]:
    """Return the gold and stone of a building, and what is left of a discount for its place."""
    gold = TILES[tile].gold
    off = OFF if by == "building_minus_2_gold" else 0
    return max(0, gold - off), TILES[tile].stone, max(0, off - gold)

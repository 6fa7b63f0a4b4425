"""Placing before the first round (K2.6): it decides half of a game, so it has its own evaluation."""

from __future__ import annotations

from collections.abc import Sequence

from catan.bots.land import pips_of, worth_of_corner
from catan.bots.sight import Sight
from catan.core.board import PATHS_OF
from catan.core.moves import Move

# The deduction for a number that the player has already.
SAME_NUMBER = 0.12
# The weight of the best corner beyond the first road.
BEYOND = 0.3


def corner_values(sight: Sight, moves: Sequence[Move]) -> list[float]:
    """Return the values of settlements: pips, kinds, different numbers, a harbour, and room to expand."""
    state, me = sight.state, sight.me
    pips = pips_of(state, me)
    mine = [number for corner in state.settlements[me] for number, _ in state.island.yields[corner]]

    def worth(move: Move) -> float:
        numbers = [number for number, _ in state.island.yields[move.at]]
        same = sum([numbers.count(number) - 1 + mine.count(number) for number in set(numbers)])
        value = worth_of_corner(state, move.at, pips) - SAME_NUMBER * same
        return value + BEYOND * max([_room(sight, path, move.at, pips) for path, _ in PATHS_OF[move.at]])

    return [worth(move) for move in moves]


def road_values(sight: Sight, moves: Sequence[Move]) -> list[float]:
    """Return the values of first roads: the best free corner that each leads to."""
    state, me = sight.state, sight.me
    home = state.settlements[me][-1]
    pips = pips_of(state, me)
    return [_room(sight, move.at, home, pips) for move in moves]


def _room(sight: Sight, path: int, home: int, pips: list[float]) -> float:
    """Return the value of the best free corner within two roads, the first one on `path`."""
    state = sight.state
    far = next(other for way, other in PATHS_OF[home] if way == path)
    beyond = [other for _, other in PATHS_OF[far] if other != home and not state.blocked_corners >> other & 1]
    return max([worth_of_corner(state, corner, pips) for corner in beyond], default=0.0)

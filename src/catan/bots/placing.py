"""Placing before the first round (K2.6): half of a game is decided there, so it has a value of its own."""

from __future__ import annotations

from collections.abc import Sequence

from catan.bots.land import pips_of, worth_of_corner
from catan.bots.sight import Sight
from catan.core.board import PATHS_OF
from catan.core.moves import Move

# Each number that one has already is worth less: it comes as rarely as the other of its kind.
SAME_NUMBER = 0.12
# What a further place to settle beyond the first road counts.
BEYOND = 0.3


def best_corner(sight: Sight, moves: Sequence[Move]) -> int:
    """Return the move that settles best: many pips of many kinds, with numbers apart, a harbour, and room beyond."""
    state, me = sight.state, sight.me
    grown = pips_of(state, me)
    mine = [number for corner in state.settlements[me] for number, _ in state.island.yields[corner]]

    def worth(move: Move) -> float:
        numbers = [number for number, _ in state.island.yields[move.at]]
        same = sum([numbers.count(number) - 1 + mine.count(number) for number in set(numbers)])
        found = worth_of_corner(state, move.at, grown) - SAME_NUMBER * same
        return found + BEYOND * max([_room(sight, path, move.at, grown) for path, _ in PATHS_OF[move.at]])

    return max(range(len(moves)), key=lambda at: worth(moves[at]))


def best_road(sight: Sight, moves: Sequence[Move]) -> int:
    """Return the road that leads to the best free corner."""
    state, me = sight.state, sight.me
    home = state.settlements[me][-1]
    grown = pips_of(state, me)
    return max(range(len(moves)), key=lambda at: _room(sight, moves[at].at, home, grown))


def _room(sight: Sight, path: int, home: int, grown: list[float]) -> float:
    """Return what the best free corner is worth that a road on a path and one more would reach."""
    state = sight.state
    far = next(other for way, other in PATHS_OF[home] if way == path)
    beyond = [other for _, other in PATHS_OF[far] if other != home and not state.crowded >> other & 1]
    return max([worth_of_corner(state, corner, grown) for corner in beyond], default=0.0)

"""The newcomer bot: prefers building and good corners, and decides the rest at random."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from catan.core.board import AROUND
from catan.core.frames import Answer, Place, Robber, Turn
from catan.core.moves import Move
from catan.notation.view import as_view
from catan.views.view import View
from tabletop.bots.protocol import Budget
from tabletop.core.lazy import ConcatSequence, in_memory
from tabletop.core.rng import Dice

# The weights of moves, by verb; all others have weight 1.
LIKING: Final = {"city": 60, "settle": 40, "road": 12, "buy": 10, "play": 8, "bank": 3, "end": 10}
# Percentages: of making an offer when one is possible, and of accepting one.
OFFERS, TAKES = 8, 25


class Newcomer:
    """A bot that draws moves by fixed weights; it rarely blocks itself and settles on corners with many pips."""

    blind = False
    native = True

    def choose(self, seen: View | Mapping[str, Any], options: Sequence[str], dice: Dice, budget: Budget) -> int:
        """Return the index of an option."""
        view, moves = as_view(seen), cast("Sequence[Move]", options)
        match view.stack[-1]:
            case Turn():
                return _turn(moves, dice)
            case Answer():
                return 0 if moves[0].verb == "accept" and dice.below(100) < TAKES else _refusal(moves)
            case Place() if moves[0].verb == "settle":
                return _draw([view.island.pips[move.at] ** 3 for move in moves], dice)
            case Robber():
                mine = 0 if view.me is None else view.buildings[view.me]
                others = sum(view.buildings) - mine
                return _draw([_robs(AROUND[move.at], mine, others) for move in moves], dice)
        return dice.below(len(moves))


def _turn(moves: Sequence[Move], dice: Dice) -> int:
    plain = in_memory(moves)
    if isinstance(moves, ConcatSequence) and dice.below(100) < OFFERS:
        return len(plain) + dice.below(len(moves.rest))
    return _draw([LIKING.get(move.verb, 1) for move in plain], dice)


def _refusal(moves: Sequence[Move]) -> int:
    return next(at for at, move in enumerate(moves) if move.verb == "refuse")


def _robs(around: int, mine: int, others: int) -> int:
    """Return the weight of a hex for the robber: high at other players' buildings, low at one's own."""
    if around & mine:
        return 1
    return 20 * (around & others).bit_count() + 2


def _draw(weights: Sequence[int], dice: Dice) -> int:
    """Return a random index with probability proportional to its weight; uniform if all weights are 0."""
    total = sum(weights)
    if not total:
        return dice.below(len(weights))
    mark = dice.below(total)
    for at, weight in enumerate(weights):
        mark -= weight
        if mark < 0:
            return at
    raise AssertionError("a mark below the sum of the weights lies in one of them")

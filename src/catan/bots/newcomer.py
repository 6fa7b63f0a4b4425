"""A newcomer: likes to build, sees where much grows, and does the rest by chance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from catan.core.board import AROUND
from catan.core.frames import Answer, Place, Robber, Turn
from catan.core.moves import Move
from catan.notation.viewed import as_view
from catan.views.view import View
from tabletop.bots import Budget
from tabletop.counted import Menu
from tabletop.rng import Dice

# How much a newcomer likes to do what, beside everything else that can be done.
LIKING: Final = {"city": 60, "settle": 40, "road": 12, "buy": 10, "play": 8, "bank": 3, "end": 10}
# Of a hundred turns in which trading is possible, so many begin with an offer; of so many offers, so many are taken.
OFFERS, TAKES = 8, 25


class Newcomer:
    """Decides by a few likings and its dice; it seldom robs itself, and settles where many numbers meet."""

    blind = False
    native = True

    def choose(self, seen: View | Mapping[str, Any], options: Sequence[str], dice: Dice, budget: Budget) -> int:
        """Return the index of the option it plays."""
        view, moves = as_view(seen), cast("Sequence[Move]", options)
        match view.stack[-1]:
            case Turn():
                return _turn(moves, dice)
            case Answer():
                return 0 if moves[0].verb == "accept" and dice.below(100) < TAKES else _refusal(moves)
            case Place() if moves[0].verb == "settle":
                return _drawn([view.island.pips[move.at] ** 3 for move in moves], dice)
            case Robber():
                mine = 0 if view.me is None else view.buildings[view.me]
                others = sum(view.buildings) - mine
                return _drawn([_robs(AROUND[move.at], mine, others) for move in moves], dice)
        return dice.below(len(moves))


def _turn(moves: Sequence[Move], dice: Dice) -> int:
    plain = moves.first if isinstance(moves, Menu) else moves
    if isinstance(moves, Menu) and dice.below(100) < OFFERS:
        return len(plain) + dice.below(len(moves.rest))
    return _drawn([LIKING.get(move.verb, 1) for move in plain], dice)


def _refusal(moves: Sequence[Move]) -> int:
    return next(at for at, move in enumerate(moves) if move.verb == "refuse")


def _robs(around: int, mine: int, others: int) -> int:
    """Return how likely a hex is to be chosen: where others build and oneself does not."""
    if around & mine:
        return 1
    return 20 * (around & others).bit_count() + 2


def _drawn(weights: Sequence[int], dice: Dice) -> int:
    """Draw an index with a chance in proportion to its weight; any, if none has one."""
    total = sum(weights)
    if not total:
        return dice.below(len(weights))
    mark = dice.below(total)
    for at, weight in enumerate(weights):
        mark -= weight
        if mark < 0:
            return at
    raise AssertionError("a mark below the sum of the weights lies in one of them")

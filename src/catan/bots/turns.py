"""The value of each move of a turn: the value after it, less the value now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from catan.bots.land import CARD, value
from catan.bots.robbing import blockade_value, worth_of_knight
from catan.bots.sight import Sight
from catan.core.frames import FreeRoads
from catan.core.moves import KNIGHT, ROADS, Move
from catan.core.moves import discard as to_discard
from catan.core.resources import COST_OF_CARD, KINDS, NOTHING, ONE, count, size
from catan.core.state import State
from tabletop.core.engine import apply, options

# The least value of a move that is better than ending the turn.
LEAST = 0.02
# The value of a knight in hand as protection against the robber.
KEPT_KNIGHT = 0.3


def best_move(sight: Sight, moves: Sequence[Move]) -> int:
    """Return the index of the move with the highest value; `end` has the value `LEAST`."""
    return max(range(len(moves)), key=lambda at: worth(sight, moves[at]))


def worth(sight: Sight, move: Move) -> float:
    """Return the value of a move after the throw."""
    match move.verb:
        case "road" | "settle" | "city":
            return _building(sight, move)
        case "buy":
            return CARD + sight.gain(-COST_OF_CARD)
        case "bank":
            return sight.gain((move.get or NOTHING) - (move.give or NOTHING))
        case "play":
            return _card(sight, move)
        case _:
            return LEAST


def worth_before_the_dice(sight: Sight, move: Move) -> float:
    """Return the value of a move before the throw: a knight counts if it unblocks a hex or wins Largest Army."""
    if move != KNIGHT:
        return LEAST if move.verb == "roll" else 0.0
    return _card(sight, move) if blockade_value(sight, sight.state.robber) < 0 or _wins_army(sight) else 0.0


def _building(sight: Sight, move: Move) -> float:
    after = sight.state.clone()
    apply(after, move)
    return value(after, sight.me) - sight.value


def _card(sight: Sight, move: Move) -> float:
    match move.card:
        case "knight":
            return worth_of_knight(sight) + _step_to_army(sight) - KEPT_KNIGHT
        case "roads":
            return _two_roads(sight)
        case "plenty":
            return sight.gain(move.get or NOTHING) - CARD
        case _:
            others = [seat for seat in range(len(sight.state.names)) if seat != sight.me]
            number = round(sum([sight.estimate(seat)[move.at] for seat in others]))
            return sight.gain(number * ONE[move.at]) - CARD


def _step_to_army(sight: Sight) -> float:
    """Return the value of one more knight for Largest Army (K9.4), without the loss of the card."""
    after = sight.state.clone()
    apply(after, KNIGHT)
    return value(after, sight.me) - sight.value + CARD


def _wins_army(sight: Sight) -> bool:
    after = sight.state.clone()
    apply(after, KNIGHT)
    return after.largest_army == sight.me != sight.state.largest_army


def _two_roads(sight: Sight) -> float:
    """Return the value of two free roads, each on its best path (K8.5)."""
    after = sight.state.clone()
    apply(after, ROADS)
    while after.stack and after.stack[-1].seat == sight.me and type(after.stack[-1]) is FreeRoads:
        moves = cast("Sequence[Move]", options(after))
        values = _values_after(after, moves, sight.me)
        apply(after, moves[values.index(max(values))])
    return value(after, sight.me) - sight.value


def free_road_values(sight: Sight, moves: Sequence[Move]) -> list[float]:
    """Return the value of the position after each road."""
    return _values_after(sight.state, moves, sight.me)


def _values_after(state: State, moves: Sequence[Move], seat: int) -> list[float]:
    def after(move: Move) -> float:
        twin = state.clone()
        apply(twin, move)
        return value(twin, seat)

    return [after(move) for move in moves]


def discard(sight: Sight) -> Move:
    """Return a discard chosen greedily: card by card, the one with the smallest loss (K5.1)."""
    hand = sight.hand
    for _ in range(size(hand) // 2):
        kinds = [kind for kind in KINDS if count(hand, kind)]
        hand -= ONE[max(kinds, key=lambda kind: sight.worth(hand - ONE[kind]))]
    return to_discard(sight.hand - hand)

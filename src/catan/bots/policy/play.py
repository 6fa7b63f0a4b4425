"""The policy: the value of each option of any decision, and the best of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from catan.bots.policy.placing import corner_worth, road_worth
from catan.bots.policy.position import Position
from catan.bots.policy.robber import worth_of_robbing
from catan.bots.policy.trading import value_of_accepting, value_of_confirming
from catan.bots.policy.turns import worth, worth_before_the_dice, worth_of_road
from catan.bots.policy.weights import Weights
from catan.core.frames import Answer, Choose, Discard, FreeRoads, Place, Robber, Steal, Turn
from catan.core.moves import REFUSE, WITHDRAW, Move
from catan.core.moves import discard as to_discard
from catan.core.resources import KINDS, NOTHING, ONE, count, size
from catan.core.state import State
from tabletop.core.engine import options
from tabletop.core.lazy import in_memory

# Moves that cannot be valued by themselves: it depends on what others answer.
OPEN_ENDED: Final = ("offer", "bid")


def decide(state: State, weights: Weights) -> Move:
    """Return the move of the seat that decides, by a whole state; it does not trade with other players."""
    frame = state.stack[-1]
    kind = type(frame)
    if kind is Answer:
        return REFUSE
    if kind is Choose:
        return WITHDRAW
    position = Position(state, frame.seat, weights)
    if kind is Discard:
        return best_discard(position)
    moves = in_memory(cast("Sequence[Move]", options(state)))
    if len(moves) == 1:
        return moves[0]
    worths = values(position, frame, moves)
    return moves[worths.index(max(worths))]


def values(position: Position, frame: object, moves: Sequence[Move]) -> list[float]:
    """Return the value of each of these moves for the seat that decides; only their differences mean anything.

    `frame` is what asks. Offers and bids cannot be valued: leave them out.
    """
    match frame:
        case Turn():
            value = worth_before_the_dice if frame.dice is None else worth
            return [value(position, move) for move in moves]
        case Robber():
            return [worth_of_robbing(position, move.at) for move in moves]
        case Steal():
            return [position.theft(move.at) for move in moves]
        case FreeRoads():
            return [worth_of_road(position, move.at) for move in moves]
        case Discard():
            return [position.worth(position.hand - (move.give or NOTHING)) for move in moves]
        case Place():
            place = corner_worth if moves[0].verb == "settle" else road_worth
            return [place(position, move.at) for move in moves]
        case Answer():
            return [value_of_accepting(position, frame) if move.verb == "accept" else 0.0 for move in moves]
        case Choose():
            return [value_of_confirming(position, frame, move.at) if move.verb == "confirm" else 0.0 for move in moves]
    raise ValueError(f"nobody is asked by {frame!r}")


def best_discard(position: Position) -> Move:
    """Return a discard chosen greedily: card by card, the one with the smallest loss (K5.1)."""
    hand, worths = position.hand, position.hands_of(position.me)
    for _ in range(size(hand) // 2):
        kinds = [kind for kind in KINDS if count(hand, kind)]
        hand -= ONE[max(kinds, key=lambda kind: worths[hand - ONE[kind]])]
    return to_discard(position.hand - hand)

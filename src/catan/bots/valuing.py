"""The values of the options of any decision, in victory points: what a review compares."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from catan.bots.placing import corner_values, road_values
from catan.bots.robbing import worth_of_robbing, worth_of_theft
from catan.bots.sight import Sight
from catan.bots.trading import value_of_accepting, value_of_confirming
from catan.bots.turns import free_road_values, worth, worth_before_the_dice
from catan.core.frames import Answer, Choose, Discard, FreeRoads, Place, Robber, Steal, Turn
from catan.core.moves import Move
from catan.core.resources import NOTHING

# What cannot be valued by itself: it depends on what others answer.
OPEN_ENDED: Final = ("offer", "bid")


def values(sight: Sight, frame: object, moves: Sequence[Move]) -> list[float]:
    """Return the value of each of these moves for the seat that decides; only their differences mean anything.

    `frame` is what asks. Offers and bids cannot be valued: leave them out.
    """
    match frame:
        case Place():
            return corner_values(sight, moves) if moves[0].verb == "settle" else road_values(sight, moves)
        case Turn():
            value = worth_before_the_dice if frame.dice is None else worth
            return [value(sight, move) for move in moves]
        case Discard():
            return [sight.worth(sight.hand - (move.give or NOTHING)) for move in moves]
        case Robber():
            return [worth_of_robbing(sight, move.at) for move in moves]
        case Steal():
            return [worth_of_theft(sight, move.at) for move in moves]
        case FreeRoads():
            return free_road_values(sight, moves)
        case Answer():
            return [value_of_accepting(sight, frame) if move.verb == "accept" else 0.0 for move in moves]
        case Choose():
            return [value_of_confirming(sight, frame, move.at) if move.verb == "confirm" else 0.0 for move in moves]
    raise ValueError(f"nobody is asked by {frame!r}")

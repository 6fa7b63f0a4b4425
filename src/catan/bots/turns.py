"""What each move of a turn is worth: what it leaves one with, less what one has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from catan.bots.land import CARD, value
from catan.bots.robbing import blocked, worth_of_knight
from catan.bots.sight import Sight
from catan.core.frames import FreeRoads
from catan.core.moves import KNIGHT, ROADS, Move
from catan.core.moves import discard as to_discard
from catan.core.resources import COST_OF_CARD, KINDS, NOTHING, ONE, count, size
from catan.core.state import State
from tabletop.engine import apply, options

# What a move must bring to be better than to end the turn.
LEAST = 0.02
# What a knight in hand is kept for: the day when the robber comes.
KEPT_KNIGHT = 0.3


def best_move(sight: Sight, moves: Sequence[Move]) -> int:
    """Return the index of the move that brings most; `end` brings next to nothing."""
    return max(range(len(moves)), key=lambda at: worth(sight, moves[at]))


def worth(sight: Sight, move: Move) -> float:
    """Return what a move of one's turn after the throw brings."""
    match move.verb:
        case "road" | "settle" | "city":
            return _built(sight, move)
        case "buy":
            return CARD + sight.gain(-COST_OF_CARD)
        case "bank":
            return sight.gain((move.get or NOTHING) - (move.give or NOTHING))
        case "play":
            return _card(sight, move)
        case _:
            return LEAST


def worth_before_the_dice(sight: Sight, move: Move) -> float:
    """Return what a move before the throw brings: a knight where it frees one's own hex or is the last one needed."""
    if move != KNIGHT:
        return LEAST if move.verb == "roll" else 0.0
    return _card(sight, move) if blocked(sight, sight.state.robber) < 0 or _wins_army(sight) else 0.0


def _built(sight: Sight, move: Move) -> float:
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
            number = round(sum([sight.held(seat)[move.at] for seat in others]))
            return sight.gain(number * ONE[move.at]) - CARD


def _step_to_army(sight: Sight) -> float:
    """Return what one more knight played is worth on the way to Largest Army (K9.4), the card in hand less."""
    after = sight.state.clone()
    apply(after, KNIGHT)
    return value(after, sight.me) - sight.value + CARD


def _wins_army(sight: Sight) -> bool:
    after = sight.state.clone()
    apply(after, KNIGHT)
    return after.largest_army == sight.me != sight.state.largest_army


def _two_roads(sight: Sight) -> float:
    """Return what two free roads bring, each laid where it brings most (K8.5)."""
    after = sight.state.clone()
    apply(after, ROADS)
    while after.stack and after.stack[-1].seat == sight.me and type(after.stack[-1]) is FreeRoads:
        moves = cast("Sequence[Move]", options(after))
        apply(after, moves[_best_road(after, moves, sight.me)])
    return value(after, sight.me) - sight.value


def best_free_road(sight: Sight, moves: Sequence[Move]) -> int:
    """Return the index of the road that brings most."""
    return _best_road(sight.state, moves, sight.me)


def _best_road(state: State, moves: Sequence[Move], seat: int) -> int:
    def after(at: int) -> float:
        twin = state.clone()
        apply(twin, moves[at])
        return value(twin, seat)

    return max(range(len(moves)), key=after)


def discard(sight: Sight) -> Move:
    """Return the discard that leaves the best half: card by card, whatever is missed least (K5.1)."""
    hand = sight.hand
    for _ in range(size(hand) // 2):
        kinds = [kind for kind in KINDS if count(hand, kind)]
        hand -= ONE[max(kinds, key=lambda kind: sight.worth(hand - ONE[kind]))]
    return to_discard(sight.hand - hand)

"""Raids in the last round: which of them can still change who wins, or who comes in before whom (R8.2, R8.3)."""

from __future__ import annotations

from typing import NamedTuple

from citadels.core.cities import set_city
from citadels.core.moves import Move
from citadels.core.state import State
from citadels.flow.scoring import certain_points
from citadels.views.view import last_called, turn_on_stack

# Points that a player may still get: by a turn that is to come or goes on, by a card in hand that scores there.
TURN_TO_COME = 9
SCORED_IN_HAND = 3


class _Span(NamedTuple):
    """The fewest and the most points that a seat can end with, as far as all can tell."""

    least: int
    most: int


def matters(state: State, seat: int, raid: Move, *, may_build: bool = False) -> bool:
    """Whether a raid in the last round can keep its victim from winning, or bring the raider past them.

    Args:
        state: The game before the raid, or a seat's view of it.
        seat: The raider.
        raid: A move that destroys one district of another seat.
        may_build: Whether the raider can still build in this turn.
    """
    if not state.last_round:
        return True
    victim = raid.seat
    spans = [_span(state, other, may_build=may_build and other == seat) for other in range(len(state.players))]
    after = spans[victim].least - _loss(state, victim, raid.names[0])
    if spans[victim].most >= spans[seat].least and after <= spans[seat].most:
        return True
    others = [span for other, span in enumerate(spans) if other != victim]
    could_win = spans[victim].most >= max(span.least for span in others)
    return could_win and after <= max(span.most for span in others)


def _span(state: State, seat: int, *, may_build: bool) -> _Span:
    least, player = certain_points(state, seat), state.players[seat]
    more = TURN_TO_COME if may_build or _acts_later(state, seat) else 0
    if "scored_in_hand" in state.rules.answered and player.hand:
        more += SCORED_IN_HAND
    if any(state.rules.cards.districts[name].scores_holdings for name in player.names):
        more += max(player.gold, len(player.hand))
    return _Span(least, least + more)


def _acts_later(state: State, seat: int) -> bool:
    """Whether another seat may still have a turn in this round: ranks are left to be called, one perhaps theirs."""
    turn = turn_on_stack(state)
    return last_called(state) < len(state.rules.characters) and (turn is None or turn.seat != seat)


def _loss(state: State, seat: int, label: str) -> int:
    """The points that a seat loses with a district, kinds and what its city scores included."""
    then = state.clone()
    city = then.players[seat].city
    at = next(at for at, built in enumerate(city) if built.label == label)
    set_city(then, seat, city[:at] + city[at + 1 :])
    return certain_points(state, seat) - certain_points(then, seat)

"""The Abbot (R6.5A)."""

from __future__ import annotations

from citadels.cards.roles.powers import income
from citadels.core.definitions import RELIGIOUS, ChoiceFacts, Power, Role, Why
from citadels.core.effects import (
    hand_over,
)
from citadels.core.frames import Turn
from citadels.core.moves import Move, move
from citadels.core.state import State
from citadels.core.verbs import Verb
from tabletop.core.event_spec import FROM_OTHER, EventSpec


def richest_other(state: State, seat: int) -> int | None:
    """Return who alone has the most gold, if it is not the Abbot (R6.5A)."""
    purses = [player.gold for player in state.players]
    most = max(purses)
    richest = purses.index(most)
    return richest if most and purses.count(most) == 1 and richest != seat else None


def _tithes(state: State, turn: Turn) -> list[Move]:
    return [] if richest_other(state, turn.seat) is None else [move("tithe")]


def _tithe(state: State, turn: Turn, _: Move) -> None:
    richest = richest_other(state, turn.seat)
    assert richest is not None, "tithe is offered only with somebody to pay"
    hand_over(state, richest, turn.seat, 1)
    state.emit("tithe", player=turn.seat, other=richest, gold=1)


def _no_tithe(_: State, __: Turn) -> Why:
    return Why("nobody")


def _payer(state: State, turn: Turn, _: Move) -> ChoiceFacts:
    return {"seat": richest_other(state, turn.seat)}


TITHE = Power(
    Verb("tithe", sign="coin", whole=True), _tithes, _tithe, _no_tithe, shows=_payer, default_bot_weight=2.0,
    events=(EventSpec("tithe", flow=FROM_OTHER, goods="gold", affects="other", affects_sign="coin", is_setback=True),),
)  # fmt: skip


ABBOT = Role(
    "abbot", 5, RELIGIOUS, edition="dark_city",
    powers=(income(RELIGIOUS), TITHE),
)  # fmt: skip

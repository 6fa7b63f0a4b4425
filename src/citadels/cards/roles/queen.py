"""The Queen (R6.9Q)."""

from __future__ import annotations

from citadels.cards.roles.powers import INCOME, ONCE
from citadels.core.definitions import ChoiceFacts, Power, Role, Why
from citadels.core.effects import gain
from citadels.core.frames import Turn
from citadels.core.hooks import RoleWhen
from citadels.core.moves import Move
from citadels.core.readings import from_bank
from citadels.core.state import State
from citadels.core.verbs import Verb
from tabletop.core.event_spec import FROM_TABLE, EventSpec


def _beside(state: State, seat: int, other: int) -> bool:
    return (seat - other) % len(state.players) in (1, len(state.players) - 1)


def _rank_4_beside(state: State, seat: int) -> bool:
    """Whether rank 4 was played next to this seat; a killed one is not yet known (R6.9Q, R11.21)."""
    rank_4 = state.rules.characters[3]
    holder = state.holder(rank_4)
    return holder is not None and not state.silenced(rank_4) and _beside(state, seat, holder)


def _audience(state: State, turn: Turn) -> list[Move]:
    if state.bank == 0 or not _rank_4_beside(state, turn.seat):
        return []
    return [INCOME]


def _reign(state: State, turn: Turn, _: Move) -> None:
    gold = gain(state, turn.seat, 3)
    state.emit("queen", player=turn.seat, gold=gold)


def _no_audience(state: State, turn: Turn) -> Why:
    if _rank_4_beside(state, turn.seat):
        return Why("no-gold-in-bank")
    return Why("not-beside", english="rank 4 was not played beside the Queen (R6.9Q)")


def _late_gold(state: State) -> None:
    """Rank 4 was killed beside the Queen, who gets the gold once it is revealed (R6.9Q); otherwise nothing."""
    rank_4 = state.rules.characters[3]
    queen, holder = state.holder("queen"), state.holder(rank_4)
    if queen is not None and holder is not None and state.silenced(rank_4) and _beside(state, queen, holder):
        gold = gain(state, queen, 3)
        state.emit("queen", player=queen, gold=gold)


def _three_gold(state: State, _: Turn, __: Move) -> ChoiceFacts:
    return {"gold": from_bank(state, 3)}


AUDIENCE = Power(
    Verb("income", sign="coin", kind="audience", free=True), _audience, _reign, _no_audience, shows=_three_gold,
    id=ONCE, events=(EventSpec("queen", flow=FROM_TABLE, goods="gold", aggregated=True),), default_bot_weight=2.0,
)  # fmt: skip

QUEEN = Role(
    "queen", 9, edition="dark_city", min_seats=5,
    powers=(AUDIENCE,),
    when=RoleWhen(round_ended=_late_gold),
)  # fmt: skip

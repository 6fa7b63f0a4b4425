"""The Merchant (R6.6M)."""

from __future__ import annotations

from citadels.cards.roles.powers import income
from citadels.core.definitions import TRADE, Role
from citadels.core.effects import (
    gain,
)
from citadels.core.frames import Turn
from citadels.core.hooks import RoleWhen
from citadels.core.state import State
from tabletop.core.event_spec import FROM_TABLE, EventSpec


def _coin(state: State, turn: Turn) -> None:
    gold = gain(state, turn.seat, 1)
    if gold and state.events is not None:
        state.emit("merchant", player=turn.seat, gold=gold)


MERCHANT = Role(
    "merchant", 6, TRADE,
    powers=(income(TRADE),),
    when=RoleWhen(bonus_due=_coin),
    events=(EventSpec("merchant", flow=FROM_TABLE, goods="gold", not_announced=True, aggregated=True),),
)  # fmt: skip

"""The Alchemist (R6.6A)."""

from __future__ import annotations

from citadels.core.definitions import Role
from citadels.core.effects import (
    gain,
)
from citadels.core.frames import Turn
from citadels.core.hooks import RoleWhen
from citadels.core.state import State
from tabletop.core.event_spec import FROM_TABLE, EventSpec


def _refund(state: State, turn: Turn) -> None:
    gold = gain(state, turn.seat, turn.spent)
    if gold:
        state.emit("refund", player=turn.seat, gold=gold)


ALCHEMIST = Role(
    "alchemist", 6, edition="dark_city",
    when=RoleWhen(turn_ended_own=_refund),
    events=(EventSpec("refund", flow=FROM_TABLE, goods="gold", aggregated=True),),
)  # fmt: skip

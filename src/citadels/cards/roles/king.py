"""The King (R6.4K)."""

from __future__ import annotations

from citadels.cards.roles.powers import income
from citadels.core.definitions import NOBLE, Role
from citadels.core.effects import (
    crown,
)
from citadels.core.hooks import RoleWhen
from citadels.core.state import State


def _takes_crown(state: State, seat: int) -> None:
    crown(state, seat)


def _heir(state: State) -> None:
    """The assassinated King takes the Crown when revealed at the end of the round (R6.4K, R9.2)."""
    seat = state.holder("king")
    if state.rules.heir and seat is not None and state.silenced("king"):
        crown(state, seat)


KING = Role(
    "king", 4, NOBLE,
    powers=(income(NOBLE),),
    when=RoleWhen(turn_began=_takes_crown, round_ended=_heir),
)  # fmt: skip

"""The King (R6.4K)."""

from __future__ import annotations

from citadels.cards.roles.powers import income
from citadels.core.definitions import NOBLE, Role
from citadels.core.effects import (
    crown,
)
from citadels.core.hooks import RoleWhen
from citadels.core.state import State


def crowned(role: str) -> RoleWhen:
    """A character takes the Crown when called, or when revealed at the end of the round if killed (R6.4K, R9.2)."""

    def called(state: State, seat: int) -> None:
        crown(state, seat)

    def heir(state: State) -> None:
        seat = state.holder(role)
        if state.rules.heir and seat is not None and state.silenced(role):
            crown(state, seat)

    return RoleWhen(turn_began=called, round_ended=heir)


KING = Role(
    "king", 4, NOBLE,
    powers=(income(NOBLE),),
    when=crowned("king"),
)  # fmt: skip

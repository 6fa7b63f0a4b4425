"""What a record of Citadels says beside the moves (notation §3): where each turn begins."""

from __future__ import annotations

from typing import NamedTuple

from citadels.core.state import State
from citadels.views.view import turn_on_stack


class Playing(NamedTuple):
    """Whose turn it is: the round, the seat, and the character it plays."""

    round: int
    seat: int
    role: str


def playing(state: State) -> Playing | None:
    """Return whose turn it is; None in the selection and between the turns."""
    turn = turn_on_stack(state)
    return None if turn is None else Playing(state.round, turn.seat, turn.role)

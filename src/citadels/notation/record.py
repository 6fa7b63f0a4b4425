"""Comments in a record of Citadels beside the moves (notation §3): where each turn begins."""

from __future__ import annotations

from typing import NamedTuple

from citadels.core.frames import Turn
from citadels.core.menu import Redraws
from citadels.core.state import State
from citadels.flow.turn import gathers_first
from citadels.views.view import turn_on_stack


class Playing(NamedTuple):
    """The turn under way: the round, the seat, and the character it plays."""

    round: int
    seat: int
    role: str


def playing(state: State) -> Playing | None:
    """Return whose turn it is; None in the selection and between the turns."""
    turn = turn_on_stack(state)
    return None if turn is None else Playing(state.round, turn.seat, turn.role)


def heading(state: State, turn: Playing) -> str:
    """Return the comment where a turn begins: `R3 Ann as king`."""
    return f"R{turn.round} {state.players[turn.seat].name} as {turn.role}"


def older_moves(state: State) -> Redraws | tuple[()]:
    """List what was legal here before R17.1: to redraw with an empty deck."""
    turn = state.stack[-1] if state.stack and not state.deck else None
    if type(turn) is not Turn or turn.alone or turn.power or "redraw" not in state.rules.cards.powers[turn.role]:
        return ()
    if "resources" not in turn.taken and gathers_first(state, turn):
        return ()
    return Redraws(state.players[turn.seat].hand)

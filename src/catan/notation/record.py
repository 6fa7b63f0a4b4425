"""The comments in a record (notation §5): the start of each turn, and the dice of each throw."""

from __future__ import annotations

from typing import NamedTuple

from catan.core.frames import Turn
from catan.core.moves import Move
from catan.core.state import State


class Playing(NamedTuple):
    """The round and the seat whose turn it is; in round 0 the seat that places."""

    round: int
    seat: int


def playing(state: State) -> Playing:
    """Return the current round and seat."""
    return Playing(state.round, state.turn_of)


def heading(state: State, turn: Playing) -> str:
    """Return the comment where a turn begins: `R3 Ann`."""
    return f"R{turn.round} {state.names[turn.seat]}"


def dice_text(move: Move, after: State) -> str:
    """Return the dice of a throw as `3+4`, from the state after it; "" for other moves."""
    turn = next((frame for frame in after.stack if type(frame) is Turn), None) if move.verb == "roll" else None
    if turn is None or turn.dice is None:
        return ""
    first, second = turn.dice
    return f"{first}+{second}"

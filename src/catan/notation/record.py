"""What a record of Catan says beside the moves (notation §5): where a turn begins, and what was thrown."""

from __future__ import annotations

from typing import NamedTuple

from catan.core.frames import Turn
from catan.core.moves import Move
from catan.core.state import State


class Playing(NamedTuple):
    """Whose turn it is, in which round; in round 0 who places."""

    round: int
    seat: int


def playing(state: State) -> Playing:
    """Return whose turn it is."""
    return Playing(state.round, state.turn_of)


def thrown(move: Move, after: State) -> str:
    """Return the two dice of a throw, as `3+4`, by the state after it; "" for any other move."""
    turn = next((frame for frame in after.stack if type(frame) is Turn), None) if move.verb == "roll" else None
    if turn is None or turn.rolled is None:
        return ""
    one, other = turn.rolled
    return f"{one}+{other}"

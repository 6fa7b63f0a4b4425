"""The comments in a record: where each turn begins (notation §7)."""

from __future__ import annotations

from typing import NamedTuple

from praga.core.state import State


class Playing(NamedTuple):
    """The number of the turn, and whose it is."""

    turn: int
    seat: int


def playing(state: State) -> Playing:
    """Return the current turn."""
    return Playing(state.turn, state.turn_of)


def heading(state: State, turn: Playing) -> str:
    """Return the comment where a turn begins: `T13 Ann`."""
    return f"T{turn.turn} {state.names[turn.seat]}"

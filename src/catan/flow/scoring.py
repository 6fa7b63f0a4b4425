"""Scores, winners and the end of the game (K10)."""

from __future__ import annotations

from catan.core.state import State


def end_if_won(state: State) -> bool:
    """End the game if the player whose turn it is has enough points (K10.3); return whether it ended.

    Pending decisions are dropped (K12.11).
    """
    if state.points(state.turn_of) < state.rules.points:
        return False
    finish(state)
    return True


def finish(state: State) -> None:
    """End the game: clear the stack and emit the result."""
    state.stack.clear()
    if state.events is not None:
        state.emit("over", winners=winners(state), scores=scores(state))


def scores(state: State) -> list[int]:
    """Return the points of all players by seat, point cards included (K12.33)."""
    return [state.points(seat) for seat in range(len(state.names))]


def winners(state: State) -> list[int]:
    """Return the winners of a finished game, ascending: the player who reached the points, else all with the most."""
    points = scores(state)
    if points[state.turn_of] >= state.rules.points:
        return [state.turn_of]
    return [seat for seat, theirs in enumerate(points) if theirs == max(points)]

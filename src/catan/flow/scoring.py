"""Who has won, and with how many points (K10)."""

from __future__ import annotations

from catan.core.state import State


def end_if_won(state: State) -> bool:
    """End the game if the player whose turn it is has the points (K10.3), and return whether it ended.

    What was still asked is dropped (K12.11).
    """
    if state.points(state.turn_of) < state.rules.points:
        return False
    finish(state)
    return True


def finish(state: State) -> None:
    """End the game: nothing is asked any more."""
    state.stack.clear()
    if state.events is not None:
        state.tell("over", winners=winners(state), scores=scores(state))


def scores(state: State) -> list[int]:
    """Return everybody's points by seat, point cards included (K12.33)."""
    return [state.points(seat) for seat in range(len(state.names))]


def winners(state: State) -> list[int]:
    """Return who has won a game that is over, ascending: one with the points in their turn, else the most points."""
    points = scores(state)
    if points[state.turn_of] >= state.rules.points:
        return [state.turn_of]
    return [seat for seat, theirs in enumerate(points) if theirs == max(points)]

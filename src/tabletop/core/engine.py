"""The engine: resolves frames from the top of the stack until one asks."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.frames import CHOOSE, OPTIONS, RUN, State


def advance(state: State) -> None:
    """Run what runs by itself until a frame asks or nothing is left."""
    stack = state.stack
    while stack:
        run = RUN.get(type(stack[-1]))
        if run is None:
            return
        run(state, stack.pop())


def apply(state: State, move: str) -> None:
    """Play a legal move: resolve the frame that asks, then run to the next question."""
    stack = state.stack
    frame = stack.pop()
    CHOOSE[type(frame)](state, frame, move)
    while stack:
        run = RUN.get(type(stack[-1]))
        if run is None:
            return
        run(state, stack.pop())


def options(state: State) -> Sequence[str]:
    """List the current player's legal moves; empty when the game is over."""
    if not state.stack:
        return ()
    frame = state.stack[-1]
    return OPTIONS[type(frame)](state, frame)


def current_seat(state: State) -> int | None:
    """Return the seat that decides, or None when the game is over."""
    return state.stack[-1].seat if state.stack else None

"""The shape of the stack between two rounds: the end of the round, the next call, and what is done now."""

from __future__ import annotations

from collections.abc import Iterable

from citadels.core.frames import CALLS, END_ROUND, Resume, Turn
from citadels.core.state import State
from tabletop.core.frames import Frame


def stack_after(rank: int, frames: Iterable[Frame]) -> list[Frame]:
    """Return the stack while these frames are dealt with, the first undermost; ranks up to this one were called.

    Rank 0 is the selection, before the first call.
    """
    return [END_ROUND, CALLS[rank + 1], *frames]


def stack_for(state: State, frame: Frame) -> list[Frame]:
    """Return the stack while nothing is asked but a pick or a turn; below a turn a stopped one may wait (R5.3)."""
    if type(frame) is not Turn:
        return [END_ROUND, CALLS[1], frame]
    rank = state.rules.characters.index(frame.role) + 1
    waiting = (Resume(rank),) if frame.alone and state.resumes(frame.role) else ()
    return [END_ROUND, CALLS[rank + 1], *waiting, frame]

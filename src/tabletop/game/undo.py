"""Undo: one's own last decision can be taken back, unless another decided since or something came to light."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Decision(NamedTuple):
    """A decision that was played: whose it was, how long the log was before it, and what it brought to light."""

    seat: int
    before: int
    barrier: str | None = None


def why_not(decisions: Sequence[Decision], seat: int | None) -> str | None:
    """Return why this seat cannot take the last decision back (a message id), or None if it can.

    Without a seat there is nobody who could.
    """
    if seat is None or all(decision.seat != seat for decision in decisions):
        return "undo-nothing"
    last = decisions[-1]
    if last.seat != seat:
        return "undo-other-decided"
    return None if last.barrier is None else f"undo-{last.barrier}"

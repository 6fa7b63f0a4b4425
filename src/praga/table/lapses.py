"""Gains that lapse at the end of a turn though they could be had for nothing (P15.27)."""

from __future__ import annotations

from collections.abc import Sequence

from praga.core.frames import FREE, Turn
from praga.core.moves import Move
from praga.core.tables import SLOTS


def lapsing(turn: Turn, moves: Sequence[Move]) -> list[str]:
    """Return the moves of a turn that take something kept, cost nothing, and are gone with the end of the turn."""
    return [str(move) for move in moves if _is_free(turn, move)]


def _is_free(turn: Turn, move: Move) -> bool:
    """Return whether a move takes something that is kept and costs nothing.

    The points of a special slot come by themselves; an egg of a slot or a street costs something.
    """
    if move.verb == "bonus" and move.words[0] == "wheel":
        return bool(SLOTS[turn.slot].good)
    return move.verb in ("bonus", "sideways") or (move.verb == "effect" and move.words[1] == FREE)

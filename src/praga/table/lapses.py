"""What lapses at the end of a turn though it could be had for nothing (P15.27)."""

from __future__ import annotations

from praga.core.frames import FREE, Turn
from praga.core.moves import Move
from praga.core.tables import SLOTS


def lapses(turn: Turn, move: Move) -> bool:
    """Return whether a legal move takes something that is kept, costs nothing, and is gone with the end of the turn.

    The points of a special slot come by themselves; an egg of a slot or a street costs something.
    """
    if move.verb == "bonus" and move.words[0] == "wheel":
        return bool(SLOTS[turn.slot].good)
    return move.verb in ("bonus", "sideways") or (move.verb == "effect" and move.words[1] == FREE)

"""Marks: what a card lays on a character, a player or a turn, and what the table remembers of it until it is lifted.

The card that lays a mark declares it. Reading and writing positions and views, clearing the table after a round and
what a marked character may still do when it is called follow from the declaration.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

if TYPE_CHECKING:
    from citadels.core.frames import Turn
    from citadels.core.state import State

T = TypeVar("T")

# What a mark holds: the name of a character, the number of a seat, a stopped turn (`Held`), gold, or several characters
# of which one is marked in earnest (`FaceDown`).
CHARACTER, SEAT, TURN, GOLD, FACE_DOWN = "character", "seat", "turn", "gold", "face down"
# How long it stays: until the round is over, or as long as the game.
ROUND, GAME = "round", "game"
# Who knows of it: everybody, or the player of the character that places it.
PUBLIC, LAYER = "public", "layer"
# What it leaves a marked character of its call: nothing at all, or the resource action alone (R5.1, R11.7).
SILENT, ALONE = "silent", "alone"


class Held(NamedTuple):
    """A turn that stopped and will go on as another character (R5.3): whose it is and what was used in it."""

    seat: int
    taken: tuple[str, ...]


class FaceDown(NamedTuple):
    """Tokens that lie face down on several characters, one of them in earnest: which, who laid them knows (E5.3, E5.5).

    `on` has those, by rank, whose token can still be turned up; `real` is "" where it is not known; `shown` is
    whether it was turned up for all to see.
    """

    on: tuple[str, ...]
    real: str
    shown: bool = False


@dataclass(frozen=True, slots=True)
class Mark(Generic[T]):
    """One kind of mark; `id` is its key in positions and views (notation §1)."""

    id: str
    holds: str
    scope: str = ROUND
    audience: str = PUBLIC
    always: bool = False  # written in every game, also where no card lays it
    leaves: str = ""  # what it leaves the marked character of its call: SILENT, ALONE, or all of it
    takes_over: bool = False  # who plays as the character that lays it plays as the marked one too (R5.3)
    # Why it cannot lie in this game, asked before its value is read; None if it can.
    bars: Callable[[State], str | None] | None = None
    # Why it cannot lie like this, asked once the players are read, of a seat that is named; None if it can.
    misplaced: Callable[[State, int], str | None] | None = None
    shown: str = ""  # the flag under which a table shows what it lies on (docs/protocol.md §2); "": it is not shown
    # Whether it is due at the end of the turn, from its player, as far as is public.
    due: Callable[[State, Turn], bool] | None = None
    # Of tokens that lie face down: how many there are, the key under which the real one is written, the flag under
    # which a table shows where it lies to those who know, and why a turn cannot stand as it is written, None if it can.
    count: int = 1
    real: str = ""
    real_flag: str = ""
    unsettled: Callable[[State, Turn], str | None] | None = None

    @property
    def bare(self) -> int | None:
        """Return the text for a mark that lies nowhere."""
        return 0 if self.holds == GOLD else None

    def on(self, state: State) -> T | None:
        """Return what the mark lies on now; None if it was not laid."""
        t: T | None = state.marks.get(self.id)
        return t

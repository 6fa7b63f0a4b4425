"""The frames several cards speak of; what each does is registered where its rule is written."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from citadels.core.definitions import CHARACTER
from tabletop.core.frames import Frames

FRAMES: Final = Frames()
# Each kind of frame is registered in the module that implements it.
asking, running = FRAMES.asking, FRAMES.running


class EndRound(NamedTuple):
    """The killed are revealed, then a new round begins or the game is over (R4.9)."""


class Calls(NamedTuple):
    """The next rank to be called (R4.1)."""

    rank: int


END_ROUND = EndRound()
# One for each rank there can be, and one after the last.
CALLS = tuple([Calls(rank) for rank in range(11)])


class Answer(NamedTuple):
    """The called player, revealed, begins their turn once thanks are said (R11.1)."""

    seat: int
    rank: int


class Resume(NamedTuple):
    """The Witch goes on as the bewitched character (R5.3)."""

    rank: int


@cache
def used(taken: tuple[str, ...], word: str, order: tuple[str, ...]) -> tuple[str, ...]:
    """Add a word to what was used, in the notation's order; one that no card declared comes last."""
    return tuple(sorted((*taken, word), key=(*order, word).index))


class Turn(NamedTuple):
    """A turn: who plays it as which character, and what was done in it (notation §1 `phase`).

    The acting character is this frame's, never looked up from the seat: the Witch's powers, limit and income follow.
    """

    seat: int
    role: str
    taken: tuple[str, ...] = ()
    power: int = 0
    built: int = 0
    extra: int = 0
    spent: int = 0
    alone: bool = False
    resumed: bool = False

    def count(self, word: str) -> int:
        """Return how often something was used in this turn, by its word in `taken`."""
        return self.power if word == CHARACTER else self.taken.count(word)

    def having(self, word: str, order: Iterable[str]) -> Turn:
        """The same turn with one thing more done; a character's powers are counted together (the Artist has two).

        `order` has the words of the edition in the order in which `taken` is written (`Edition.taken`).
        """
        seat, role, taken, power, built, extra, spent, alone, resumed = self
        if word == CHARACTER:
            return Turn(seat, role, taken, power + 1, built, extra, spent, alone, resumed)
        return Turn(seat, role, used(taken, word, tuple(order)), power, built, extra, spent, alone, resumed)


class Bonus(NamedTuple):
    """The character's bonus, after the others' replies to a resource action."""

    seat: int


class Lay(NamedTuple):
    """A district that was paid for is laid in a city; `gold` is what its builder paid for it in gold."""

    seat: int
    card: str
    gold: int = 0

    @property
    def cards(self) -> tuple[str, ...]:
        """The card, which lies in no hand and no city meanwhile."""
        return (self.card,)


class Paid(NamedTuple):
    """A district is paid for and its questions are answered; others may interrupt before it is placed."""

    seat: int
    card: str
    paid: bool
    gold: int = 0

    @property
    def cards(self) -> tuple[str, ...]:
        """The card, which lies in no hand and no city meanwhile."""
        return (self.card,)


class Keep(NamedTuple):
    """Cards drawn, of which some are kept (R4.2b)."""

    seat: int
    cards: tuple[str, ...]
    kept: int


class Gathered(NamedTuple):
    """The resource action is done: the character's bonus follows (R6.6M, R6.7A), or the turn ends (R11.7)."""

    seat: int


class Closing(NamedTuple):
    """The killed were revealed, and so many of the characters who answer the end of a round have had their say."""

    at: int


class Bury(NamedTuple):
    """Cards of a destroyed district on their way under the deck (R6.8W)."""

    cards: tuple[str, ...]

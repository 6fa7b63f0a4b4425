"""What is asked at a table: the frames of the stack (notation §2 `phase` and `asks`).

`Place` or `Turn` lies undermost; what is asked besides lies on it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from catan.core.resources import NOTHING, Bundle
from tabletop.frames import Frames

FRAMES: Final = Frames()
# Each kind of frame is registered where its rule is written.
asking = FRAMES.asking

TO_ALL = -1


class Place(NamedTuple):
    """A piece is placed before the first round: in even steps a settlement, in odd ones a road at it (K2.6)."""

    seat: int
    step: int


class Turn(NamedTuple):
    """A turn: what was thrown, whether a development card was played, and how many offers were made (K3)."""

    seat: int
    rolled: tuple[int, int] | None = None
    played: bool = False
    offers: int = 0


# Turns are made once, since those of all simulated games are the same few.
made_turn = lru_cache(maxsize=4096)(Turn)


class Discard(NamedTuple):
    """Those who must still discard, the first of them now (K5.1)."""

    seats: tuple[int, ...]

    @property
    def seat(self) -> int:
        """The one who discards now."""
        return self.seats[0]


class Robber(NamedTuple):
    """The robber is to be moved (K5.2)."""

    seat: int


class Steal(NamedTuple):
    """One of several victims is to be chosen; they are in ascending order (K5.3)."""

    seat: int
    victims: tuple[int, ...]


class FreeRoads(NamedTuple):
    """So many roads are to be built without cost (K8.5)."""

    seat: int
    left: int


class Offer(NamedTuple):
    """What a player gives for what they get; a side that is left open is None (K7.4 to K7.6)."""

    give: Bundle | None
    get: Bundle | None
    to: int = TO_ALL


class Said(NamedTuple):
    """An answer to an offer: "accept", "refuse", or "bid" with its terms from the bidder's side (K7.6)."""

    seat: int
    says: str
    give: Bundle = NOTHING
    get: Bundle = NOTHING


class Answer(NamedTuple):
    """An offer that others still have to answer, the first of `seats` now (K7.6)."""

    owner: int
    offer: Offer
    said: tuple[Said, ...]
    seats: tuple[int, ...]

    @property
    def seat(self) -> int:
        """The one who answers now."""
        return self.seats[0]


class Choose(NamedTuple):
    """An offer that all have answered: its owner confirms one of the answers, or withdraws (K7.7)."""

    seat: int
    offer: Offer
    said: tuple[Said, ...]

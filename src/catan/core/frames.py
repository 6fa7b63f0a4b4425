"""The frames of the stack: the decisions of a game (notation §2 `phase` and `asks`).

`Place` or `Turn` is the bottom frame; other decisions are pushed on top of it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from catan.core.resources import NOTHING, Bundle
from tabletop.core.frames import Frames

FRAMES: Final = Frames()
# Each kind of frame is registered in the module that implements its rule.
asking = FRAMES.asking

TO_ALL = -1


class Place(NamedTuple):
    """Place a piece before the first round: a settlement in even steps, a road at it in odd steps (K2.6)."""

    seat: int
    step: int


class Turn(NamedTuple):
    """A turn: its dice (None before the throw), whether a card was played, and the number of offers (K3)."""

    seat: int
    dice: tuple[int, int] | None = None
    card_played: bool = False
    offers: int = 0


# Cached: simulated games use the same few turns again and again.
cached_turn = lru_cache(maxsize=4096)(Turn)


class Discard(NamedTuple):
    """The seats that must still discard, the first of them now (K5.1)."""

    seats: tuple[int, ...]

    @property
    def seat(self) -> int:
        """The seat that discards now."""
        return self.seats[0]


class Robber(NamedTuple):
    """Move the robber (K5.2)."""

    seat: int


class Steal(NamedTuple):
    """Choose one of several victims, in ascending order of seats (K5.3)."""

    seat: int
    victims: tuple[int, ...]


class FreeRoads(NamedTuple):
    """Build `left` roads without cost (K8.5)."""

    seat: int
    left: int


class Offer(NamedTuple):
    """An offer, seen from the offerer; an open side is None (K7.4 to K7.6)."""

    give: Bundle | None
    get: Bundle | None
    to: int = TO_ALL


class Reply(NamedTuple):
    """An answer to an offer: "accept", "refuse", or "bid" with its terms seen from the bidder (K7.6)."""

    seat: int
    verb: str
    give: Bundle = NOTHING
    get: Bundle = NOTHING


class Answer(NamedTuple):
    """An offer with seats that must still answer, the first of them now (K7.6)."""

    owner: int
    offer: Offer
    replies: tuple[Reply, ...]
    seats: tuple[int, ...]

    @property
    def seat(self) -> int:
        """The seat that answers now."""
        return self.seats[0]


class Choose(NamedTuple):
    """An offer with all replies: its owner confirms one of them or withdraws (K7.7)."""

    seat: int
    offer: Offer
    replies: tuple[Reply, ...]

"""Resources and development cards, and how many of each somebody has (K1.1, K1.7).

A *bundle* is cards of several kinds as one number: a byte for each kind, the first kind lowest. There are never more
than 25 cards of a kind, so bundles are added and subtracted as they are, and the eighth bit of each byte is free.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

Bundle = int

RESOURCES: Final = ("wood", "brick", "wool", "grain", "ore")
WOOD, BRICK, WOOL, GRAIN, ORE = range(5)
CARDS: Final = ("knight", "roads", "plenty", "monopoly", "point")
KNIGHT, ROADS, PLENTY, MONOPOLY, POINT = range(5)
KINDS: Final = range(5)

BYTE: Final = 8
ONE: Final = tuple([1 << BYTE * kind for kind in KINDS])  # a bundle of one card, by its kind
ALL_OF: Final = tuple([255 << BYTE * kind for kind in KINDS])  # masks a bundle down to one kind
NOTHING: Final[Bundle] = 0
ONE_OF_EACH: Final[Bundle] = sum(ONE)
EIGHTH_BITS: Final = ONE_OF_EACH << 7


def bundle(counts: Iterable[int]) -> Bundle:
    """Return the bundle with so many cards of each kind, in the order of the kinds."""
    return sum([one * count for one, count in zip(ONE, counts, strict=True)])


def count(cards: Bundle, kind: int) -> int:
    """Return how many cards of one kind a bundle has."""
    return cards >> BYTE * kind & 255


@lru_cache(maxsize=4096)
def counts(cards: Bundle) -> tuple[int, ...]:
    """Return how many cards of each kind a bundle has."""
    return tuple([cards >> BYTE * kind & 255 for kind in KINDS])


def size(cards: Bundle) -> int:
    """Return how many cards a bundle has (at most 254)."""
    return cards % 255  # each byte counts for itself, since 256 leaves 1


def enough(cards: Bundle, wanted: Bundle) -> int:
    """Return the eighth bit of each kind of which a bundle has as many cards as wanted."""
    return cards + EIGHTH_BITS - wanted & EIGHTH_BITS


def holds(cards: Bundle, wanted: Bundle) -> bool:
    """Whether a bundle has all the cards wanted."""
    return cards + EIGHTH_BITS - wanted & EIGHTH_BITS == EIGHTH_BITS


def written(cards: Bundle, words: tuple[str, ...] = RESOURCES) -> dict[str, int]:
    """Return a bundle as it is written where only kinds above 0 are (notation §2)."""
    return {word: number for word, number in zip(words, counts(cards), strict=True) if number}


# The bank has 19 cards of each resource (K1.1), the deck these development cards (K1.7).
ALL_RESOURCES: Final[Bundle] = 19 * ONE_OF_EACH
ALL_CARDS: Final[Bundle] = bundle((14, 2, 2, 2, 5))

NOT_POINTS: Final = sum(ALL_OF[:POINT])  # masks development cards down to those that are played (K8.3)

# What building costs (K6.1).
COST_OF_ROAD: Final[Bundle] = bundle((1, 1, 0, 0, 0))
COST_OF_SETTLEMENT: Final[Bundle] = bundle((1, 1, 1, 1, 0))
COST_OF_CITY: Final[Bundle] = bundle((0, 0, 0, 2, 3))
COST_OF_CARD: Final[Bundle] = bundle((0, 0, 1, 1, 1))

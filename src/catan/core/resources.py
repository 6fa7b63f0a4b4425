"""Resources and development cards, and counts of them by kind (K1.1, K1.7).

A *bundle* is a count of cards by kind in one integer: a byte for each kind, the first kind lowest. There are never more
than 25 cards of a kind, so bundles can be added and subtracted directly, and the eighth bit of each byte is free.
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
    """Return the bundle with these counts, in the order of the kinds."""
    return sum([card * count for card, count in zip(ONE, counts, strict=True)])


def count(cards: Bundle, kind: int) -> int:
    """Return the number of cards of one kind in a bundle."""
    return cards >> BYTE * kind & 255


@lru_cache(maxsize=4096)
def counts(cards: Bundle) -> tuple[int, ...]:
    """Return the number of cards of each kind in a bundle."""
    return tuple([cards >> BYTE * kind & 255 for kind in KINDS])


def size(cards: Bundle) -> int:
    """Return the number of cards in a bundle (at most 254)."""
    return cards % 255  # each byte counts for itself, since 256 leaves 1


def enough(cards: Bundle, cost: Bundle) -> int:
    """Return the eighth bits of the kinds of which a bundle has enough cards for a cost."""
    return cards + EIGHTH_BITS - cost & EIGHTH_BITS


def holds(cards: Bundle, cost: Bundle) -> bool:
    """Return whether a bundle covers a cost."""
    return cards + EIGHTH_BITS - cost & EIGHTH_BITS == EIGHTH_BITS


def to_dict(cards: Bundle, words: tuple[str, ...] = RESOURCES) -> dict[str, int]:
    """Return a bundle as a dict of the kinds above 0 (notation §2)."""
    return {word: number for word, number in zip(words, counts(cards), strict=True) if number}


# The bank has 19 cards of each resource (K1.1), the deck these development cards (K1.7).
ALL_RESOURCES: Final[Bundle] = 19 * ONE_OF_EACH
ALL_CARDS: Final[Bundle] = bundle((14, 2, 2, 2, 5))

NOT_POINTS: Final = sum(ALL_OF[:POINT])  # masks development cards down to those that are played (K8.3)

# Costs of building (K6.1).
COST_OF_ROAD: Final[Bundle] = bundle((1, 1, 0, 0, 0))
COST_OF_SETTLEMENT: Final[Bundle] = bundle((1, 1, 1, 1, 0))
COST_OF_CITY: Final[Bundle] = bundle((0, 0, 0, 2, 3))
COST_OF_CARD: Final[Bundle] = bundle((0, 0, 1, 1, 1))

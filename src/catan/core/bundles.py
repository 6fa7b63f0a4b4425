"""The order of bundles, and their words (notation §3)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import Final

from catan.core.resources import KINDS, ONE, RESOURCES, Bundle, counts

MOST: Final = 3  # cards on one side of an offer (K7.4)
KIND: Final = {name: kind for kind, name in enumerate(RESOURCES)}


def bundles(size: int) -> tuple[Bundle, ...]:
    """Return all bundles of `size` cards: combinations with repetition, in resource order."""
    return tuple([sum([ONE[kind] for kind in kinds]) for kinds in combinations_with_replacement(KINDS, size)])


# The possible sides of an offer: the 55 bundles of one, two and three cards.
SIDES: Final = tuple([bundle for size in range(1, MOST + 1) for bundle in bundles(size)])


def share_a_kind(first: Bundle, second: Bundle) -> bool:
    """Return whether both bundles contain the same resource."""
    return any(mine and theirs for mine, theirs in zip(counts(first), counts(second), strict=True))


def write_bundle(bundle: Bundle) -> str:
    """Write a bundle as in a move: `2 wood 1 ore`."""
    return " ".join([f"{count} {name}" for name, count in zip(RESOURCES, counts(bundle), strict=True) if count])


def read_bundle(words: Sequence[str]) -> Bundle | None:
    """Parse the words of a bundle, kinds in any order; None if they are malformed.

    Numbers are from 1 to 99, and no kind is repeated.
    """
    if not words or len(words) % 2 or len(set(words[1::2])) < len(words) // 2:
        return None
    bundle = 0
    for number, name in zip(words[::2], words[1::2], strict=True):
        if name not in KIND or not _is_number(number):
            return None
        bundle += int(number) * ONE[KIND[name]]
    return bundle


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and word[0] != "0" and len(word) < 3

"""Goods and effects: what a part of a tile costs or brings (notation §1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

# The order in which the parts of one effect come.
GOODS: Final = (
    "gold", "stone", "silver", "goldw", "egg", "red", "blue", "points", "mine", "quarry", "tech", "univ", "side",
    "wall", "cathedral",
)  # fmt: skip


class Part(NamedTuple):
    """So many of one good."""

    good: str
    number: int


Effect = tuple[Part, ...]


def effect(data: Mapping[str, int]) -> Effect:
    """Return an effect, its parts in the order of `GOODS`; parts of 0 are left out.

    Example:
        >>> effect({"points": 1, "gold": 2})
        (Part(good='gold', count=2), Part(good='points', count=1))
    """
    return tuple([Part(good, data[good]) for good in GOODS if data.get(good)])

"""Menus of cards: so many of a few, and those too long to write out, the ways to redraw a hand (R6.3M).

Those are counted at once, and written only when asked for.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product
from math import prod

from citadels.core.moves import Move, several
from tabletop import counted


@lru_cache(maxsize=4096)
def ways_to_choose(verb: str, cards: tuple[str, ...], count: int) -> tuple[Move, ...]:
    """Return the moves that each name so many of these cards, in the order in which the cards lie."""
    return tuple(dict.fromkeys([several(verb, some) for some in combinations(cards, count)]))


class Redraws(counted.Counted[Move]):
    """Every way to put cards of a hand under the deck.

    A hand of twelve has 4,095 of them: listing all would cost more than the rest of the game. Number i, written in
    mixed radix, says how many of each card are put back, the first card's number changing quickest; none is left out.
    """

    __slots__ = ("counts", "names", "ways")

    def __init__(self, hand: tuple[str, ...]) -> None:
        self.names = tuple(dict.fromkeys(hand))
        self.counts = tuple([hand.count(name) for name in self.names])
        self.ways = prod([count + 1 for count in self.counts]) - 1

    def __len__(self) -> int:
        return self.ways

    def entry(self, at: int) -> Move:
        """Write one redraw."""
        number = at + 1
        cards: list[str] = []
        for name, count in zip(self.names, self.counts, strict=True):
            number, some = divmod(number, count + 1)
            cards += [name] * some
        return several("redraw", tuple(cards))

    def __contains__(self, item: object) -> bool:
        if not isinstance(item, Move) or item.verb != "redraw":
            return False
        return all(item.names.count(name) <= self._count(name) for name in item.names)

    def index(self, value: object, start: int = 0, stop: int | None = None) -> int:
        """Return the number of a redraw without writing those before it; ValueError if it is none of these."""
        if value not in self or not isinstance(value, Move):
            raise ValueError(f"{value!r} is not in this hand")
        number, place = 0, 1
        for name, count in zip(self.names, self.counts, strict=True):
            number += place * value.names.count(name)
            place *= count + 1
        return number - 1

    def _count(self, name: str) -> int:
        return self.counts[self.names.index(name)] if name in self.names else 0

    def __iter__(self) -> Iterator[Move]:
        for picks in product(*(range(count + 1) for count in reversed(self.counts))):
            cards = [name for name, some in zip(self.names, reversed(picks), strict=True) for _ in range(some)]
            if cards:
                yield several("redraw", tuple(cards))


class Menu(counted.Menu[Move, Redraws]):
    """Some moves, followed by all the ways to redraw."""

    __slots__ = ()

"""Menus of cards: so many of a few, and those too long to write out, the ways to redraw a hand (R6.3M).

Those are counted at once, and written only when asked for.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product
from math import prod

from citadels.core.moves import Move, several
from tabletop.core import lazy


@lru_cache(maxsize=4096)
def ways_to_choose(verb: str, cards: tuple[str, ...], count: int) -> tuple[Move, ...]:
    """Return the moves that each name so many of these cards, in the order in which the cards lie."""
    return tuple(dict.fromkeys([several(verb, some) for some in combinations(cards, count)]))


class Redraws(lazy.LazySequence[Move]):
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

    def item(self, at: int) -> Move:
        """Write one redraw."""
        number = at + 1
        cards: list[str] = []
        for name, count in zip(self.names, self.counts, strict=True):
            number, some = divmod(number, count + 1)
            cards += [name] * some
        return _redraw(cards)

    def __contains__(self, item: object) -> bool:
        return self._place(item) >= 0

    def index(self, value: object, start: int = 0, stop: int | None = None) -> int:
        """Return the number of a redraw without writing those before it; ValueError if it is none of these."""
        at = self._place(value)
        if at < 0:
            raise ValueError(f"{value!r} is not in this hand")
        return at

    def _place(self, item: object) -> int:
        """Return the number of a redraw, be it a text, -1 if it is none of these."""
        words = item.split(" ") if isinstance(item, str) else [""]
        cards = words[1:]
        if words[0] != "redraw" or cards != sorted(cards):
            return -1
        number, place, left = 0, 1, len(cards)
        for name, count in zip(self.names, self.counts, strict=True):
            some = cards.count(name)
            if some > count:
                return -1
            number += place * some
            place *= count + 1
            left -= some
        return -1 if left else number - 1

    def __iter__(self) -> Iterator[Move]:
        for picks in product(*(range(count + 1) for count in reversed(self.counts))):
            cards = [name for name, some in zip(self.names, reversed(picks), strict=True) for _ in range(some)]
            if cards:
                yield _redraw(cards)


def _redraw(cards: list[str]) -> Move:
    """Write a redraw, which nobody keeps: there are too many of them."""
    return Move(" ".join(["redraw", *sorted(cards)]))


class Menu(lazy.ConcatSequence[Move, Redraws]):
    """Some moves, followed by all the ways to redraw."""

    __slots__ = ()

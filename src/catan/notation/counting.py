"""Reading cards, so that none is there more often than it exists (notation §2)."""

from __future__ import annotations

from typing import Any

from catan.core.resources import Bundle, bundle, counts
from tabletop.errors import PositionError
from tabletop.validation import number, only_keys, rows, word


class Supply:
    """What is left of cards that exist so often, while they are read one by one."""

    def __init__(self, cards: Bundle, words: tuple[str, ...]) -> None:
        self.words = words
        self.all = counts(cards)
        self.left = list(self.all)

    def take(self, kind: int, some: int, key: str) -> None:
        """Take some cards of a kind out; PositionError names the key where there are not so many."""
        if some > self.left[kind]:
            name = self.words[kind]
            raise PositionError(key, f"there are {self.all[kind]} {name} in all, {self.left[kind]} of them left")
        self.left[kind] -= some

    def rest(self) -> Bundle:
        """Return what is left."""
        return bundle(self.left)

    def numbers(self, written: Any, key: str) -> Bundle:
        """Read cards as numbers by kind, a kind left out being 0, and take them out."""
        only_keys(written, self.words, key)
        found = [number(written.get(name, 0), f"{key}.{name}") for name in self.words]
        for kind, some in enumerate(found):
            self.take(kind, some, f"{key}.{self.words[kind]}")
        return bundle(found)

    def names(self, written: Any, key: str) -> tuple[int, ...]:
        """Read cards one by one, in any order, and take them out."""
        kinds = []
        for at, name in enumerate(rows(written, key)):
            kinds.append(self.words.index(word(name, self.words, f"{key}[{at}]", "card")))
            self.take(kinds[-1], 1, f"{key}[{at}]")
        return tuple(kinds)

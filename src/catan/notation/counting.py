"""Reading cards with a check of the total supply (notation §2)."""

from __future__ import annotations

from typing import Any

from catan.core.resources import Bundle, bundle, counts
from tabletop.core.errors import PositionError
from tabletop.notation.validation import number, only_keys, rows, word


class Supply:
    """The cards that are not assigned yet while a position is read."""

    def __init__(self, cards: Bundle, words: tuple[str, ...]) -> None:
        self.words = words
        self.all = counts(cards)
        self.left = list(self.all)

    def take(self, kind: int, amount: int, key: str) -> None:
        """Remove cards of a kind; PositionError with the key if there are too few."""
        if amount > self.left[kind]:
            name = self.words[kind]
            raise PositionError(key, f"there are {self.all[kind]} {name} in all, {self.left[kind]} of them left")
        self.left[kind] -= amount

    def rest(self) -> Bundle:
        """Return the remaining cards."""
        return bundle(self.left)

    def numbers(self, data: Any, key: str) -> Bundle:
        """Read cards given as numbers by kind (default 0), and remove them."""
        only_keys(data, self.words, key)
        amounts = [number(data.get(name, 0), f"{key}.{name}") for name in self.words]
        for kind, amount in enumerate(amounts):
            self.take(kind, amount, f"{key}.{self.words[kind]}")
        return bundle(amounts)

    def names(self, data: Any, key: str) -> tuple[int, ...]:
        """Read cards given as a list of names in any order, and remove them."""
        kinds = []
        for at, name in enumerate(rows(data, key)):
            kinds.append(self.words.index(word(name, self.words, f"{key}[{at}]", "card")))
            self.take(kinds[-1], 1, f"{key}[{at}]")
        return tuple(kinds)

"""Moves: one line of words each (notation §2).

A `Move` is its own text, so it compares, hashes and prints as what a person would type; `verb` and `args` are the
text taken apart, seats as numbers.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache

from citadels.core.definitions import KINDS
from citadels.core.registry import EDITIONS, Edition
from citadels.core.verbs import ARGUMENTS, itself
from tabletop.core.move import Grammar, TextMove

MANY = ("card*",)  # the forms of a verb that names cards, one or more, in any order


class Move(TextMove):
    """One move as text, with its words: `verb`, then `args` with seats as numbers.

    `seat` is the seat it names (-1 if none), `names` its characters and districts in order, `name` the first of them.
    """

    __slots__ = ("args", "name", "names", "seat", "verb")
    verb: str
    args: tuple[str | int, ...]
    seat: int
    names: tuple[str, ...]
    name: str

    def __new__(cls, text: str) -> Move:
        """Take a well-formed text as it is; use `Move.parse` for text from people."""
        move = super().__new__(cls, text)
        verb, *words = text.split(" ")
        move.verb = verb
        move.args = tuple(int(word) if word.isdigit() else word for word in words)
        move.seat = next((arg for arg in move.args if isinstance(arg, int)), -1)
        move.names = tuple(arg for arg in move.args if isinstance(arg, str))
        move.name = move.names[0] if move.names else ""
        return move

    @classmethod
    def parse(
        cls, text: str, cards: Edition | None = None, forms_here: Callable[[str], Sequence[str]] | None = None
    ) -> Move:
        """Read a move: lower case, one space between words, several cards in any order.

        Args:
            text: The move as somebody writes it.
            cards: The edition whose words it may have; without it, those of every edition.
            forms_here: Which forms a verb has at a table, for the error alone; without it, those of the edition.

        Raises:
            IllegalMove: The text is no move in that edition.

        Example:
            >>> Move.parse("keep temple manor")
            'keep manor temple'
        """
        return cls.read(text, EditionGrammar([*EDITIONS.values()] if cards is None else [cards], forms_here))


class EditionGrammar(Grammar):
    """The moves of some editions: the verbs that their cards declare, each with its forms."""

    longest = 2000
    word = re.compile(r"[a-z][a-z_]*\+?|[0-9]+")

    def __init__(self, editions: Sequence[Edition], forms_here: Callable[[str], Sequence[str]] | None = None) -> None:
        self.editions = editions
        self.forms_here = forms_here

    def has_verb(self, verb: str) -> bool:
        """Whether one of these editions has this verb."""
        return any(verb in cards.verbs for cards in self.editions)

    def is_known(self, verb: str) -> bool:
        """Whether some edition has this verb."""
        return any(verb in cards.verbs for cards in EDITIONS.values())

    def canonical(self, verb: str, words: Sequence[str]) -> str | None:
        """Return the move with its cards in alphabetical order where they have no places of their own."""
        cards = next((cards for cards in self.editions if verb in cards.verbs and _fit(cards, verb, words)), None)
        if cards is None:
            return None
        first = 0 if cards.verbs[verb].forms == MANY else cards.verbs[verb].any_order
        rest = [*words] if first is None else [*words[:first], *sorted(words[first:])]
        return " ".join([verb, *rest])

    def follows(self, verb: str) -> str:
        """Say in words what the forms of a verb are."""
        forms = [form for cards in self.editions if verb in cards.verbs for form in cards.verbs[verb].forms]
        return _in_words(dict.fromkeys(forms) if self.forms_here is None else self.forms_here(verb))


def _fit(cards: Edition, verb: str, words: Sequence[str]) -> bool:
    """Whether these words may follow a verb in an edition."""
    forms = cards.verbs[verb].forms
    if forms == MANY:
        return bool(words) and all(word in cards.districts for word in words)
    return any(_is_form(cards, words, form) for form in forms)


def _is_form(cards: Edition, words: Sequence[str], form: str) -> bool:
    kinds = form.split(" ") if form else []
    return len(words) == len(kinds) and all(_is_a(cards, word, kind) for word, kind in zip(words, kinds, strict=True))


def _is_a(cards: Edition, word: str, kind: str) -> bool:
    if kind in ("seat", "number"):
        return word.isdigit() and (word == "0" or word[0] != "0") and len(word) < 3
    if kind == "character":
        return word in cards.roles
    if kind == "card":
        return word in cards.districts
    if kind == "kind":
        return word in KINDS
    return word.removesuffix("+") in cards.districts if kind == "district" else word == itself(kind)


def _in_words(forms: Iterable[str]) -> str:
    words = [" and ".join(ARGUMENTS.get(kind, f"`{itself(kind)}`") for kind in form.split()) for form in forms]
    return " or ".join(form or "nothing" for form in words)


@cache
def move(verb: str, *args: str | int) -> Move:
    """Return the one Move of these words; equal moves are one object."""
    return Move(" ".join((verb, *map(str, args))))


@lru_cache(maxsize=4096)
def naming(verb: str, names: tuple[str, ...]) -> tuple[Move, ...]:
    """Return the moves that each name one of these, in their order; the same few are listed again and again."""
    return tuple([move(verb, name) for name in names])


def several(verb: str, cards: tuple[str, ...]) -> Move:
    """Return a move that names several cards, written alphabetically."""
    return move(verb, *sorted(cards))

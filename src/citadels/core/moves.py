"""Moves: one line of words each (notation §2).

A `Move` is its own text, so it compares, hashes and prints as what a person would type; `verb` and `args` are the
text taken apart, seats as numbers.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache, lru_cache

from citadels.core.definitions import KINDS
from citadels.core.registry import EDITIONS, Edition
from citadels.core.verbs import ARGUMENTS, itself
from tabletop.core.errors import IllegalMove, short

WORD = re.compile(r"[a-z][a-z_]*\+?|[0-9]+")
MANY = ("card*",)  # the forms of a verb that names cards, one or more, in any order


class Move(str):
    """One move as text, taken apart once: `verb`, then `args` with seats as numbers.

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

    def __reduce__(self) -> tuple[type[Move], tuple[str]]:
        return Move, (str(self),)

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
        if not isinstance(text, str):
            raise IllegalMove(f"a move is a line of words, not {type(text).__name__}", "illegal-unreadable")
        line = text.strip(" \t\r\n")
        words = line.split(" ")
        if len(line) > 2000 or not all(WORD.fullmatch(word) for word in words):
            raise IllegalMove(f"{line[:60]!r} is not a move: lower-case words with one space between them",
                              "illegal-unreadable", {"text": line[:60]})  # fmt: skip
        verb, rest = words[0], words[1:]
        editions = [known for known in (EDITIONS.values() if cards is None else (cards,)) if verb in known.verbs]
        if not editions:
            here = " at this table" if any(verb in known.verbs for known in EDITIONS.values()) else ""
            raise IllegalMove(f"there is no move {short(verb)}{here}", "illegal-verb", {"text": verb[:60]})
        read = next((known for known in editions if _has_form(known, verb, rest)), None)
        if read is None:
            there = dict.fromkeys([form for known in editions for form in known.verbs[verb].forms])
            raise IllegalMove(
                _misfit(line, verb, [*there] if forms_here is None else forms_here(verb)), "illegal-form",
                {"text": line[:60]},
            )  # fmt: skip
        forms, any_order = read.verbs[verb].forms, read.verbs[verb].any_order
        if any_order is not None:
            return move(verb, *rest[:any_order], *sorted(rest[any_order:]))
        return several(verb, tuple(rest)) if forms == MANY else cls(line)


def _has_form(cards: Edition, verb: str, words: list[str]) -> bool:
    """Whether these words may follow a verb in an edition."""
    forms = cards.verbs[verb].forms
    if forms == MANY:
        return bool(words) and all(word in cards.districts for word in words)
    return any(_fits(cards, words, form) for form in forms)


def _fits(cards: Edition, words: list[str], form: str) -> bool:
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


def _misfit(line: str, verb: str, forms: Sequence[str]) -> str:
    if not forms:
        return f"there is no move {short(verb)} at this table"
    return f"{line[:60]!r}: after {verb!r} comes {_wanted(forms)}"


def _wanted(forms: Sequence[str]) -> str:
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

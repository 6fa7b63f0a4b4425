"""Moves: one line of words each (notation §2).

A `Move` is its own text, so it compares, hashes and prints as what a person would type; `verb` and `args` are the
text taken apart, seats as numbers.
"""

from __future__ import annotations

import re
from functools import cache

from tabletop.errors import IllegalMove

WORD = re.compile(r"[a-z][a-z_]*\+?|[0-9]+")
# Verbs, and how many words may follow: seats are numbers, the rest are names.
GRAMMAR: dict[str, tuple[str, ...]] = {
    "pick": ("name",),
    "discard": ("name",),
    "gold": ("",),
    "draw": ("",),
    "keep": ("names",),
    "build": ("name",),
    "income": ("",),
    "assassinate": ("name",),
    "rob": ("name",),
    "bewitch": ("name",),
    "swap": ("seat",),
    "redraw": ("names",),
    "peek": ("seat",),
    "take": ("name", "name build"),
    "crown": ("seat",),
    "give": ("name",),
    "tithe": ("",),
    "navigate": ("name",),
    "destroy": ("seat district",),
    "recover": ("",),
    "pass": ("",),
    "exchange": ("seat district district",),
    "beautify": ("name",),
    "lab": ("name",),
    "smithy": ("",),
    "armory": ("seat district",),
    "museum": ("name",),
    "search": ("name",),
    "thank": ("",),
    "end": ("",),
}


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
    def parse(cls, text: str) -> Move:
        """Read a move: lower case, one space between words, several cards in any order; IllegalMove if unreadable."""
        if not isinstance(text, str):
            raise IllegalMove(f"a move is a line of words, not {type(text).__name__}", "illegal-unreadable")
        line = text.strip(" \t\r\n")
        words = line.split(" ")
        if len(line) > 2000 or not all(WORD.fullmatch(word) for word in words):
            raise IllegalMove(f"{line[:60]!r} is not a move: lower-case words with one space between them",
                              "illegal-unreadable", {"text": line[:60]})  # fmt: skip
        verb, rest = words[0], words[1:]
        if verb not in GRAMMAR:
            raise IllegalMove(f"there is no move {verb!r}", "illegal-verb", {"text": verb[:60]})
        if not any(_fits(rest, form) for form in GRAMMAR[verb]):
            raise IllegalMove(f"{line[:60]!r}: after {verb!r} comes {_wanted(verb)}", "illegal-form",
                              {"text": line[:60]})  # fmt: skip
        return several(verb, tuple(rest)) if GRAMMAR[verb] == ("names",) else cls(line)


def _fits(words: list[str], form: str) -> bool:
    if form == "":
        return not words
    kinds = form.split(" ")
    if form == "names":
        return bool(words) and not any(word.isdigit() or word.endswith("+") for word in words)
    return len(words) == len(kinds) and all(map(_is_a, words, kinds))


def _is_a(word: str, kind: str) -> bool:
    if kind == "seat":
        return word.isdigit() and (word == "0" or word[0] != "0") and len(word) < 3
    if kind == "build":
        return word == "build"
    return not word.isdigit() and (kind == "district" or not word.endswith("+"))


def _wanted(verb: str) -> str:
    words = {"": "nothing", "name": "one name", "names": "one or more cards", "seat": "a seat number",
             "name build": "a card and `build`", "seat district": "a seat number and a district",
             "seat district district": "a seat number and two districts"}  # fmt: skip
    return " or ".join(words[form] for form in GRAMMAR[verb])


@cache
def move(verb: str, *args: str | int) -> Move:
    """Return the one Move of these words; equal moves are one object."""
    return Move(" ".join((verb, *map(str, args))))


def several(verb: str, cards: tuple[str, ...]) -> Move:
    """Return a move that names several cards, written alphabetically."""
    return move(verb, *sorted(cards))

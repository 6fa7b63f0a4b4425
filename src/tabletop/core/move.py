"""`TextMove`: a move is its text, and `Grammar` reads what people type."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Self

from tabletop.core.errors import IllegalMove, short

SHOWN = 60  # letters of the text that an error repeats
OTHER_SPACE = re.compile(r"[^\S ]")  # white space that is no space: tabs, ends of lines, no-break spaces and the like


class TextMove(str):
    """One move as text: it compares, hashes, prints and pickles as the text in canonical form."""

    __slots__ = ()

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (str(self),)

    @classmethod
    def read(cls, text: object, grammar: Grammar) -> Self:
        """Read a move by a grammar.

        Raises:
            IllegalMove: `illegal-unreadable` where it is no line of words, `illegal-verb` where no move begins so,
                `illegal-form` where other words follow; the text says which would be right.
        """
        return cls(grammar.read_line(text))


class Grammar:
    """Grammar of moves: a table of first words, and the forms of what follows each."""

    longest: ClassVar[int] = 200  # letters of a line that may be a move
    word: ClassVar[re.Pattern[str]] = re.compile(r"[a-z0-9-]+")

    @abstractmethod
    def has_verb(self, verb: str) -> bool:
        """Whether a move begins with this word."""

    def is_known(self, verb: str) -> bool:
        """Whether another table of the game has a move that begins so: the error then speaks of this table."""
        return False

    @abstractmethod
    def canonical(self, verb: str, words: Sequence[str]) -> str | None:
        """Return a move as it is written, or None where these words cannot follow the verb."""

    @abstractmethod
    def follows(self, verb: str) -> str:
        """Say what may follow a verb at this table, for an error; "" where none of its moves begins so."""

    def read_line(self, text: object) -> str:
        """Return a move as it is written; IllegalMove says what is wrong with the text (`TextMove.read`).

        Spaces around it are ignored. Other white space is not, wherever it stands: it is no part of any move.
        """
        if not isinstance(text, str):
            raise IllegalMove(f"a move is a line of words, not {type(text).__name__}", "illegal-unreadable")
        line = text.strip(" ")
        if OTHER_SPACE.search(line):
            raise IllegalMove(
                f"{line[:SHOWN]!r} is not a move: it may have spaces around it, but no tab, no end of a line and no "
                "other white space", "illegal-unreadable", {"text": line[:SHOWN]},
            )  # fmt: skip
        verb, *words = line.split(" ")
        if len(line) > self.longest or not all(self.word.fullmatch(part) for part in (verb, *words)):
            raise IllegalMove(
                f"{line[:SHOWN]!r} is not a move: lower-case words with one space between them", "illegal-unreadable",
                {"text": line[:SHOWN]},
            )  # fmt: skip
        if not self.has_verb(verb):
            here = " at this table" if self.is_known(verb) else ""
            raise IllegalMove(f"there is no move {short(verb)}{here}", "illegal-verb", {"text": verb[:SHOWN]})
        canonical = self.canonical(verb, words)
        if canonical is None:
            follows = self.follows(verb)
            why = f"{line[:SHOWN]!r}: after {verb!r} comes {follows}"
            why = why if follows else f"there is no move {short(verb)} at this table"
            raise IllegalMove(why, "illegal-form", {"text": line[:SHOWN]})
        return canonical

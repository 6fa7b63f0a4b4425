"""Moves: one line of words each (notation §3).

A `Move` is a `str` with its words as attributes, so it compares, hashes and prints as the text.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Sequence
from functools import lru_cache
from typing import ClassVar, Final

from praga.core.places import ACTIONS, PLACE, RING
from praga.core.tables import (
    KINDS,
    LEVEL_OF,
    PLANKS,
    PLAZA_PLACES,
    SEALS,
    SLOTS,
    SPACE,
    TILES,
    TILES_IV,
    TILES_V,
    TOKENS,
)
from tabletop.core.errors import short
from tabletop.core.move import Grammar, TextMove

TURN_WORDS: Final = {f"t{turn}": turn for turn in range(6)}
SLOT_WORDS: Final = {f"w{slot}": slot for slot in range(1, len(SLOTS))}
PLACE_WORDS: Final = PLACE
SPACE_WORDS: Final = SPACE
PLANK_WORDS: Final = {f"p{number + 1}": number for number in range(len(PLANKS))}
PLAZA_WORDS: Final = {f"z{number + 1}": number for number in range(len(PLAZA_PLACES))}
TRACK_WORDS: Final = ("mine", "quarry")
PROJECT_WORDS: Final = ("wall", "cathedral")
PAID: Final = ("gold", "stone")
ENDS: Final = ((), ("2", "silver"), ("1", "silver", "1", "goldw"), ("2", "goldw"))
BY_KIND: Final = {kind: frozenset([name for name, tile in TILES.items() if tile.kind == kind]) for kind in KINDS}
KEEP_WORDS: Final = frozenset((*LEVEL_OF, *TOKENS, *TILES_IV, *TILES_V, "upper", "lower", "gold", "stone"))
ONCE_ALONE: Final = frozenset([
    name for name, level in LEVEL_OF.items() if level >= 2
]) - {"free_up", "any_action", "plaza_both", "track_and_produce"}  # fmt: skip


class Move(TextMove):
    """One move as text: `verb` is its first word, `words` are the others."""

    __slots__ = ("verb", "words")
    verb: str
    words: tuple[str, ...]

    def __new__(cls, text: str) -> Move:
        """Build a move from its canonical text, else ValueError; use `Move.parse` for text from people."""
        verb, *words = text.split(" ")
        if verb not in FORMS or not FORMS[verb][1](tuple(words)):
            raise ValueError(f"{short(text)} is not a move")
        move = super().__new__(cls, text)
        move.verb, move.words = verb, tuple(words)
        return move

    @classmethod
    def parse(cls, text: str) -> Move:
        """Read a move: one space between words, lower case but for `IV_…`.

        Raises:
            IllegalMove: The text is no move of this game.

        Example:
            >>> Move.parse("at r4 t2").words
            ('r4', 't2')
        """
        return cls.read(text, MoveGrammar())


class MoveGrammar(Grammar):
    """The moves of the game."""

    word: ClassVar[re.Pattern[str]] = re.compile(r"(?:IV_)?[a-z0-9_]+")

    def has_verb(self, verb: str) -> bool:
        """Whether a move begins with this word."""
        return verb in FORMS

    def canonical(self, verb: str, words: Sequence[str]) -> str | None:
        """Return the move, or None where these words cannot follow the verb."""
        return " ".join((verb, *words)) if FORMS[verb][1](tuple(words)) else None

    def follows(self, verb: str) -> str:
        """Say what may follow a verb."""
        return FORMS[verb][0]


Words = tuple[str, ...]


def _are(*known: Container[str]) -> Callable[[Words], bool]:
    """Return a check that there is one word of each of these."""
    return lambda words: len(words) == len(known) and all(word in of for word, of in zip(words, known, strict=True))


def _at(words: Words) -> bool:
    return _are(TURN_WORDS)(words) or _are((*RING, *SPACE), TURN_WORDS)(words)


def _effect(words: Words) -> bool:
    return _are(("1", "2", "3"), ("free",))(words) or _are(("1", "2", "3"), ("egg",), ("1", "2"))(words)


def _use(words: Words) -> bool:
    return (
        _are(ONCE_ALONE)(words)
        or _are(("free_up",), PROJECT_WORDS)(words)
        or _are(("any_action",), ACTIONS)(words)
        or _are(("plaza_both",), PLAZA_WORDS)(words)
        or _are(("track_and_produce",), TRACK_WORDS, TRACK_WORDS)(words)
    )


def _refresh(words: Words) -> bool:
    return len(words) == 4 and words[0] in KINDS and _are(KINDS, BY_KIND[words[0]], BY_KIND[words[0]], PAID)(words)


def _nothing(words: Words) -> bool:
    return not words


# By first word: what may follow, for errors, and a check of the other words.
FORMS: Final[dict[str, tuple[str, Callable[[Words], bool]]]] = {
    "take": ("a slot, as `w4`", _are(SLOT_WORDS)),
    "mine": ("`more` or `produce`", _are(("more", "produce"))),
    "quarry": ("`more` or `produce`", _are(("more", "produce"))),
    "road": ("nothing", _nothing),
    "upgrade": ("a tile of the row, as `u1n03`", _are(BY_KIND["upgrade"])),
    "wall": ("a tile of the row, as `w1n03`", _are(BY_KIND["wall"])),
    "building": ("a tile of the row, as `b1n03`", _are(BY_KIND["building"])),
    "at": ("a place and a turn, as `r4 t2`; for an upgrade the turn alone", _at),
    "bonus": ("`wheel`, or an upgrade, as `u1n03`", _are(("wheel", *BY_KIND["upgrade"]))),
    "sideways": ("`wall` or `cathedral`", _are(PROJECT_WORDS)),
    "pass": ("nothing", _nothing),
    "effect": ("a street and `free`, or `egg` and a number, as `2 egg 1`", _effect),
    "up": ("`wall` or `cathedral`", _are(PROJECT_WORDS)),
    "arrow": ("`up` or `stay`", _are(("up", "stay"))),
    "use": ("a technology of level III or IV, and what it needs", _use),
    "seal": ("a seal, as `six`", _are(SEALS)),
    "extra": ("an action, and `silver` or `goldw`", _are(ACTIONS, ("silver", "goldw"))),
    "refresh": ("a row, two of its tiles, and `gold` or `stone`", _refresh),
    "keep": ("what is chosen, as `gold`", _are(KEEP_WORDS)),
    "plank": ("a plank, as `p1`", _are(PLANK_WORDS)),
    "end": ("nothing, or two windows, as `1 silver 1 goldw`", lambda words: words in ENDS),
}


@lru_cache(maxsize=8192)
def move(text: str) -> Move:
    """Return the move with this canonical text, built once."""
    return Move(text)

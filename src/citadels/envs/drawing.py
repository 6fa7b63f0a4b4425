"""A learner's table for people: in the terminal's words, or as the page draws it."""

from __future__ import annotations

from functools import cache
from typing import Final

from citadels.cli import picture
from citadels.cli.words import Words
from citadels.game import Game
from citadels.table.result import result
from citadels.views.table import Sight, table
from tabletop.table.session import Seat

# What `render_mode` can be: printed as it is played, or returned as text, or as the text of an SVG picture.
MODES: Final = ("human", "ansi", "svg")


def known(mode: str | None) -> str | None:
    """Return a mode as it is; ValueError if there is no such one."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"there is no render_mode {mode!r}; there are {', '.join(MODES)}")
    return mode


def draw(game: Game, seat: int | None, mode: str | None) -> str | None:
    """Draw a table with one seat's eyes, or the public view (None); None as well once it is printed.

    ValueError without a mode; WordsError if fluent.runtime is not installed, of which text has its words.
    """
    if mode is None:
        raise ValueError("this table is not drawn: make it with a render_mode")
    if mode == "svg":
        return game.svg(seat)
    if mode == "ansi":
        return in_words(game, seat)
    print(in_words(game, seat))
    return None


def in_words(game: Game, seat: int | None) -> str:
    """Say the table, what one seat alone sees, and at the end how each came in."""
    words = _words()
    seats = [Seat(name, "person") for name in game.names]
    seen = table(Sight(game.observe(seat), game.observe(None), seats, game.to_move))
    words.play(seen["edition"])
    ended = [picture.result({**seen, "result": result(game)}, words)] if game.over else []
    own = picture.own(seen, words)
    return "\n".join([picture.table(seen, words), *([own] if own else []), *ended])


@cache
def _words() -> Words:
    return Words()

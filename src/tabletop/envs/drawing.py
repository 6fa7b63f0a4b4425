"""A learner's table for people: in the terminal's words, or as the page draws it."""

from __future__ import annotations

from typing import Any

from tabletop.envs.query import Query
from tabletop.envs.spec import EnvSpec


def known(spec: EnvSpec, mode: str | None) -> str | None:
    """Return a `render_mode` as it is; ValueError if the game has no such one."""
    if mode is not None and mode not in spec.modes:
        raise ValueError(f"there is no render_mode {mode!r}; there are {', '.join(spec.modes)}")
    return mode


def draw(query: Query, seat: int | None, mode: str | None) -> str | None:
    """Draw a table with one seat's eyes, or the public view (None); None as well once it is printed.

    ValueError without a mode; WordsError if fluent.runtime is not installed, where text has its words from there.
    """
    if mode is None:
        raise ValueError("this table is not drawn: make it with a render_mode")
    game: Any = query.game
    if mode == "svg":
        picture: str = game.svg(seat)
        return picture
    text = query.spec.text(game, seat)
    if mode == "ansi":
        return text
    print(text)
    return None

"""What a game must provide so that arena, search and conformance checks can play it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Rulebook:
    """How a game is set up, looked at, written down and won; its frames say the rest.

    Every entry is a function of a module, so that a rulebook can be pickled for another process.
    """

    # new(seats, setup, seed): deals a game; `setup` is whatever this game's table agrees on.
    new: Callable[[int, Any, int], Any]
    # view(state, seat): what one seat may know, as plain JSON; None sees what lies open.
    view: Callable[[Any, int | None], Mapping[str, Any]]
    # observe(state, seat): the same as the program has it, for bots of the game's own house.
    observe: Callable[[Any, int | None], Any]
    # write(state) and read(written): the whole truth as plain JSON, and back.
    write: Callable[[Any], Mapping[str, Any]]
    read: Callable[[Mapping[str, Any]], Any]
    # scores(state) by seat, and winners(state) ascending; only asked when the game is over.
    scores: Callable[[Any], list[int]]
    winners: Callable[[Any], list[int]]

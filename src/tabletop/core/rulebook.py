"""What a game must provide so that arena, search and conformance checks can play it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The functions of a game: setup, views, positions, scores. Its frames have the rest of the rules.

    Each is a function of a module, so that a rulebook can be pickled.
    """

    # new(seats, setup, seed): sets up a game; `setup` has the options of the table.
    new: Callable[[int, Any, int], Any]
    # view(state, seat): what a seat may know, as JSON; None is the public view.
    view: Callable[[Any, int | None], Mapping[str, Any]]
    # observe(state, seat): the same as an object, for built-in bots.
    observe: Callable[[Any, int | None], Any]
    # write(state) and read(data): the whole state as JSON, and back.
    write: Callable[[Any], Mapping[str, Any]]
    read: Callable[[Mapping[str, Any]], Any]
    # scores(state) by seat, and winners(state) ascending; only asked when the game is over.
    scores: Callable[[Any], list[int]]
    winners: Callable[[Any], list[int]]

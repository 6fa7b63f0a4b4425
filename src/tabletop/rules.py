"""The one record that a game hands over, so that what knows no game can play it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tabletop.frames import State


@dataclass(frozen=True, slots=True)
class Rulebook:
    """How a game is set up, looked at, written down and won; its frames say the rest.

    Every entry is a function of a module, so that the record can be handed to another process.
    """

    # new(seats, setup, seed): deals a game; `setup` is whatever this game's table agrees on.
    new: Callable[[int, Any, int], State]
    # view(state, seat): what one seat may know, as plain JSON; None sees what lies open.
    view: Callable[[Any, int | None], dict[str, Any]]
    # write(state) and read(written): the whole truth as plain JSON, and back.
    write: Callable[[Any], dict[str, Any]]
    read: Callable[[dict[str, Any]], State]
    # scores(state) by seat, and winners(state) ascending; only asked when the game is over.
    scores: Callable[[Any], list[int]]
    winners: Callable[[Any], list[int]]

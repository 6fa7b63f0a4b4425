"""`EnvSpec`: a game as learning agents play it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tabletop.bots.protocol import Factory
from tabletop.core.rng import Dice
from tabletop.envs.fields import Field, Numbers, size_of
from tabletop.envs.steps import Part, Steps
from tabletop.game.base import BaseGame

PRINTED: Final = ("human", "ansi")


@dataclass(frozen=True, slots=True, eq=False)
class EnvSpec:
    """A game as learning agents play it.

    Attributes:
        name: The game's name in the names of its environments.
        module: The module in which this record is `SPEC`: other processes find it there.
        title: Its name for people.
        game: Its public API, a class.
        players: How many can play, `usual` where nothing says it.
        rules: Rules where the caller says nothing, such as a round limit: an agent that never scores must not play on
            for ever.
        actions: The words of each action.
        parts: `parts(moves, seat, seats)` returns the legal moves of a seat as parts of `Steps`.
        fields: The places of an observation.
        encode: `encode(view, tokens)` returns a view as numbers, with the actions of a decision taken so far.
        bots: Makers of the bots that can be played against, by name.
        guess: `guess(view, dice, options)` returns a state that looks the same to the seat of the view: all that is
            hidden from it is dealt at random, and so are all later random events. `options` are its legal moves, if it
            decides.
        redeal: `redeal(state, dice, settled)` shuffles in a state what nobody has seen, such as the order of a deck.
            `settled` are the last cards of each pile that somebody put there.
        piles: `piles(state)` returns those piles, the top first.
        text: `text(game, seat)` returns the table in words, as a seat sees it; None is the public view.
        parameters: Rules that can be parameters of the game in OpenSpiel, with their usual values.
    """

    name: str
    module: str
    title: str
    game: type[BaseGame[Any, Any]]
    players: range
    usual: int
    rules: Mapping[str, Any]
    actions: tuple[str, ...]
    parts: Callable[[Sequence[Any], int, int], list[Part]]
    fields: Mapping[str, Field]
    encode: Callable[[Any, Sequence[int]], Numbers]
    bots: Mapping[str, Factory]
    guess: Callable[[Any, Dice, Sequence[Any]], Any]
    redeal: Callable[[Any, Dice, Sequence[int]], None]
    piles: Callable[[Any], tuple[Sequence[Any], ...]]
    text: Callable[[Any, int | None], str]
    parameters: Mapping[str, Any]

    def __reduce__(self) -> tuple[Any, ...]:
        """Let other processes find the record where it is written."""
        return _find, (self.module,)

    @property
    def size(self) -> int:
        """Return how many numbers an observation has."""
        return size_of(self.fields)

    @property
    def modes(self) -> tuple[str, ...]:
        """The values of `render_mode`: printed as it is played, returned as text, and the text of an SVG picture."""
        return (*PRINTED, "svg") if hasattr(self.game, "svg") else PRINTED

    def steps(self, moves: Sequence[Any], seat: int, seats: int) -> Steps:
        """Return a decision in steps."""
        return Steps(self.parts(moves, seat, seats), self.actions)

    def mask(self, choices: Iterable[int]) -> NDArray[np.int8]:
        """Return a row with 1 for each action that can be taken, else 0."""
        return mask(choices, len(self.actions))


def mask(choices: Iterable[int], size: int) -> NDArray[np.int8]:
    """Return a row of this size with 1 at each of the choices, else 0."""
    row = bytearray(size)
    for choice in choices:
        row[choice] = 1
    return np.frombuffer(row, np.int8)


def _find(module: str) -> EnvSpec:
    spec: EnvSpec = import_module(module).SPEC
    return spec

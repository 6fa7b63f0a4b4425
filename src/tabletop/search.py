"""Flat search in imagined worlds, for any game: each option is tried in the same worlds, the better half goes on.

What a world is and how one is played out is the game's: the search only counts. It has no clock; a budget says how
many playouts there may be and when to stop, and a search that is stopped answers with what it has.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import NamedTuple, TypeVar

from tabletop.bots import Budget

World = TypeVar("World")
# One playout: what the option was worth in this world, from 0 to 1, and things worth telling about it.
Notes = Mapping[str, float]
Playout = Callable[[World, int], tuple[float, Notes]]
NO_NOTES: Notes = {}


class Found(NamedTuple):
    """What the search says of one option: its mean worth with the standard error, playouts, and mean notes.

    `gain` is the mean difference to the choice without search in the same worlds, `doubt` its standard error.
    """

    option: int
    mean: float
    error: float
    playouts: int
    gain: float
    doubt: float
    notes: Notes


class _Trial:
    """The playouts of one option: one value for each world it was tried in."""

    __slots__ = ("notes", "option", "values")

    def __init__(self, option: int) -> None:
        self.option = option
        self.values: list[float] = []
        self.notes: dict[str, float] = {}

    def add(self, value: float, notes: Notes) -> None:
        self.values.append(value)
        for name, number in notes.items():
            self.notes[name] = self.notes.get(name, 0.0) + number

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0

    def found(self, base: _Trial) -> Found:
        """Sum up; values of the same world stand at the same place, so the difference to the base is a paired one."""
        count = len(self.values)
        gains = [value - other for value, other in zip(self.values, base.values, strict=False)]
        gain, doubt = spread(gains)
        notes = {name: number / count for name, number in self.notes.items()} if count else NO_NOTES
        return Found(self.option, self.mean, spread(self.values)[1], count, gain, doubt, notes)


def spread(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean of some values and its standard error (a wide one where there are fewer than two)."""
    count = len(values)
    if count < 2:
        return (values[0] if values else 0.0), 1.0
    mean = sum(values) / count
    return mean, sqrt(sum([(value - mean) ** 2 for value in values]) / (count - 1) / count)


def explore(
    options: Sequence[int], base: int, imagine: Callable[[], World], playout: Playout[World], budget: Budget,
    least: int = 4,
) -> list[Found]:  # fmt: skip
    """Try options (numbers, `base` among them) in common worlds by sequential halving; return all, best first.

    `budget.playouts` is shared out over the rounds (120 if it is None); every option is tried in `least` worlds or
    more unless the search is stopped. `base` is never dropped, so gains are always known.
    """
    trials = {option: _Trial(option) for option in options}
    alive = list(trials.values())
    playouts = budget.playouts if budget.playouts is not None else 120
    rounds = max(1, (len(alive) - 1).bit_length())
    for _ in range(rounds):
        worlds = max(least, playouts // (rounds * len(alive)))
        if not _try_all(alive, worlds, imagine, playout, budget):
            break
        alive.sort(key=lambda trial: -trial.mean)
        kept = alive[: max(2, (len(alive) + 1) // 2)]
        if trials[base] not in kept:
            kept.append(trials[base])
        if len(kept) == len(alive) <= 2:
            continue
        alive = kept
    found = [trial.found(trials[base]) for trial in trials.values()]
    # What was tried in more worlds was better when the others were dropped.
    return sorted(found, key=lambda one: (-one.playouts, -one.mean))


def _try_all(
    alive: list[_Trial], worlds: int, imagine: Callable[[], World], playout: Playout[World], budget: Budget
) -> bool:
    """Try each option once in each of some new worlds; False if the search was stopped."""
    for _ in range(worlds):
        if budget.stop():
            return False
        world = imagine()
        for trial in alive:
            trial.add(*playout(world, trial.option))
    return True


def decide(found: Sequence[Found], base: int, sure: float) -> int:
    """Return the option to play: the best of those tried to the last, if it gains more than `sure` times its doubt.

    What was dropped on the way was tried in too few worlds to be believed; without a gain to be sure of it is `base`.
    """
    most = max((one.playouts for one in found), default=0)
    last = [one for one in found if one.playouts == most >= 2]
    best = max(last, key=lambda one: (one.gain, -one.option), default=None)
    if best is None or best.option == base or best.gain <= sure * best.doubt:
        return base
    return best.option

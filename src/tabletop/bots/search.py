"""Flat search in imagined worlds, for any game: each option is tried in the same worlds, the better half goes on.

The game makes the worlds (determinizations of what is hidden) and plays them out; the search only counts. It has no
clock: a budget limits the playouts and says when to stop, and a search that is stopped answers with what it has.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import NamedTuple, TypeVar

from tabletop.bots.protocol import Budget

World = TypeVar("World")
# One playout: the option's value in this world, from 0 to 1, and named numbers for an explanation.
Playout = Callable[[World, int], tuple[float, Mapping[str, float]]]
# What was noted in each world; one world stands at the same place for every option.
Notes = Mapping[str, Sequence[float]]


class SearchResult(NamedTuple):
    """The search's result for one option: its mean value with the standard error, playouts, and its notes.

    `advantage` is the mean difference to the choice without search in the same worlds, with its `standard_error`.
    """

    option: int
    mean: float
    error: float
    playouts: int
    advantage: float
    standard_error: float
    notes: Notes


class _Trial:
    """The playouts of one option: one value for each world it was tried in."""

    __slots__ = ("notes", "option", "values")

    def __init__(self, option: int) -> None:
        self.option = option
        self.values: list[float] = []
        self.notes: dict[str, list[float]] = {}

    def add(self, value: float, notes: Mapping[str, float]) -> None:
        self.values.append(value)
        for name, number in notes.items():
            self.notes.setdefault(name, []).append(number)

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0

    def result_against(self, base: _Trial) -> SearchResult:
        """Sum up; values of the same world stand at the same place, so the difference to the base is a paired one."""
        count = len(self.values)
        differences = [value - other for value, other in zip(self.values, base.values, strict=False)]
        advantage, standard_error = mean_and_error(differences)
        return SearchResult(
            self.option, self.mean, mean_and_error(self.values)[1], count, advantage, standard_error, self.notes
        )


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean of some values and its standard error (a wide one where there are fewer than two)."""
    count = len(values)
    if count < 2:
        return (values[0] if values else 0.0), 1.0
    mean = sum(values) / count
    return mean, sqrt(sum([(value - mean) ** 2 for value in values]) / (count - 1) / count)


def explore(
    options: Sequence[int], base: int, imagine: Callable[[], World], playout: Playout[World], budget: Budget,
    least: int = 4,
) -> list[SearchResult]:  # fmt: skip
    """Try options (numbers, `base` among them) in common worlds by sequential halving; return all, best first.

    `budget.playouts` is shared out over the rounds (120 if it is None); every option is tried in `least` worlds or
    more unless the search is stopped. `base` is never dropped, so every advantage is known.
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
        best = alive[: max(2, (len(alive) + 1) // 2)]
        if trials[base] not in best:
            best.append(trials[base])
        if len(best) == len(alive) <= 2:
            continue
        alive = best
    results = [trial.result_against(trials[base]) for trial in trials.values()]
    # Sorted by rounds survived, which more playouts tell, then by mean.
    return sorted(results, key=lambda result: (-result.playouts, -result.mean))


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


def decide(results: Sequence[SearchResult], base: int, z: float) -> int:
    """Return the option to play: the best of those tried to the last if its advantage exceeds `z` standard errors.

    What was dropped on the way was tried in too few worlds to be believed; else it is `base`.
    """
    most = max((result.playouts for result in results), default=0)
    last = [result for result in results if result.playouts == most >= 2]
    best = max(last, key=lambda result: (result.advantage, -result.option), default=None)
    if best is None or best.option == base or best.advantage <= z * best.standard_error:
        return base
    return best.option

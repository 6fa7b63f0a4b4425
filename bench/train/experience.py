"""Learn what comes of a character among players who search, beyond what they imagine when they pick it.

    python -m bench.train.experience play --games 400 --seed 1 --out alike.jsonl
    python -m bench.train.experience play --games 600 --seed 2 --others stranger king_lover --out beside.jsonl
    python -m bench.train.experience fit alike.jsonl beside.jsonl --out experience.json
    python -m bench.train.store experience.json experience --hundredths

Experts learn: all at a table, or with --others one among bots of one of these. `play` keeps of each pick what its
player saw, the chance to win that was expected of it, and the chance when the round was over. It goes on where the file
ends, and --jobs or --backend joblib share the games out (docs/arena.md). `fit` finds what the difference follows from:
least squares with a ridge, a row of weights for each character among players of each way to say names, as far as a
Master reads that in them.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bench.opponents import MAKERS
from bench.train.kept import Steps, play_on, read_games
from citadels.bots.arena import CITADELS
from citadels.bots.expert import SearchConfig, Searcher
from citadels.bots.policy.forecast import BY_COUNTING, BY_FORECAST
from citadels.bots.policy.imagine import UNREAD, naming_share
from citadels.bots.policy.picks import ALONE, common, row
from citadels.bots.policy.value import chances, result
from citadels.bots.policy.weights import FEATURES, PAIR
from citadels.bots.tiers import expert_config, master_config
from citadels.core.moves import Move
from citadels.views.observing import observe
from citadels.views.view import View
from tabletop.bots.protocol import Bot, Budget
from tabletop.bots.search import SearchResult
from tabletop.core.events import Event
from tabletop.core.rng import Dice
from tabletop.lab.arena import dice_for, each_move

WIDTH = len(FEATURES) + len(PAIR)
# Players there is experience with: of two ways to say names, and those who are not read.
WAYS = (BY_FORECAST, BY_COUNTING, UNREAD)
# What its districts pay a character, and would pay a rival: the features that differ between the picks of a decision.
PAYS = slice(ALONE, len(FEATURES))


class Task(NamedTuple):
    """One game to play: its number, the seed of all, and what is drawn from: table sizes, setups, others."""

    number: int
    seed: int
    sizes: tuple[int, ...]
    setups: tuple[Any, ...]
    others: tuple[str, ...]


class Expecting(Searcher):
    """An Expert that can be asked what it expected of its last pick, and how a Master would read its table."""

    def __init__(self) -> None:
        super().__init__(expert_config)
        self.found: list[SearchResult] = []
        self.reader = Searcher(master_config)

    def hear(self, seen: View | Mapping[str, Any], events: Sequence[Event]) -> None:
        """Remember what was told, as itself and as a Master."""
        super().hear(seen, events)
        self.reader.hear(seen, events)

    def search(
        self, config: SearchConfig, view: View, options: Sequence[Move], dice: Dice, budget: Budget, *,
        telling: bool = False,
    ) -> tuple[list[SearchResult], int]:  # fmt: skip
        """Search, and keep what was found."""
        self.found, base = super().search(config, view, options, dice, budget, telling=telling)
        return self.found, base

    def expected(self, option: int) -> float | None:
        """Return the chance to win that was found for an option at the last decision; None if it was not tried."""
        return next((result.mean for result in self.found if result.option == option), None)

    def naming_share(self, view: View) -> list[float]:
        """Return how many of the others are thought to be such, of each of the ways."""
        forecast = self.reader.settled(view).own.forecast
        return [round(naming_share(forecast, view.me, way), 3) for way in WAYS]


def game(task: Task) -> list[dict[str, Any]]:
    """Play a game; return every searched pick with what was expected of it and what came of it."""
    dice = Dice(task.seed * 1_000_003 + task.number)
    seats = task.sizes[dice.below(len(task.sizes))]
    state: Any = CITADELS.new(seats, task.setups[dice.below(len(task.setups))], dice.below(1 << 40))
    bots: list[Bot] = [Expecting() for _ in range(seats)]
    if task.others:
        kind, learner = task.others[dice.below(len(task.others))], task.number % seats
        bots = [bot if seat == learner else MAKERS[kind]() for seat, bot in enumerate(bots)]
    chance = dice_for(dice.below(1 << 40), seats)
    picks: list[dict[str, Any]] = []
    begun, waiting = state.round, 0
    for options, at in each_move(CITADELS, state, bots, chance):
        if state.round != begun:
            settle(picks[waiting:], chances(state, expert_config(seats, state.rules.cards.word).value))
            begun, waiting = state.round, len(picks)
        seat = state.stack[-1].seat
        bot, text = bots[seat], options[at]
        if len(options) > 1 and isinstance(bot, Expecting) and text.verb == "pick":
            expected = bot.expected(at)
            if expected is not None:
                features = row(state, seat, common(state, seat), text.name)
                share = bot.naming_share(observe(state, seat))
                picks.append({"name": text.name, "seat": seat, "row": [round(value, 3) for value in features],
                              "beside": share, "expected": round(expected, 4)})  # fmt: skip
    settle(picks[waiting:], result(state))
    return picks


def settle(picks: Iterable[dict[str, Any]], came: Sequence[float]) -> None:
    """Note what picks have come to, by each seat's chance to win once the round is over."""
    for pick in picks:
        pick["came"] = round(came[pick["seat"]], 4)


def play_games(given: argparse.Namespace) -> None:
    """Play what is missing of so many games."""
    setups = tuple({} if rules == "classic" else rules for rules in given.rules)
    play_on(given, game, partial(Task, seed=given.seed, sizes=tuple(given.sizes), setups=setups,
                                 others=tuple(given.others)))  # fmt: skip


class Sample(NamedTuple):
    """Picks as arrays: what each follows from, by way and character, and by how much it was misjudged."""

    seen: NDArray[np.float64]
    missed: NDArray[np.float64]


def sample_state(picks: Sequence[Mapping[str, Any]], names: Sequence[str]) -> Sample:
    """Lay picks out: a chance moves with the logarithm of its odds by itself times what is left to one."""
    seen = np.zeros((len(picks), len(WAYS), len(names), WIDTH))
    expected = np.array([pick["expected"] for pick in picks])
    naming_share = np.array([pick["beside"] for pick in picks]) * (expected * (1 - expected))[:, None]
    rows = np.array([pick["row"] + [0.0] * (WIDTH - len(pick["row"])) for pick in picks])
    who = [names.index(pick["name"]) for pick in picks]
    seen[np.arange(len(picks)), :, who] = naming_share[:, :, None] * rows[:, None, :]
    return Sample(seen, np.array([pick["came"] for pick in picks]) - expected)


class Fitted(NamedTuple):
    """Rows of weights by way: what holds alike of every character (one row), and by character what sets it apart.

    What all share of what districts pay is in the second, since they pay one character more than the other.
    """

    alike: NDArray[np.float64]
    apart: NDArray[np.float64]

    def significant(self, least: float) -> NDArray[np.float64]:
        """Return the rows that choose between characters: weights smaller than `least` are left out."""
        return np.where(np.abs(self.apart) < least, 0.0, self.apart)


def fitted(sample: Sample, ridge: float) -> Fitted:
    """Return rows of least squares.

    The ridge draws what is a character's own towards none: one that was seldom picked is thought to be like the others.
    It draws a tenth as much on what all share, and on the first weight, by which a character is better everywhere.
    """
    count, ways, names, width = sample.seen.shape
    shared, own = sample.seen.sum(axis=2).reshape(count, -1), sample.seen.reshape(count, -1)
    both = np.concatenate([shared, own], axis=1)
    drawn = np.full((ways, names, width), ridge)
    drawn[:, :, 0] = ridge / 10
    ridges = np.concatenate([np.full(shared.shape[1], ridge / 10), drawn.ravel()])
    weights = np.linalg.solve(both.T @ both + np.diag(ridges), both.T @ sample.missed)
    alike, apart = weights[: shared.shape[1]].reshape(ways, 1, width), weights[shared.shape[1] :].reshape(drawn.shape)
    apart[:, :, PAYS] += alike[:, :, PAYS]
    alike[:, :, PAYS] = 0.0
    return Fitted(alike, apart)


def explained(sample: Sample, rows: Fitted, least: float = 0.0) -> float:
    """Return the part of what was misjudged that the rows tell, those kept with what holds of all characters."""
    foretold = sample.seen.reshape(len(sample.seen), -1) @ (rows.alike + rows.significant(least)).ravel()
    return float(1 - ((sample.missed - foretold) ** 2).sum() / (sample.missed**2).sum())


def fit(given: argparse.Namespace) -> None:
    """Fit rows to all games but one of ten, say what they tell of those, and write the rows fitted to all."""
    games = read_games(given.games)
    names = sorted({pick["name"] for picks in games for pick in picks})
    rest = [pick for picks in games[::10] for pick in picks]
    first = [pick for number, picks in enumerate(games) if number % 10 for pick in picks]
    sample, tried = sample_state(rest, names), fitted(sample_state(first, names), given.ridge)
    of_all, whole = explained(sample, Fitted(tried.alike, 0 * tried.apart)), explained(sample, tried, given.least)
    print(f"{len(first) + len(rest)} picks, held out {whole:.1%} of what was misjudged is told, "
          f"{of_all:.1%} by what holds of all characters")  # fmt: skip
    rows = fitted(sample_state([*first, *rest], names), given.ridge).significant(given.least)
    tables = {
        way: {name: np.trim_zeros(row, "b").tolist() for name, row in zip(names, table, strict=True)}
        for way, table in zip(WAYS, rows, strict=True)
    }
    given.out.write_text(json.dumps(tables) + "\n", encoding="utf-8")


def main() -> None:
    steps = Steps(__doc__, play_games, fit)
    steps.playing.add_argument("--games", type=int, default=600)
    steps.playing.add_argument("--sizes", type=int, nargs="+", default=(4,), help="tables to play at")
    steps.playing.add_argument("--rules", nargs="+", choices=("classic", "random", "random-2016"), default=("classic",))
    steps.playing.add_argument("--others", nargs="+", choices=sorted(MAKERS), default=(), help="among whom one learns")
    steps.fitting.add_argument("--ridge", type=float, default=3.0)
    steps.fitting.add_argument("--least", type=float, default=0.05, help="smaller weights are left out")
    steps.run()


if __name__ == "__main__":
    main()

"""Learn how characters are picked, as everyone at the table sees it: the tables that a bot reads the others by.

    python -m bench.train.reading play --games 300 --seed 1 --bots expert --out picks.jsonl
    python -m bench.train.reading fit picks.jsonl --bots expert master --out expert.json

`play` lets bots play and keeps each pick with what was public then; it goes on where the file ends, and --jobs or
--backend joblib share the games out (docs/arena.md). `fit` is a multinomial logit: a row of weights for each character.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bench.opponents import MAKERS
from bench.train.kept import Steps, play_on, read_games
from citadels.bots.arena import CITADELS
from citadels.bots.policy.picks import common, row
from citadels.bots.policy.weights import FEATURES
from citadels.flow.draft import Choose
from tabletop.core.rng import Dice
from tabletop.lab.arena import dice_for, each_move

WIDTH = len(FEATURES)
Index = NDArray[np.int_]


class Task(NamedTuple):
    """One game to play: its number, the seed of all, who may sit down, the table sizes and the setup."""

    number: int
    seed: int
    bots: tuple[str, ...]
    sizes: tuple[int, ...]
    setup: Any


def game(task: Task) -> list[dict[str, Any]]:
    """Play a game between bots drawn from those named; return every pick of it where each holds one character."""
    dice = Dice(task.seed * 1_000_003 + task.number)
    seats = task.sizes[dice.below(len(task.sizes))]
    names = [task.bots[dice.below(len(task.bots))] for _ in range(seats)]
    state: Any = CITADELS.new(seats, task.setup, dice.below(1 << 40))
    bots, chance = [MAKERS[name]() for name in names], dice_for(dice.below(1 << 40), seats)
    picks: list[dict[str, Any]] = []
    for _, at in each_move(CITADELS, state, bots, chance):
        frame = state.stack[-1]
        if type(frame) is Choose and len(frame.pool) > 1 and state.rules.each == 1:
            features = common(state, frame.seat, own=False)
            rows = [[round(value, 3) for value in row(state, frame.seat, features, name)] for name in frame.pool]
            picks.append({"bot": names[frame.seat], "seat": frame.seat, "round": state.round, "names": frame.pool,
                          "rows": rows, "taken": at})  # fmt: skip
    return picks


def play_games(given: argparse.Namespace) -> None:
    """Play what is missing of so many games."""
    setup = {} if given.rules == "classic" else given.rules
    play_on(given, game, partial(Task, seed=given.seed, bots=tuple(given.bots), sizes=tuple(given.sizes), setup=setup))


def read_picks(paths: Iterable[Path], bots: Iterable[str]) -> list[dict[str, Any]]:
    """Return the picks of some bots, or of all if none is named."""
    wanted = set(bots)
    return [pick for picks in read_games(paths) for pick in picks if not wanted or pick["bot"] in wanted]


def fitted(picks: Sequence[dict[str, Any]], names: Sequence[str], ridge: float, steps: int) -> NDArray[np.float64]:
    """Return a row of weights for each character, by steps of even length (Adam) up the likelihood of the picks."""
    seen, who, taken = _sample(picks, names)
    rows = np.zeros((len(names), WIDTH))
    mean, square = np.zeros_like(rows), np.zeros_like(rows)
    for step in range(1, steps + 1):
        errors = -_chances(rows, seen, who)
        errors[np.arange(len(picks)), taken] += 1
        slope = -ridge * rows
        np.add.at(slope, who.ravel(), (errors[:, :, None] * seen).reshape(-1, WIDTH))
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope**2
        rate = 0.05 if step < 0.6 * steps else 0.01
        rows += rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
    return rows


def _sample(picks: Sequence[dict[str, Any]], names: Sequence[str]) -> tuple[NDArray[np.float64], Index, Index]:
    """Lay picks out as arrays: features by pick and option, each option's character (-1: none), and what was taken."""
    numbers = {name: number for number, name in enumerate(names)}
    most = max(len(pick["names"]) for pick in picks)
    seen, who = np.zeros((len(picks), most, WIDTH)), np.full((len(picks), most), -1)
    for at, pick in enumerate(picks):
        seen[at, : len(pick["names"])] = pick["rows"]
        who[at, : len(pick["names"])] = [numbers[name] for name in pick["names"]]
    return seen, who, np.array([pick["taken"] for pick in picks])


def _chances(rows: NDArray[np.float64], seen: NDArray[np.float64], who: Index) -> NDArray[np.float64]:
    """Return the chance of each option to be taken."""
    liked = np.where(who < 0, -1e9, np.einsum("imf,imf->im", seen, rows[who]))
    parts = np.exp(liked - liked.max(axis=1, keepdims=True))
    return np.asarray(parts / parts.sum(axis=1, keepdims=True))


def bits(picks: Sequence[dict[str, Any]], names: Sequence[str], rows: NDArray[np.float64]) -> float:
    """Return how many bits a pick still needs once it was foretold so: less is better."""
    seen, who, taken = _sample(picks, names)
    chances = _chances(rows, seen, who)[np.arange(len(picks)), taken]
    return float(-np.log2(np.maximum(chances, 1e-12)).mean())


def guessed(picks: Sequence[dict[str, Any]], names: Sequence[str], rows: NDArray[np.float64]) -> float:
    """Return the part of the picks that were the likeliest one by these rows."""
    seen, who, taken = _sample(picks, names)
    return float((_chances(rows, seen, who).argmax(axis=1) == taken).mean())


def fit(given: argparse.Namespace) -> None:
    """Fit a table to nine tenths of the picks, say what it tells of the rest, and write it with one digit."""
    picks = read_picks(given.games, given.bots)
    names = sorted({name for pick in picks for name in pick["names"]})
    cut = len(picks) * 9 // 10
    rows = fitted(picks[:cut], names, given.ridge, given.steps)
    rows = np.where(np.abs(rows) < given.least, 0.0, np.round(rows, 1))
    message, blank = bits(picks[cut:], names, rows), bits(picks[cut:], names, 0 * rows)
    right, chance = guessed(picks[cut:], names, rows), np.mean([1 / len(pick["names"]) for pick in picks[cut:]])
    print(f"{len(picks)} picks, held out {message:.2f} bits a pick, {blank:.2f} without a table; "
          f"{right:.0%} guessed, {chance:.0%} by chance")  # fmt: skip
    table = {name: [float(weight) for weight in row] for name, row in zip(names, rows, strict=True)}
    given.out.write_text(json.dumps(table) + "\n", encoding="utf-8")


def main() -> None:
    steps = Steps(__doc__, play_games, fit)
    steps.playing.add_argument("--games", type=int, default=300)
    steps.playing.add_argument("--sizes", type=int, nargs="+", default=(4,), help="tables to play at")
    steps.playing.add_argument("--rules", choices=("classic", "random", "random-2016"), default="classic")
    steps.playing.add_argument("--bots", nargs="+", choices=sorted(MAKERS), default=("expert",))
    steps.fitting.add_argument("--bots", nargs="+", choices=sorted(MAKERS), default=(), help="whose picks; all if none")
    steps.fitting.add_argument("--ridge", type=float, default=3.0)
    steps.fitting.add_argument("--steps", type=int, default=400)
    steps.fitting.add_argument("--least", type=float, default=0.15, help="smaller weights are left out")
    steps.run()


if __name__ == "__main__":
    main()

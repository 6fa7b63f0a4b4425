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
import sys
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bench.outsiders import MAKERS
from citadels.bots.arena import CITADELS
from citadels.bots.expert import Searcher
from citadels.bots.policy.forecast import BY_COUNTING, BY_FORECAST
from citadels.bots.policy.picks import common, row
from citadels.bots.policy.value import chances, result
from citadels.bots.policy.weights import FEATURES
from citadels.bots.tiers import expert_config, master_config
from citadels.core.moves import Move
from citadels.views.view import View
from tabletop.bots import UNLIMITED, Bot, Budget, Hearing, shown
from tabletop.engine import apply, options
from tabletop.events import Event
from tabletop.lab.arena import dice_for
from tabletop.lab.executors import add_options, executor_for
from tabletop.rng import Dice
from tabletop.search import Found

WIDTH = len(FEATURES)
# The ways to say names among whose players there is experience.
WAYS = (BY_FORECAST, BY_COUNTING)


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
        self.found: Sequence[Found] = ()
        self.reader = Searcher(master_config)

    def hear(self, seen: View | Mapping[str, Any], events: Sequence[Event]) -> None:
        """Remember what was told, as itself and as a Master."""
        super().hear(seen, events)
        self.reader.hear(seen, events)

    def look(
        self, seen: View | Mapping[str, Any], options: Sequence[Move], dice: Dice, budget: Budget, *,
        telling: bool = False,
    ) -> tuple[list[Found], int]:  # fmt: skip
        """Search, and keep what was found."""
        found, base = super().look(seen, options, dice, budget, telling=telling)
        self.found = found
        return found, base

    def beside(self, view: View) -> list[float]:
        """Return how many of the others are thought to say names in each of the ways."""
        forecast = self.reader.settled(view).own.forecast
        return [round(forecast.beside(view.me, way), 3) for way in WAYS] if forecast else [0.0] * len(WAYS)


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
    hearing, told = Hearing(), list[Event]()
    state.events = told
    begun, waiting = state.round, 0
    while state.stack:
        choices, at = options(state), 0
        if len(choices) > 1:
            seat = state.stack[-1].seat
            bot = bots[seat]
            seen = shown(bot, seat, partial(CITADELS.observe, state), partial(CITADELS.view, state))
            hearing.catch_up(bot, seat, seen, told)
            if isinstance(bot, Expecting):
                bot.found = ()
            at = bot.choose(seen, choices, chance[seat], UNLIMITED)
            said = next((one for one in bot.found if one.option == at), None) if isinstance(bot, Expecting) else None
            if said and choices[at].verb == "pick":
                features = row(state, seat, common(state, seat), choices[at].name)
                picks.append({"name": choices[at].name, "seat": seat, "row": [round(value, 3) for value in features],
                              "beside": bot.beside(seen), "expected": round(said.mean, 4)})  # fmt: skip
        apply(state, choices[at])
        if state.round != begun or not state.stack:
            value = expert_config(seats, state.rules.cards.word).value
            came = chances(state, value) if state.stack else result(state)
            for pick in picks[waiting:]:
                pick["came"] = round(came[pick["seat"]], 4)
            begun, waiting = state.round, len(picks)
    return picks


def play_games(given: argparse.Namespace) -> None:
    """Play what is missing of so many games and write a line for each."""
    done = len(given.out.read_text(encoding="utf-8").splitlines()) if given.out.exists() else 0
    setups = tuple({} if rules == "classic" else rules for rules in given.rules)
    tasks = [
        Task(number, given.seed, tuple(given.sizes), setups, tuple(given.others)) for number in range(done, given.games)
    ]
    with given.out.open("a", encoding="utf-8") as out, executor_for(given) as executor:
        for number, picks in enumerate(executor(game, tasks), done + 1):
            out.write(json.dumps(picks) + "\n")
            out.flush()
            print(f"\r{number}/{given.games} games", end="", file=sys.stderr)


def read_games(paths: Iterable[Path]) -> list[list[dict[str, Any]]]:
    """Return the picks of each game."""
    return [json.loads(line) for path in paths for line in path.read_text(encoding="utf-8").splitlines()]


class Laid(NamedTuple):
    """Picks as arrays: what each follows from, by way and character, and by how much it was misjudged."""

    seen: NDArray[np.float64]
    missed: NDArray[np.float64]


def laid_out(picks: Sequence[Mapping[str, Any]], names: Sequence[str]) -> Laid:
    """Lay picks out: a chance moves with the logarithm of its odds by itself times what is left to one."""
    seen = np.zeros((len(picks), len(WAYS), len(names), WIDTH))
    expected = np.array([pick["expected"] for pick in picks])
    beside = np.array([pick["beside"] for pick in picks]) * (expected * (1 - expected))[:, None]
    rows = np.array([pick["row"] for pick in picks])
    who = [names.index(pick["name"]) for pick in picks]
    seen[np.arange(len(picks)), :, who] = beside[:, :, None] * rows[:, None, :]
    return Laid(seen, np.array([pick["came"] for pick in picks]) - expected)


def fitted(laid: Laid, ridge: float) -> NDArray[np.float64]:
    """Return rows of weights by way and character, of least squares.

    A row is what holds of every character and what is this one's own; the ridge draws the second towards none, and the
    first a tenth as much, so that a character that was seldom picked is thought to be like the others.
    """
    count, ways, names, width = laid.seen.shape
    shared, own = laid.seen.sum(axis=2).reshape(count, -1), laid.seen.reshape(count, -1)
    both = np.concatenate([shared, own], axis=1)
    drawn = np.diag(np.repeat([ridge / 10, ridge], [shared.shape[1], own.shape[1]]))
    weights = np.linalg.solve(both.T @ both + drawn, both.T @ laid.missed)
    rows = weights[shared.shape[1] :].reshape(ways, names, width) + weights[: shared.shape[1]].reshape(ways, 1, width)
    return np.asarray(rows)


def told(laid: Laid, rows: NDArray[np.float64]) -> float:
    """Return the part of what was misjudged that the rows tell."""
    foretold = laid.seen.reshape(len(laid.seen), -1) @ rows.ravel()
    return float(1 - ((laid.missed - foretold) ** 2).sum() / (laid.missed**2).sum())


def fit(given: argparse.Namespace) -> None:
    """Fit rows to all games but one of ten, say what they tell of those, and write the rows fitted to all."""
    games = read_games(given.picks)
    names = sorted({pick["name"] for picks in games for pick in picks})
    rest = [pick for picks in games[::10] for pick in picks]
    first = [pick for number, picks in enumerate(games) if number % 10 for pick in picks]
    held_out = told(laid_out(rest, names), fitted(laid_out(first, names), given.ridge))
    print(f"{len(first) + len(rest)} picks, held out {held_out:.1%} of what was misjudged is told")
    rows = fitted(laid_out([*first, *rest], names), given.ridge)
    tables = {
        way: dict(zip(names, table.round(1).tolist(), strict=True)) for way, table in zip(WAYS, rows, strict=True)
    }
    given.out.write_text(json.dumps(tables) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    playing = commands.add_parser("play")
    playing.add_argument("--games", type=int, default=600)
    playing.add_argument("--sizes", type=int, nargs="+", default=(4,), help="tables to play at")
    playing.add_argument("--rules", nargs="+", choices=("classic", "random"), default=("classic",))
    playing.add_argument("--seed", type=int, default=1)
    playing.add_argument("--others", nargs="+", choices=sorted(MAKERS), default=(), help="among whom one learns")
    add_options(playing)
    playing.set_defaults(run=play_games)
    fitting = commands.add_parser("fit")
    fitting.add_argument("picks", type=Path, nargs="+")
    fitting.add_argument("--ridge", type=float, default=3.0)
    fitting.set_defaults(run=fit)
    for command in (playing, fitting):
        command.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    given.run(given)


if __name__ == "__main__":
    main()

"""Train the value function: self-play games, each round's positions pulled towards how the game ended.

    python -m bench.train.outlook --games 3000 --seed 1 --out outlook.json [--weights weights.json] [--jobs 2]
    python -m bench.train.outlook --games 9000 --seed 5 --out value.json --bots strong stranger king_lover copier

With --bots a whole table plays alike: were good and bad players mixed, what the good ones happen to hold would seem to
be what wins.

The positions are kept beside the weights (outlook.jsonl) game by game, and playing goes on where that file ends: a run
can be stopped at any time. --backend joblib shares the games out over a farm of machines (docs/arena.md).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from operator import mul
from pathlib import Path
from typing import Any

from bench.opponents import MAKERS
from bench.train.league import Decides, Seated, any_rules, play
from citadels.bots.policy import Policy, Weights
from citadels.bots.policy.value import OUTLOOK, result, softmax, table_features
from citadels.core.registry import EDITIONS, PLAYED
from citadels.core.state import State
from tabletop.core.rng import Dice
from tabletop.lab.executors import Executor, add_options, executor_for

Position = tuple[list[list[float]], list[float]]
# One game: its number, the seed of all, the written weights that players are drawn from, the table sizes, the edition,
# and bots, of which one has all seats.
Task = tuple[int, int, list[dict[str, Any]], list[int], str, list[str]]


def game(task: Task) -> tuple[int, list[Position]]:
    """Play a game between policies drawn from a pool; return its number, and its rounds' features with its result."""
    number, seed, pool, sizes, edition, bots = task
    cards = EDITIONS[edition]
    dice = Dice(seed * 1_000_003 + number)
    seats = sizes[dice.below(len(sizes))]
    seen: list[list[list[float]]] = []

    def watch(state: State) -> None:
        seen.append([[round(value, 4) for value in row] for row in table_features(state)])

    if bots:
        alike = bots[dice.below(len(bots))]
        players: list[Decides] = [Seated(MAKERS[alike](), Dice(dice.below(1 << 60))) for _ in range(seats)]
    else:
        players = [Policy(Weights(pool[dice.below(len(pool))], cards), Dice(dice.below(1 << 60))) for _ in range(seats)]
    target = result(play(players, any_rules(seats, dice, cards), dice.below(1 << 40), watch))
    return number, [(rows, target) for rows in seen[1:]]


def read_games(path: Path) -> Iterator[tuple[int, list[Position]]]:
    """Read the games already played; a line cut short by a stop ends them."""
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        try:
            number, result = json.loads(line)
        except ValueError:
            return
        yield number, result


def positions(games: int, tasks: Iterable[Task], path: Path, executor: Executor) -> list[Position]:
    """Play what is missing of so many games, and return the positions of all."""
    before = dict(read_games(path))
    path.write_text("".join(json.dumps(item) + "\n" for item in before.items()), encoding="utf-8")
    with path.open("a", encoding="utf-8") as out:
        for number, result in executor(game, [task for task in tasks if task[0] not in before]):
            before[number] = result
            out.write(json.dumps((number, result)) + "\n")
            out.flush()
            print(f"\r{len(before)}/{games} games", end="", file=sys.stderr)
    return [position for number in range(games) for position in before[number]]


def descend(
    data: list[Position], epochs: int, rate: float, dice: Dice, start: list[float] | None = None
) -> list[float]:
    """Fit the weights by stochastic gradient descent on the cross-entropy of the shares."""
    weights = start or [0.0] * len(OUTLOOK)
    order = list(range(len(data)))
    for epoch in range(epochs):
        for i in range(len(order) - 1, 0, -1):
            j = dice.below(i + 1)
            order[i], order[j] = order[j], order[i]
        step = rate / (1 + epoch)
        for at in order:
            rows, target = data[at]
            shares = softmax([sum(map(mul, row, weights)) for row in rows])
            for row, share, wanted in zip(rows, shares, target, strict=True):
                error = step * (wanted - share)
                weights = [weight + error * value for weight, value in zip(weights, row, strict=True)]
    return weights


def fit(data: list[Position], weights: list[float]) -> tuple[float, float]:
    """Return the squared error of the shares, and that of equal shares."""
    error = base = 0.0
    for rows, target in data:
        shares = softmax([sum(map(mul, row, weights)) for row in rows])
        for share, wanted in zip(shares, target, strict=True):
            error += (share - wanted) ** 2
            base += (1 / len(rows) - wanted) ** 2
    return error, base


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sizes", type=int, nargs="+", default=[2, 3, 4, 4, 5, 6, 7, 8])
    parser.add_argument("--weights", type=Path, nargs="*", default=[])
    parser.add_argument("--bots", nargs="*", help="let one of these have all seats of a table, instead of weights")
    parser.add_argument("--edition", choices=tuple(EDITIONS), default=PLAYED.word, help="whose cards are played with")
    add_options(parser)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    pool = [json.loads(path.read_text(encoding="utf-8")) for path in given.weights] or [{}]
    tasks = [(number, given.seed, pool, given.sizes, given.edition, given.bots or []) for number in range(given.games)]
    with executor_for(given) as executor:
        data = positions(given.games, tasks, given.out.with_suffix(".jsonl"), executor)
    cut = len(data) * 9 // 10
    weights = descend(data[:cut], 4, 0.03, Dice(given.seed))
    error, base = fit(data[cut:], weights)
    print(f"{len(data)} positions, R2 held out {1 - error / base:.3f}")
    for name, weight in zip(OUTLOOK, weights, strict=True):
        print(f"  {name:12} {weight:7.3f}")
    given.out.write_text(json.dumps([round(weight, 4) for weight in weights]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

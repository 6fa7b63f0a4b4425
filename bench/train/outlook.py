"""Train the value function: self-play games, each round's positions pulled towards how the game ended.

python -m bench.train.outlook --games 3000 --seed 1 --out outlook.json [--weights weights.json]
"""

from __future__ import annotations

import argparse
import json
import sys
from operator import mul
from pathlib import Path

from bench.train.league import any_rules, play
from citadels.bots.policy import Policy, Weights
from citadels.bots.policy.value import OUTLOOK, result, softmax, table_features
from citadels.state import State
from tabletop.rng import Dice

Position = tuple[list[list[float]], list[float]]


def positions(games: int, seed: int, pool: list[Weights], sizes: list[int]) -> list[Position]:
    """Play games between policies drawn from a pool and return the rounds' features with the games' results."""
    found: list[Position] = []
    for game in range(games):
        dice = Dice(seed * 1_000_003 + game)
        seats = sizes[dice.below(len(sizes))]
        seen: list[list[list[float]]] = []

        def watch(state: State, seen: list[list[list[float]]] = seen) -> None:
            seen.append(table_features(state))

        players = [Policy(pool[dice.below(len(pool))], Dice(dice.below(1 << 60))) for _ in range(seats)]
        end = play(players, any_rules(seats, dice), dice.below(1 << 40), watch)
        target = result(end)
        found += [(rows, target) for rows in seen[1:]]
        if sys.stderr.isatty() and game % 50 == 0:
            print(f"\r{game}/{games} games", end="", file=sys.stderr)
    return found


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
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sizes", type=int, nargs="+", default=[2, 3, 4, 4, 5, 6, 7, 8])
    parser.add_argument("--weights", type=Path, nargs="*", default=[])
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    pool = [Weights(json.loads(path.read_text(encoding="utf-8"))) for path in given.weights] or [Weights()]
    data = positions(given.games, given.seed, pool, given.sizes)
    cut = len(data) * 9 // 10
    weights = descend(data[:cut], 4, 0.03, Dice(given.seed))
    error, base = fit(data[cut:], weights)
    print(f"{len(data)} positions, R2 held out {1 - error / base:.3f}")
    for name, weight in zip(OUTLOOK, weights, strict=True):
        print(f"  {name:12} {weight:7.3f}")
    given.out.write_text(json.dumps([round(weight, 4) for weight in weights]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

"""Tune the weights of the third game's planners by self-play: evolution strategies, every seat a little different.

    python -m bench.train.praga_climb --games 3000 --seed 1 --out weights.json

Two pairs of seats sit at each table; in a pair, one plays by the weights changed at random, the other by the opposite
change. The weights move towards the changes of those who scored more than their opposites. All weights change by
factors. The file is written after each batch: `mean` in it is the mean of the last third of the way.
"""

from __future__ import annotations

import argparse
import json
import random
from math import exp
from pathlib import Path

from praga.bots.arena import PRAGA
from praga.bots.planner import Search
from praga.bots.tiers import Planner
from praga.bots.value import HAND_SET, Weights
from tabletop.lab.arena import dice_for, each_move

PLAYERS = 4
DEVIATION = 0.2  # of the logarithm of a factor
BATCH = 24  # games between two steps
STEP = 0.12  # of the logarithms, by a slope of one deviation of the results
WIDTH, PLACES = 10, 2


def changed(weights: Weights, change: list[float], sign: int) -> Weights:
    """Return weights changed by factors."""
    return Weights(*[weight * exp(sign * part) for weight, part in zip(weights, change, strict=True)])


def play(table: list[Weights], seed: int) -> list[int]:
    """Play a game between planners with these weights; return their points."""
    state = PRAGA.new(PLAYERS, None, seed)
    bots = [Planner(Search(WIDTH, PLACES, weights)) for weights in table]
    for _ in each_move(PRAGA, state, bots, dice_for(seed, PLAYERS)):
        pass
    return PRAGA.scores(state)


def batch(weights: Weights, chance: random.Random) -> tuple[list[float], float]:
    """Play a batch of games; return the slope by weight, in deviations of the results, and the mean points."""
    slope, total = [0.0] * len(weights), 0.0
    results: list[tuple[list[float], float]] = []
    for _ in range(BATCH):
        pairs = [[chance.gauss(0.0, DEVIATION) for _ in weights] for _ in range(PLAYERS // 2)]
        table = [changed(weights, change, sign) for change in pairs for sign in (1, -1)]
        points = play(table, chance.getrandbits(48))
        total += sum(points) / PLAYERS
        results += [(change, points[2 * at] - points[2 * at + 1]) for at, change in enumerate(pairs)]
    scale = max(1.0, (sum([difference**2 for _, difference in results]) / len(results)) ** 0.5)
    for change, difference in results:
        for at, part in enumerate(change):
            slope[at] += difference / scale * part / DEVIATION / len(results)
    return slope, total / BATCH


def main() -> int:
    """Climb, and write the way down."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    weights, chance, way = HAND_SET, random.Random(arguments.seed), list[Weights]()
    momentum = [0.0] * len(weights)
    for number in range(arguments.games // BATCH):
        slope, mean = batch(weights, chance)
        momentum = [0.7 * old + new for old, new in zip(momentum, slope, strict=True)]
        weights = changed(weights, [STEP * part for part in momentum], 1)
        way.append(weights)
        last = way[-max(1, len(way) // 3) :]
        means = {name: sum([getattr(each, name) for each in last]) / len(last) for name in Weights._fields}
        arguments.out.write_text(json.dumps({"games": (number + 1) * BATCH, "points": mean, "mean": means}, indent=1))
        print(number, round(mean, 1), {name: round(getattr(weights, name), 2) for name in Weights._fields}, flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

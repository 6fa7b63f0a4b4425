"""Tune the weights of turns by self-play: half a table plays a little to one side, half to the other.

    python -m bench.train.turns --games 60000 --seed 1 --weights start.json --out tuned.json [--jobs 2]

Each game is one sample of the slope in all weights at once; after a batch of games the weights take a step. The file is
written after each batch and read again on a new start, so a run can be stopped at any time. --backend joblib
shares a batch out over a farm of machines (docs/arena.md).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from bench.train.league import any_rules, play
from citadels.bots.policy import Policy, Weights
from citadels.bots.policy.value import result
from tabletop.core.rng import Dice
from tabletop.lab.executors import Executor, add_options, executor_for

SIZES = (2, 2, 3, 4, 4, 4, 5, 6, 7)
PARTS = ("turn", "kill", "bewitch", "power")
Point = list[float]


def flat(data: dict[str, Any], *, picks: bool = False) -> tuple[list[tuple[str, str, int]], Point, Point]:
    """List the tuned numbers: where each stands, its value, and how far it is tried to either side."""
    places: list[tuple[str, str, int]] = []
    point: Point = []
    reach: Point = []
    for part in PARTS:
        for name, value in data[part].items():
            places.append((part, name, -1))
            point.append(value)
            reach.append(0.25 * max(abs(value), 0.5 if part in ("turn", "kill") else 0.3))
    if picks:
        for name, row in data["pick"].items():
            for at, value in enumerate(row):
                places.append(("pick", name, at))
                point.append(value)
                reach.append(0.2)
    return places, point, reach


def unflat(data: dict[str, Any], places: list[tuple[str, str, int]], point: Iterable[float]) -> dict[str, Any]:
    """Return the written weights with the tuned numbers put in."""
    new = json.loads(json.dumps(data))
    for (part, name, at), value in zip(places, point, strict=True):
        if at < 0:
            new[part][name] = value
        else:
            new[part][name][at] = value
    return dict(new)


def sample(task: tuple[int, dict[str, Any], bool]) -> tuple[list[int], float]:
    """Play one game and return the side each number was tried on, and how much better the plus side did."""
    seed, data, picks = task
    dice = Dice(seed)
    places, point, reach = flat(data, picks=picks)
    signs = [1 if dice.below(2) else -1 for _ in point]
    plus = Weights(unflat(data, places, [p + s * r for p, s, r in zip(point, signs, reach, strict=True)]))
    minus = Weights(unflat(data, places, [p - s * r for p, s, r in zip(point, signs, reach, strict=True)]))
    base = Weights(data)
    seats = SIZES[dice.below(len(SIZES))]
    half = seats // 2
    sides = [1] * half + [-1] * half + [0] * (seats - 2 * half)
    for i in range(seats - 1, 0, -1):
        j = dice.below(i + 1)
        sides[i], sides[j] = sides[j], sides[i]
    kinds = {1: plus, -1: minus, 0: base}
    end = play([Policy(kinds[side], Dice(dice.below(1 << 60))) for side in sides], any_rules(seats, dice),
               dice.below(1 << 40))  # fmt: skip
    gains = result(end)
    return signs, sum(side * gain for side, gain in zip(sides, gains, strict=True))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60000)
    parser.add_argument("--batch", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=1.5)
    parser.add_argument("--seed", type=int, default=1)
    add_options(parser)
    parser.add_argument("--picks", action="store_true")
    parser.add_argument("--weights", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    with executor_for(given) as executor:
        tune(given, executor)


def tune(given: argparse.Namespace, executor: Executor) -> None:
    """Take step after step, and write down where they have led."""
    source = given.out if given.out.exists() else given.weights
    data = Weights(json.loads(source.read_text(encoding="utf-8")) if source else {}).write()
    done = int(json.loads(source.read_text(encoding="utf-8")).get("games", 0)) if source == given.out else 0
    momentum: Point = []
    while done < given.games:
        places, point, reach = flat(data, picks=given.picks)
        momentum = momentum or [0.0] * len(point)
        tasks = [(given.seed * 10_000_019 + done + at, data, given.picks) for at in range(given.batch)]
        slope = [0.0] * len(point)
        for signs, gain in executor(sample, tasks):
            for at, sign in enumerate(signs):
                slope[at] += sign * gain
        momentum = [0.8 * old + 0.2 * new / given.batch for old, new in zip(momentum, slope, strict=True)]
        point = [p + given.rate * m * r for p, m, r in zip(point, momentum, reach, strict=True)]
        done += given.batch
        data = unflat(data, places, [round(p, 5) for p in point])
        given.out.write_text(json.dumps({**data, "games": done}) + "\n", encoding="utf-8")
        print(f"\r{done}/{given.games} games", end="", file=sys.stderr)


if __name__ == "__main__":
    main()

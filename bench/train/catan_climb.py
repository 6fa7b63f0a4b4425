"""Tune the weights of Catan's policy by self-play: evolution strategies, every seat a little different.

    python -m bench.train.catan_climb --games 60000 --seed 1 --out weights.json [--jobs 2]

Pairs of seats sit at a table; in a pair, one plays by the weights changed at random, the other by the opposite change.
The weights move towards the changes of those who did better than their opposites (Adam on that estimate of the slope).
In some games a pair gives way to guests with habits of their own, in others three play. Positive weights change by
factors, others by sums. There is no trade between players. The file is written after each batch and read again on a new
start; `mean` in it is the mean of the last third of the way, as weights: what to play by.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable
from dataclasses import fields, replace
from functools import partial
from math import exp, sqrt
from pathlib import Path
from typing import Any, NamedTuple

from catan.bots.arena import CATAN
from catan.bots.policy.play import decide
from catan.bots.policy.weights import HAND_SET, Weights
from catan.bots.quick import quick_move
from catan.core.frames import Place
from catan.core.moves import Move
from catan.core.state import State
from tabletop.core.engine import apply
from tabletop.lab.executors import add_options, executor_for

# The deviation of a change: the logarithm of a factor, or a part of `ADDED` where a weight may be 0 or less.
DEVIATION = 0.15
ADDED = 0.25
# How much of a result are points rather than the win.
POINTS = 0.3
GUESTS, THREES = 0.25, 0.15
GAMES = 400
STEP, MOMENTUM, SQUARES = 0.03, 0.85, 0.97
# Weights that only trade between players uses.
TRADE = ("rivalry", "rivalry_points", "least_to_offer", "least_to_accept", "least_to_bid", "least_to_confirm")

Decides = Callable[[State], Move]


def player(weights: Weights) -> Decides:
    """Return a player who plays by weights."""
    return partial(decide, weights=weights)


def quick(state: State) -> Move:
    """Play by the quick policy, and place by the weights set by hand."""
    return decide(state, HAND_SET) if type(state.stack[-1]) is Place else quick_move(state)


# Guests: as set by hand, quick, one who runs for the prizes, one who buys cards.
HABITS: list[Decides] = [
    player(HAND_SET),
    quick,
    player(replace(HAND_SET, knights=(0.3, 0.8, 1.4), roads=(0.05, 0.15, 0.3, 0.5, 0.9), prize=3.0)),
    player(replace(HAND_SET, card=1.3, buying=1.6)),
]


class Task(NamedTuple):
    """One game: its seed, and the changes of the weights around which it is played."""

    seed: int
    center: tuple[float, ...]


class Sample(NamedTuple):
    """One pair: the change, and by how much its player did better than the opposite one's."""

    change: tuple[float, ...]
    better: float


def shape() -> list[tuple[str, int, float]]:
    """Return the weights as (name, place in a tuple or -1, value set by hand)."""
    rows = []
    for field in fields(Weights):
        if field.init and field.name not in TRADE:
            value = getattr(HAND_SET, field.name)
            rows += (
                [(field.name, at, part) for at, part in enumerate(value)]
                if isinstance(value, tuple)
                else [(field.name, -1, value)]
            )
    return rows


SHAPE = shape()


def changed(change: tuple[float, ...]) -> dict[str, Any]:
    """Return the weights, by name, that a change of those set by hand makes."""
    parts: dict[str, Any] = {}
    for (name, at, value), by in zip(SHAPE, change, strict=True):
        new = value * exp(by) if value > 0 else value + ADDED * by
        parts[name] = new if at < 0 else (*parts.get(name, ()), new)
    return parts


def game(task: Task) -> list[Sample]:
    """Play one game; return what its pairs tell."""
    chance = random.Random(task.seed)
    players: list[Decides] = []
    pairs: list[tuple[tuple[float, ...], int, int]] = []
    three = chance.random() < THREES
    for table in range(2):
        if table and (three or chance.random() < GUESTS):
            players += [chance.choice(HABITS) for _ in range(1 if three else 2)]
            continue
        change = tuple(chance.gauss(0, DEVIATION) for _ in SHAPE)
        pairs.append((change, len(players), len(players) + 1))
        for sign in (1, -1):
            moved = tuple(at + sign * by for at, by in zip(task.center, change, strict=True))
            players.append(player(Weights(**changed(moved))))
    order = chance.sample(range(len(players)), len(players))
    state = CATAN.new(len(players), {"offers": 0}, chance.getrandbits(63))
    while state.stack:
        apply(state, players[order[state.stack[-1].seat]](state))
    won, points = CATAN.winners(state), CATAN.scores(state)
    parts = [exp(0.4 * (each - max(points))) for each in points]

    def result(player: int) -> float:
        seat = order.index(player)
        return (1 - POINTS) * ((seat in won) / len(won)) + POINTS * parts[seat] / sum(parts)

    return [Sample(change, result(first) - result(second)) for change, first, second in pairs]


def slope(samples: list[Sample]) -> list[float]:
    """Return the estimated gain by each change of one deviation."""
    return [
        sum([sample.better * sample.change[at] for sample in samples]) / (2 * DEVIATION * len(samples))
        for at in range(len(SHAPE))
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--games", type=int, default=60000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    add_options(parser)
    args = parser.parse_args()
    zero = [0.0] * len(SHAPE)
    data = json.loads(args.out.read_text()) if args.out.exists() else {}
    center, drift, squares = (data.get(name, zero)[:] for name in ("center", "drift", "squares"))
    path: list[list[float]] = data.get("path", [])
    with executor_for(args) as executor:
        for batch in range(len(path), args.games // GAMES):
            first = args.seed * 10**9 + batch * GAMES
            tasks = [Task(first + number, tuple(center)) for number in range(GAMES)]
            samples = [sample for pairs in executor(game, tasks) for sample in pairs]
            for at, rise in enumerate(slope(samples)):
                drift[at] = MOMENTUM * drift[at] + (1 - MOMENTUM) * rise
                squares[at] = SQUARES * squares[at] + (1 - SQUARES) * rise * rise
                early = 1 - MOMENTUM ** (batch + 1), 1 - SQUARES ** (batch + 1)
                center[at] += STEP * (drift[at] / early[0]) / (sqrt(squares[at] / early[1]) + 1e-4)
            path.append(center[:])
            late = path[len(path) * 2 // 3 :]
            mean = changed(tuple(sum(column) / len(late) for column in zip(*late, strict=True)))
            progress = {"center": center, "drift": drift, "squares": squares, "path": path, "mean": mean}
            args.out.write_text(json.dumps(progress))
            print(f"{(batch + 1) * GAMES} games, {sqrt(sum(each * each for each in center)):.2f} from the start")


if __name__ == "__main__":
    main()

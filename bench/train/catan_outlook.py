"""Fit the chances to win in Catan: positions of games between players of one kind, and who won.

    python -m bench.train.catan_outlook --games 6000 --seed 1 --out outlook.json [--jobs 2]

Four `strong` without trade, each a little off (by a tenth of a victory point), so that games differ. One position in
eight before a throw is noted. The weights are the logistic regression of the winner on the features, with a small
penalty on large weights; a fifth of the games are left out to test it.
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path

import numpy as np

from catan.bots.arena import CATAN
from catan.bots.outlook import FEATURES, played, table_features
from catan.bots.policy.play import decide
from catan.bots.policy.weights import TUNED
from catan.core.frames import Turn
from tabletop.core.engine import apply, options
from tabletop.lab.executors import add_options, executor_for

NOTED = 0.125
# How often a player does anything at all, so that positions are met which good play avoids.
WHIM = 0.08
PENALTY = 1e-5

# A position: the features of all from the one whose turn begins, and how much was played.
Position = tuple[list[list[float]], float]


def game(seed: int) -> tuple[list[Position], list[int]]:
    """Play one game; return its positions, and for each by how many seats the winner sat after the first."""
    chance = random.Random(seed)
    state = CATAN.new(4, {"offers": 0}, chance.getrandbits(63))
    noted: list[tuple[list[list[float]], float, int]] = []
    while state.stack:
        top = state.stack[-1]
        if type(top) is Turn and top.dice is None and chance.random() < NOTED:
            rows = [[round(value, 4) for value in row] for row in table_features(state)]
            noted.append((rows, played(state), top.seat))
        moves = options(state)
        whim = len(moves) > 1 and chance.random() < WHIM
        apply(state, moves[chance.randrange(len(moves))] if whim else decide(state, TUNED))
    won = CATAN.winners(state)
    if len(won) > 1:
        return [], []
    return [(rows, part) for rows, part, _ in noted], [(won[0] - seat) % 4 for _, _, seat in noted]


def fit(rows: np.ndarray, won: np.ndarray) -> np.ndarray:
    """Return the weights by Newton's method; `rows` are positions by players by features."""
    weights = np.zeros(rows.shape[2])
    target = np.eye(rows.shape[1])[won]
    for _ in range(12):
        shares = softmax(rows @ weights)
        rise = np.einsum("nk,nkd->d", target - shares, rows) / len(rows) - PENALTY * weights
        mean = np.einsum("nk,nkd->nd", shares, rows)
        bend = np.einsum("nk,nkd,nke->de", shares, rows, rows, optimize=True) / len(rows) - mean.T @ mean / len(rows)
        weights += np.linalg.solve(bend + PENALTY * np.eye(len(weights)), rise)
    return weights


def softmax(sums: np.ndarray) -> np.ndarray:
    """Return shares of each row that add up to one."""
    parts = np.exp(sums - sums.max(axis=1, keepdims=True))
    shares: np.ndarray = parts / parts.sum(axis=1, keepdims=True)
    return shares


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    add_options(parser)
    args = parser.parse_args()
    rows, parts, won, games = [], [], [], []
    with executor_for(args) as executor:
        for number, (positions, winners) in enumerate(
            executor(game, [args.seed * 10**6 + number for number in range(args.games)])
        ):
            rows += [row for row, _ in positions]
            parts += [part for _, part in positions]
            won += winners
            games += [number] * len(winners)
    early = np.array(rows)
    both = np.concatenate([early, early * np.array(parts)[:, None, None]], axis=2)
    winner, test = np.array(won), np.array(games) % 5 == 0
    weights = fit(both[~test], winner[~test])
    shares = softmax(both[test] @ weights)[np.arange(test.sum()), winner[test]]
    print(f"{len(won)} positions; held out: {-np.log(shares).mean():.4f} beside {np.log(4):.4f} without features")
    for name, first, later in zip(FEATURES, weights[: len(FEATURES)], weights[len(FEATURES) :], strict=True):
        print(f"  {name:16} {first:7.2f} {later:7.2f}")
    args.out.write_text(json.dumps([round(float(weight), 3) for weight in weights]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

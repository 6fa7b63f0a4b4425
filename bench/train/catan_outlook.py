"""Fit the chances to win in Catan: positions of games between players of one kind, and who won.

    python -m bench.train.catan_outlook --games 8000 --seed 3 --out outlook.json [--jobs 2]
    python -m bench.train.catan_outlook --games 12000 --seed 1 --out starts.json --starts

Four `strong` without trade, who now and then do anything at all, so that positions are met which good play avoids. One
position in eight before a throw is noted. With --starts, only the first one is, and players err while they place
instead; nothing counts late then. The weights are the logistic regression of the winner on the features, with a
small penalty on large weights; a fifth of the games are left out to test it.
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path
from typing import Any

import numpy as np

from catan.bots.arena import CATAN
from catan.bots.outlook import FEATURES, played, table_features
from catan.bots.policy.play import decide, values
from catan.bots.policy.position import Position as PolicyPosition
from catan.bots.policy.weights import TUNED
from catan.core.frames import Place, Turn
from tabletop.core.engine import apply, options
from tabletop.lab.executors import add_options, executor_for

NOTED = 0.125
# How often a player does anything at all, so that positions are met which good play avoids.
WHIM = 0.08
PENALTY = 1e-5

# By how much a player's values are off while it places, with --starts: one of these, in victory points.
OFF = (0.0, 0.1, 0.3, 0.6)
START_PENALTY = 3e-4

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


def start(seed: int) -> tuple[list[Position], list[int]]:
    """Play one game whose settlements were placed with errors; return what `game` does, of the first turn alone."""
    chance = random.Random(seed)
    state = CATAN.new(4, {"offers": 0}, chance.getrandbits(63))
    off = [chance.choice(OFF) for _ in range(4)]
    while type(state.stack[-1]) is Place:
        frame = state.stack[-1]
        moves: Any = options(state)
        worths = values(PolicyPosition(state, frame.seat, TUNED), frame, moves)
        worths = [worth + chance.gauss(0, off[frame.seat]) for worth in worths]
        apply(state, moves[worths.index(max(worths))])
    rows, first = table_features(state), state.turn_of
    while state.stack:
        apply(state, decide(state, TUNED))
    won = CATAN.winners(state)
    return ([(rows, 0.0)], [(won[0] - first) % 4]) if len(won) == 1 else ([], [])


def fit(rows: np.ndarray, won: np.ndarray, penalty: float) -> np.ndarray:
    """Return the weights by Newton's method; `rows` are positions by players by features."""
    weights = np.zeros(rows.shape[2])
    target = np.eye(rows.shape[1])[won]
    for _ in range(12):
        shares = softmax(rows @ weights)
        rise = np.einsum("nk,nkd->d", target - shares, rows) / len(rows) - penalty * weights
        mean = np.einsum("nk,nkd->nd", shares, rows)
        bend = np.einsum("nk,nkd,nke->de", shares, rows, rows, optimize=True) / len(rows) - mean.T @ mean / len(rows)
        weights += np.linalg.solve(bend + penalty * np.eye(len(weights)), rise)
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
    parser.add_argument("--starts", action="store_true", help="fit the first turn alone")
    parser.add_argument("--out", type=Path, required=True)
    add_options(parser)
    args = parser.parse_args()
    rows, parts, won, games = [], [], [], []
    with executor_for(args) as executor:
        for number, (positions, winners) in enumerate(
            executor(start if args.starts else game, [args.seed * 10**6 + number for number in range(args.games)])
        ):
            rows += [row for row, _ in positions]
            parts += [part for _, part in positions]
            won += winners
            games += [number] * len(winners)
    early = np.array(rows)
    late = early * np.array(parts)[:, None, None]
    used = early if args.starts else np.concatenate([early, late], axis=2)
    winner, test = np.array(won), np.array(games) % 5 == 0
    weights = fit(used[~test], winner[~test], START_PENALTY if args.starts else PENALTY)
    shares = softmax(used[test] @ weights)[np.arange(test.sum()), winner[test]]
    print(f"{len(won)} positions; held out: {-np.log(shares).mean():.4f} beside {np.log(4):.4f} without features")
    for name, column in zip(FEATURES, weights.reshape(-1, len(FEATURES)).T, strict=True):
        print(f"  {name:16}", *[f"{weight:7.2f}" for weight in column])
    args.out.write_text(json.dumps([round(float(weight), 3) for weight in weights]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

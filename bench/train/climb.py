"""Tune picks and turns together by self-play, everyone a little different from everyone else.

    python -m bench.train.climb --games 40000 --seed 1 --outlook outlook.json --out weights.json [--weights start.json]

Picks are drawn from the softmax of the likings; what a round then brought its player, by the value function, says how
much likelier that pick should become (a policy gradient with the value as its baseline). Turn weights are tried a
little off to either side in every seat, and move towards the side of those who won. The file is written after each
batch and read again on a new start, so a run can be stopped at any time; --jobs shares a batch out,
--backend joblib over a farm of machines (docs/arena.md).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from math import log
from operator import mul
from pathlib import Path
from typing import Any

from bench.opponents import MAKERS
from bench.train.league import Decides, Seated, any_rules, widened
from bench.train.turns import flat, unflat
from citadels.bots.policy import Policy, Weights
from citadels.bots.policy.picks import common, row
from citadels.bots.policy.value import chances, result, softmax
from citadels.bots.policy.weights import PICKS_2016
from citadels.bots.weights import tuned
from citadels.core.moves import Move, move
from citadels.core.registry import EDITIONS, PLAYED, Edition
from citadels.core.state import State
from citadels.flow.draft import Choose, discards
from citadels.flow.setup import new_state
from tabletop.core.engine import apply
from tabletop.core.rng import Dice
from tabletop.lab.executors import Executor, add_options, executor_for

SIZES = (2, 3, 3, 4, 4, 4, 4, 5, 5, 6, 7, 8)
# One pick: the seat, the characters with their features, which was taken, and how likely each was.
Pick = tuple[int, tuple[str, ...], list[list[float]], int, list[float]]
Slopes = dict[str, list[float]]


class Wavering:
    """Plays by weights, but draws its picks from their softmax and keeps them."""

    def __init__(self, weights: Weights, dice: Dice, heat: float) -> None:
        self.weights, self.dice, self.heat = weights, dice, heat
        self.policy = Policy(weights, dice)
        self.picks: list[Pick] = []

    def decide(self, state: State) -> Move:
        frame = state.stack[-1]
        if type(frame) is not Choose or discards(state, frame):
            return self.policy.decide(state)
        features = common(state, frame.seat)
        rows = [row(state, frame.seat, features, name) for name in frame.pool]
        liked = [
            sum(map(mul, seen, self.weights.pick[name])) / self.heat
            for name, seen in zip(frame.pool, rows, strict=True)
        ]
        drawn = [value - log(-log(self.dice.unit() + 1e-12)) for value in liked]
        at = drawn.index(max(drawn))
        self.picks.append((frame.seat, frame.pool, rows, at, softmax(liked)))
        return move("pick", frame.pool[at])


# Who sits in some of the other seats: weights, or a bot by its name.
Guest = dict[str, Any] | str
Task = tuple[int, dict[str, Any], list[float], float, tuple[Guest, ...], tuple[int, ...], str, int]


def game(task: Task) -> tuple[Slopes, list[float], int]:
    """Play one game; return the slopes of the pick rows, those of the turn weights, and how many picks there were."""
    seed, data, value, heat, guests, sizes, edition, printed = task
    cards = EDITIONS[edition]
    dice = Dice(seed)
    seats = sizes[dice.below(len(sizes))]
    places, point, reach = flat(data)
    signs = [[1 if dice.below(2) else -1 for _ in point] for _ in range(seats)]
    players = [
        Wavering(
            Weights(unflat(data, places, [p + s * r for p, s, r in zip(point, side, reach, strict=True)]), cards),
            Dice(dice.below(1 << 60)), heat)
        for side in signs
    ]  # fmt: skip
    seated: list[Decides] = [*players]
    if guests:  # others sit in some of the seats; nothing is learnt from what they do
        for seat in range(1, seats):
            if dice.below(2):
                signs[seat] = [0] * len(point)
                seated[seat] = _guest(guests[dice.below(len(guests))], cards, Dice(dice.below(1 << 60)))
    state = new_state([str(seat) for seat in range(seats)], any_rules(seats, dice, cards, printed), dice.below(1 << 40))
    slopes: Slopes = {}
    count, before, now = 0, chances(state, value), state.round
    while state.stack:
        apply(state, seated[state.stack[-1].seat].decide(state))
        if state.round != now or not state.stack:
            after = chances(state, value) if state.stack else result(state)
            for player in players:
                count += len(player.picks)
                _learn(player.picks, [b - a for a, b in zip(before, after, strict=True)], seats / heat, slopes)
                player.picks = []
            before, now = after, state.round
    gains = result(state)
    turns = [sum(side[at] * (gain - 1 / seats) for side, gain in zip(signs, gains, strict=True))
             for at in range(len(point))]  # fmt: skip
    return slopes, turns, count


def _guest(guest: Guest, cards: Edition, dice: Dice) -> Decides:
    """Seat a guest; nothing is learnt from what they do."""
    return Seated(MAKERS[guest](), dice) if isinstance(guest, str) else Wavering(Weights(guest, cards), dice, 0.1)


def _learn(picks: list[Pick], gains: list[float], scale: float, slopes: Slopes) -> None:
    for seat, names, rows, taken, shares in picks:
        gain = gains[seat] * scale
        for at, (name, seen) in enumerate(zip(names, rows, strict=True)):
            error = gain * ((1.0 if at == taken else 0.0) - shares[at])
            slope = slopes.setdefault(name, [0.0] * len(seen))
            slopes[name] = [old + error * value for old, value in zip(slope, seen, strict=True)]


class Adam:
    """Steps of even length in every direction: mean slope over its root mean square."""

    def __init__(self, size: int, rate: float) -> None:
        self.mean, self.square, self.rate, self.steps = [0.0] * size, [0.0] * size, rate, 0

    def step(self, slope: Iterable[float]) -> list[float]:
        self.steps += 1
        moves = []
        for at, value in enumerate(slope):
            self.mean[at] = 0.9 * self.mean[at] + 0.1 * value
            self.square[at] = 0.98 * self.square[at] + 0.02 * value * value
            mean, square = self.mean[at] / (1 - 0.9**self.steps), self.square[at] / (1 - 0.98**self.steps)
            moves.append(self.rate * mean / (square**0.5 + 1e-9))
        return moves


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40000)
    parser.add_argument("--batch", type=int, default=250)
    parser.add_argument("--rate", type=float, default=0.03)
    parser.add_argument("--turn-rate", type=float, default=0.06)
    parser.add_argument("--heat", type=float, default=0.5)
    parser.add_argument("--seed", type=int, default=1)
    add_options(parser)
    parser.add_argument("--guests", nargs="*", help="who has half of the other seats: weights in files, 'hand', bots")
    parser.add_argument("--sizes", type=int, nargs="+", default=SIZES, help="tables to play at")
    parser.add_argument("--edition", choices=tuple(EDITIONS), default=PLAYED.word, help="whose cards are played with")
    parser.add_argument("--printed", type=int, default=1, help="of three tables of 2016, how many are of its sets (1)")
    parser.add_argument("--outlook", type=Path, required=True)
    parser.add_argument("--weights", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    with executor_for(given) as executor:
        climb(given, executor)


def beginning(edition: str, sizes: Iterable[int]) -> dict[str, Any]:
    """Return where a climb without weights begins: by hand, or, in 2016, at the tuned weights of the older cards."""
    if edition == PLAYED.word:
        return {}
    data = tuned(2 if set(sizes) == {2} else 4).write()
    return {**data, "pick": {name: row for name, row in data["pick"].items() if name not in PICKS_2016}}


def _invited(name: str) -> Guest:
    if name in MAKERS:
        return name
    read: Guest = {} if name == "hand" else json.loads(Path(name).read_text(encoding="utf-8"))
    return read


def climb(given: argparse.Namespace, executor: Executor) -> None:
    """Take step after step, and write down where they have led."""
    source = given.out if given.out.exists() else given.weights
    read = json.loads(source.read_text(encoding="utf-8")) if source else beginning(given.edition, given.sizes)
    done = int(read.get("games", 0)) if source == given.out else 0
    data = Weights(read, EDITIONS[given.edition]).write()
    value = json.loads(given.outlook.read_text(encoding="utf-8"))
    sizes = tuple(given.sizes)
    guests = tuple([_invited(name) for name in given.guests or ()])
    data["pick"] = widened(data["pick"], sizes)
    names = list(data["pick"])
    width = len(data["pick"][names[0]])
    places, point, reach = flat(data)
    picks, turns = Adam(len(names) * width, given.rate), Adam(len(point), given.turn_rate)
    while done < given.games:
        same = data, value, given.heat, guests, sizes, given.edition, given.printed
        tasks: list[Task] = [(given.seed * 10_000_019 + done + at, *same) for at in range(given.batch)]
        whole = {name: [0.0] * width for name in names}
        slope = [0.0] * len(point)
        for slopes, turned, _ in executor(game, tasks):
            for name, part in slopes.items():
                whole[name] = [old + new for old, new in zip(whole[name], part, strict=False)]
            slope = [old + new for old, new in zip(slope, turned, strict=True)]
        moves = picks.step([part for name in names for part in whole[name]])
        for at, name in enumerate(names):
            step = moves[at * width : (at + 1) * width]
            data["pick"][name] = [round(old + new, 5) for old, new in zip(data["pick"][name], step, strict=True)]
        point = [p + m * r for p, m, r in zip(point, turns.step(slope), reach, strict=True)]
        done += given.batch
        data = unflat(data, places, [round(p, 5) for p in point])
        given.out.write_text(json.dumps({**data, "games": done}) + "\n", encoding="utf-8")
        print(f"\r{done}/{given.games} games", end="", file=sys.stderr)


if __name__ == "__main__":
    main()

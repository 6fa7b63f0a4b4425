"""Distil the search into picks: self-play in which every pick is searched, then a softmax regression on what it found.

    python -m bench.train.picks play --games 800 --seed 1 --out picks.jsonl --outlook outlook.json [--weights w.json]
    python -m bench.train.picks fit picks.jsonl --weights w.json --out new.json

Playing goes on where the file ends; game numbers are seeds, so any number of processes may share them out (--jobs), or
a farm of machines (--backend joblib: docs/arena.md).
"""

from __future__ import annotations

import argparse
import json
from operator import mul
from pathlib import Path
from typing import Any, cast

from bench.train.kept import Steps, play_on, read_games
from bench.train.league import any_rules, play, vary, widened
from citadels.bots.policy import Policy, Weights
from citadels.bots.policy.imagine import OpponentMix, WorldSampler
from citadels.bots.policy.picks import common, row
from citadels.bots.policy.value import softmax
from citadels.core.moves import Move
from citadels.core.state import State
from citadels.flow.draft import Choose
from citadels.views.observing import observe
from tabletop.core.engine import options
from tabletop.core.rng import Dice

SIZES = (2, 3, 3, 4, 4, 4, 5, 5, 6, 7, 8)


class Searching:
    """Plays turns by the policy and searches every pick, writing down what it found."""

    def __init__(self, own: Weights, mixture: list[Weights], value: list[float], dice: Dice, worlds: int) -> None:
        self.own, self.mixture, self.value, self.dice, self.worlds = own, mixture, value, dice, worlds
        self.policy = Policy(own, dice)
        self.found: list[dict[str, Any]] = []

    def decide(self, state: State) -> Move:
        frame = state.stack[-1]
        choices: Any = options(state)
        if type(frame) is not Choose or len(choices) < 2:
            return self.policy.decide(state)
        seat = frame.seat
        mix = OpponentMix(self.mixture)
        sampler = WorldSampler(observe(state, seat), choices, self.own, mix, self.value, self.dice, None)
        sums = [0.0] * len(choices)
        for _ in range(self.worlds):
            world = sampler.world()
            for at in range(len(choices)):
                sums[at] += sampler.playout(world, at)[0]
        means = [part / self.worlds for part in sums]
        if choices[0].verb == "pick":
            features = common(state, seat)
            self.found.append({"seats": len(state.players), "names": [text.name for text in choices],
                               "rows": [[round(value, 3) for value in row(state, seat, features, text.name)]
                                        for text in choices],
                               "means": [round(mean, 4) for mean in means]})  # fmt: skip
        # Now and then something else, so that other positions are seen as well.
        if self.dice.below(10) == 0:
            return self.policy.decide(state)
        best = means.index(max(means))
        return cast("Move", choices[best])


def game(task: tuple[int, int, dict[str, Any], list[float], int, tuple[int, ...]]) -> list[dict[str, Any]]:
    """Play one game; everyone searches picks."""
    number, seed, data, value, worlds, sizes = task
    dice = Dice(seed * 1_000_003 + number)
    own = Weights(data)
    seats = sizes[dice.below(len(sizes))]
    mixture = [own, *(vary(own, dice, 0.4) for _ in range(6))]
    players = [Searching(vary(own, dice, 0.15), mixture, value, Dice(dice.below(1 << 60)), worlds)
               for _ in range(seats)]  # fmt: skip
    play(players, any_rules(seats, dice), dice.below(1 << 40))
    return [result for player in players for result in player.found]


def play_games(given: argparse.Namespace) -> None:
    """Play what is missing of so many games."""
    data = json.loads(given.weights.read_text(encoding="utf-8")) if given.weights else {}
    value = json.loads(given.outlook.read_text(encoding="utf-8"))
    play_on(given, game, lambda number: (number, given.seed, data, value, given.worlds, tuple(given.sizes)))


def fit(given: argparse.Namespace) -> None:
    """Fit the pick weights to the distribution the search would play; old weights are the start."""
    data = json.loads(given.weights.read_text(encoding="utf-8")) if given.weights else {}
    start = Weights(data).write()
    samples = [sample for samples in read_games(given.games) for sample in samples]
    rows = widened(start["pick"], {sample["seats"] for sample in samples})
    cut = len(samples) * 19 // 20
    dice = Dice(given.seed)
    order = list(range(cut))
    for epoch in range(given.epochs):
        for i in range(cut - 1, 0, -1):
            j = dice.below(i + 1)
            order[i], order[j] = order[j], order[i]
        rate = given.rate / (1 + epoch)
        for at in order:
            _step(samples[at], rows, rate, given.sharp)
        print(f"epoch {epoch + 1}: {regret(samples[cut:], rows)}")
    start["pick"] = rows
    start["pick_noise"] = given.noise
    given.out.write_text(json.dumps(Weights(start).write()) + "\n", encoding="utf-8")


def _step(sample: dict[str, Any], rows: dict[str, list[float]], rate: float, sharp: float) -> None:
    names, features = sample["names"], sample["rows"]
    shares = softmax([sum(map(mul, seen, rows[name])) for name, seen in zip(names, features, strict=True)])
    # Values of a few worlds are noisy: a soft target wastes less than the best alone. More seats, smaller differences.
    wanted = softmax([sharp * sample["seats"] / 4 * mean for mean in sample["means"]])
    for name, seen, share, want in zip(names, features, shares, wanted, strict=True):
        error = rate * (want - share)
        rows[name] = [weight * (1 - 1e-5) + error * value for weight, value in zip(rows[name], seen, strict=False)]


def regret(samples: list[dict[str, Any]], rows: dict[str, list[float]]) -> str:
    """Say how often the picks agree with the search, and what they lose by its own numbers."""
    same = lost = chance = 0.0
    for sample in samples:
        sums = [sum(map(mul, seen, rows[name])) for name, seen in zip(sample["names"], sample["rows"], strict=True)]
        means = sample["means"]
        at = sums.index(max(sums))
        same += means[at] == max(means)
        lost += max(means) - means[at]
        chance += max(means) - sum(means) / len(means)
    count = len(samples)
    return f"agree {same / count:.3f}, lost {lost / count:.4f} of {chance / count:.4f} at random, {count} held out"


def main() -> None:
    steps = Steps(__doc__, play_games, fit)
    steps.playing.add_argument("--games", type=int, default=800)
    steps.playing.add_argument("--worlds", type=int, default=12)
    steps.playing.add_argument("--outlook", type=Path, required=True)
    steps.playing.add_argument("--sizes", type=int, nargs="+", default=SIZES, help="tables to play at")
    steps.fitting.add_argument("--seed", type=int, default=1)
    steps.fitting.add_argument("--epochs", type=int, default=6)
    steps.fitting.add_argument("--rate", type=float, default=0.05)
    steps.fitting.add_argument("--sharp", type=float, default=40.0)
    steps.fitting.add_argument("--noise", type=float, default=0.3)
    for command in (steps.playing, steps.fitting):
        command.add_argument("--weights", type=Path, help="those to begin with")
    steps.run()


if __name__ == "__main__":
    main()

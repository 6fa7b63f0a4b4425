"""Compares the speed of Catan and catanatron in one run: random games a CPU-second, and copies of a game.

    python3 -m venv .venv-catanatron && .venv-catanatron/bin/pip install catanatron==3.2.1
    python bench/catan_beside.py [--games N] [--rounds N] [--seed N] [--python .venv-catanatron/bin/python]

Four players, no trade between players (`offers: 0`; catanatron's random player has none), the standard ten points. Ours
three ways: `bare` is the engine with forced moves played, `arena` the same with bots that are asked, `game` goes
through `Game`, as a caller of the library does. All are played in turn, round by round, each other round the other way
about, so that a machine which does other things slows all of them alike: what counts are the ratios of one round.

catanatron (https://github.com/bcollazo/catanatron) is under the GPL: it is installed separately, run, and not read.
"""

from __future__ import annotations

import argparse
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from catan import Game
from catan.bots import BOTS
from catan.bots.arena import CATAN, ROUND_LIMIT
from tabletop.core.engine import apply, options
from tabletop.core.rng import Dice
from tabletop.lab.arena import Match, play_one

ROOT = Path(__file__).resolve().parent.parent
RULES = {"offers": 0, "round_limit": ROUND_LIMIT}
NAMES = ["A", "B", "C", "D"]
COPIES = 1000
OTHER = "catanatron"
# Goals: how many times as fast as catanatron, and microseconds for a copy.
GOALS = {"bare": 10.0, "game": 5.0}
CLONE_GOAL = 5.0


def bare(seed: int) -> int:
    """Play a random game with the engine only; return the number of decisions."""
    state, dice, moves = CATAN.new(4, RULES, seed), Dice(seed ^ 0xD1CE), 0
    while state.stack:
        choices = options(state)
        apply(state, choices[dice.below(len(choices)) if len(choices) > 1 else 0])
        moves += 1
    return moves


def arena(seed: int) -> int:
    """Play a game of four random bots in the arena; return the number of decisions."""
    return play_one(Match(CATAN, RULES, ("random",) * 4, BOTS, seed, time.process_time), 0).moves


def library(seed: int) -> int:
    """Play a random game through `Game`; return the number of decisions."""
    game, dice, moves = Game.new(NAMES, RULES, seed), Dice(seed ^ 0xD1CE), 0
    while not game.over:
        choices = game.moves()
        game.play(choices[dice.below(len(choices)) if len(choices) > 1 else 0])
        moves += 1
    return moves


LOOPS: dict[str, Callable[[int], int]] = {"bare": bare, "arena": arena, "game": library}


def ours(loop: str) -> Callable[[int, int], tuple[float, int]]:
    """Return a function that plays games of a loop from a seed on; it returns CPU seconds and decisions."""

    def play(games: int, seed: int) -> tuple[float, int]:
        began = time.process_time()
        moves = sum(LOOPS[loop](number) for number in range(seed, seed + games))
        return time.process_time() - began, moves

    return play


class Other:
    """catanatron in a child process."""

    def __init__(self, python: Path) -> None:
        command = [str(python), str(ROOT / "bench" / "catanatron_games.py")]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, *words: object) -> list[float]:
        """Send a request for games or copies; return the numbers in the answer."""
        requests, answers = self._process.stdin, self._process.stdout
        assert requests is not None
        assert answers is not None
        print(*words, file=requests, flush=True)
        return [float(number) for number in answers.readline().split()]

    def play(self, games: int, seed: int) -> tuple[float, int]:
        """Play games from a seed on; return CPU seconds and decisions."""
        seconds, decisions = self.ask(games, seed)
        return seconds, int(decisions)


class Round(NamedTuple):
    """The results of one side in one round."""

    games: int
    seconds: float
    decisions: int

    @property
    def speed(self) -> float:
        """Games a CPU-second."""
        return self.games / self.seconds


def rounds(args: argparse.Namespace, other: Other) -> dict[str, list[Round]]:
    """Play all rounds, all sides in turn; catanatron plays a tenth of the games."""
    players = {**{loop: ours(loop) for loop in LOOPS}, OTHER: other.play}
    games = {name: args.games if name in LOOPS else max(1, args.games // 10) for name in players}
    results: dict[str, list[Round]] = {name: [] for name in players}
    for name, play in players.items():
        play(max(1, games[name] // 5), args.seed)  # warm up
    for number in range(args.rounds):
        for name in list(players)[:: 1 if number % 2 == 0 else -1]:
            seconds, decisions = players[name](games[name], args.seed + number * args.games)
            results[name].append(Round(games[name], seconds, decisions))
    return results


def clone_time(seed: int) -> float:
    """Return the microseconds of a copy of a game in progress, the median of five times a thousand."""
    state, dice = CATAN.new(4, RULES, seed), Dice(seed)
    for _ in range(400):
        moves = options(state)
        apply(state, moves[dice.below(len(moves))])
    times = []
    for _ in range(5):
        began = time.process_time()
        for _ in range(COPIES):
            state.clone()
        times.append(1e6 * (time.process_time() - began) / COPIES)
    return median(times)


def main() -> None:
    """Measure all sides and print the results."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="games of each round, of ours; catanatron plays a tenth")
    parser.add_argument("--rounds", type=int, default=5, help="how often all play in turn")
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--python", type=Path, default=ROOT / ".venv-catanatron" / "bin" / "python")
    args = parser.parse_args()
    other = Other(args.python)
    results = rounds(args, other)
    print(f"CPython {platform.python_version()}, {args.rounds} rounds, seeds from {args.seed}")
    for name, some in results.items():
        speeds, games = [round_.speed for round_ in some], sum(round_.games for round_ in some)
        each = sum(round_.decisions for round_ in some) / games
        print(f"{name:<11}{max(speeds):8.1f} games/s, median{median(speeds):8.1f},{each:6.0f} decisions a game")
    for name in LOOPS:
        ratios = [round_.speed / theirs.speed for round_, theirs in zip(results[name], results[OTHER], strict=True)]
        goal = f", goal {GOALS[name]:g}" if name in GOALS else ""
        print(f"{name:<11}{median(ratios):8.1f} times as fast ({min(ratios):.1f} to {max(ratios):.1f}){goal}")
    theirs = 1e6 * other.ask("copy")[0] / COPIES
    print(f"clone      {clone_time(args.seed):8.2f} µs, goal {CLONE_GOAL:g}; catanatron's copy {theirs:.1f} µs")


if __name__ == "__main__":
    main()

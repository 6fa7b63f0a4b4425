"""Measure the speed of games: games and decisions a CPU-second, and byte codes a decision.

    python bench/games.py [--games N] [--seed N] [--rounds N] [--profile]
    python bench/games.py --against ../before/src        another source and this one, in turn, round by round

The loops are those of `bench/workloads.py`: the bare engine at four players (classic) and six (characters of nine ranks
drawn at random, all 14 specials of the Dark City; `newer-6`: such characters of 2016, 14 of its unique districts), the
four's through `Game`, and `strong` against itself. A machine that does other things swings by a third: what counts is
the ratio of two sources, or two loops, in one run. Floors on a quiet core: 600 games a second bare at four players,
300 at six.
"""

from __future__ import annotations

import argparse
import cProfile
import os
import platform
import pstats
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from bench.byte_codes import GAMES, count
from bench.workloads import LOOPS, timed

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
# Plays games of a loop, from a seed on: CPU seconds, decisions.
Player = Callable[[str, int, int], tuple[float, int]]


class Ran(NamedTuple):
    """The CPU seconds of each round of a loop, the same games in every one, and how many decisions a round has."""

    seconds: list[float]
    decisions: int


def other(source: Path) -> Player:
    """Start a process that plays by another source; it ends with this one."""
    environment = {**os.environ, "PYTHONPATH": str(source.resolve())}
    command = [sys.executable, "-m", "bench.workloads"]
    worker = subprocess.Popen(
        command, cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    io, answers = worker.stdin, worker.stdout
    assert io is not None
    assert answers is not None

    def play(loop: str, games: int, seed: int) -> tuple[float, int]:
        print(loop, games, seed, file=io, flush=True)
        seconds, decisions = answers.readline().split()
        return float(seconds), int(decisions)

    return play


def rounds(players: dict[str, Player], games: dict[str, int], seed: int, times: int) -> dict[tuple[str, str], Ran]:
    """Let everybody play the same games of each loop in turn, as often as asked, each other round the other way about.

    Returned by loop and name.
    """
    turns = [(loop, name) for loop in games for name in players]
    ran = {(loop, name): Ran([], players[name](loop, max(1, games[loop] // 5), seed)[1]) for loop, name in turns}
    for number in range(times):
        for loop, name in turns[:: 1 if number % 2 == 0 else -1]:
            seconds, decisions = players[name](loop, games[loop], seed)
            ran[loop, name] = Ran([*ran[loop, name].seconds, seconds], decisions)
    return ran


def line(name: str, loop: str, games: int, ran: Ran, codes: float | None) -> str:
    """Write what a loop costs, by its quickest round."""
    best = min(ran.seconds)
    counted = "" if codes is None else f"  {codes:6.0f} byte codes a decision"
    return (f"{loop:<9} {name:<16} {games / best:7.1f} games/s  {ran.decisions / best:8.0f} decisions/s"
            f"  {1e6 * best / ran.decisions:7.2f} µs each{counted}")  # fmt: skip


def ratio(before: Ran, now: Ran, what: str) -> str:
    """Write how many times as fast a decision is, round by round and by the quickest rounds.

    By decision, since bots that draw other chance play other games of the same seeds.
    """
    by = now.decisions / before.decisions
    pairs = [by * second / two for second, two in zip(before.seconds, now.seconds, strict=True)]
    quickest = by * min(before.seconds) / min(now.seconds)
    return (
        f"{'':<9} {what}: {median(pairs):.2f} (median; {min(pairs):.2f} to {max(pairs):.2f}), quickest {quickest:.2f}"
    )


def measure(arguments: argparse.Namespace) -> None:
    """Time the loops, by this source and the others asked for, each held against the first, and print it."""
    players: dict[str, Player] = {"src": timed}
    if arguments.against:
        # Each in a process of its own, so that none pays for what this one did before.
        players = {str(source): other(source) for source in arguments.against} | {"src": other(SOURCE)}
    first = next(iter(players))
    # A game of bots takes as long as ten at random or more.
    games = {loop: max(1, arguments.games // 10) if loop.startswith("strong") else arguments.games for loop in LOOPS}
    ran = rounds(players, games, arguments.seed, arguments.rounds)
    for loop in LOOPS:
        for name in players:
            codes = sum(count(loop, GAMES[loop]).values()) if name == "src" else None
            print(line(name, loop, games[loop], ran[loop, name], codes))
            if name != first:
                print(ratio(ran[loop, first], ran[loop, name], f"times as fast as {first}"))
    print(ratio(ran["bare-4", "src"], ran["game-4", "src"], "`Game` beside the bare loop"))


def main() -> None:
    """Measure, or say where the time goes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="games of each round")
    parser.add_argument("--rounds", type=int, default=7, help="how often the same games are played")
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--against", type=Path, nargs="+", metavar="FOLDER", help="the `src` of other versions")
    parser.add_argument("--profile", action="store_true", help="say where the time goes")
    arguments = parser.parse_args()
    python = f"{platform.python_implementation()} {platform.python_version()}"
    print(f"{python}, {arguments.rounds} rounds of {arguments.games} games, seeds from {arguments.seed}")
    if not arguments.profile:
        measure(arguments)
        return
    for loop in LOOPS:
        with cProfile.Profile() as profile:
            timed(loop, max(1, arguments.games // 20), arguments.seed)
        print(loop)
        pstats.Stats(profile).sort_stats("tottime").print_stats(15)


if __name__ == "__main__":
    main()

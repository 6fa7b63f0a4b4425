"""Looks for senseless moves in many games: each kind in `citadels.bots.blunders`, which gives something for nothing.

    python -m bench.find_blunders strong --games 10000 --seed 500000
    python -m bench.find_blunders expert --games 10000 --seed 500000 --edition 2016 --jobs 2

One kind of bot has all seats, of 2 to 8 in turn, random characters and districts. Bots that search do so in two
worlds only: what is senseless is left out before anything is tried, and in few worlds luck would choose it soonest.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any, NamedTuple

from citadels.bots import BOTS
from citadels.bots.arena import CITADELS, by_chance
from citadels.bots.blunders import Sense
from citadels.core.menu import Menu
from citadels.core.moves import Move
from citadels.core.registry import EDITIONS, PLAYED
from tabletop.bots.protocol import Budget
from tabletop.core.rng import Dice
from tabletop.lab.arena import each_move
from tabletop.lab.executors import add_options, executor_for

SIZES = range(2, 9)


class Task(NamedTuple):
    """A game to play: whose, its number, and how many worlds a search tries."""

    bot: str
    edition: str
    number: int
    playouts: int


def decisions(task: Task) -> Iterator[tuple[Sense, Move]]:
    """Play a game; yield what was done wherever there was a choice, with the sense of it."""
    seats, dice = SIZES[task.number % len(SIZES)], Dice(task.number)
    state: Any = CITADELS.new(seats, by_chance(task.edition), task.number)
    bots = [BOTS[task.bot]() for _ in range(seats)]
    for options, at in each_move(CITADELS, state, bots, [dice] * seats, Budget(playouts=task.playouts)):
        if len(options) > 1:
            listed: Any = options.first if type(options) is Menu else options
            yield Sense(CITADELS.observe(state, state.stack[-1].seat), listed), options[at]


def judged(task: Task) -> tuple[int, list[str]]:
    """Play a game; return how many decisions there were, and the senseless moves."""
    parts = [(sense.nonsense(move), str(move)) for sense, move in decisions(task)]
    return len(parts), [move for senseless, move in parts if senseless]


def main() -> int:
    """Play, tell of every game in which something senseless was done, and count."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot", choices=sorted(BOTS))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=500_000, help="of the first game; each has the next")
    parser.add_argument("--edition", choices=tuple(EDITIONS), default=PLAYED.word)
    parser.add_argument("--playouts", type=int, default=2)
    add_options(parser)
    given = parser.parse_args()
    tasks = [Task(given.bot, given.edition, given.seed + game, given.playouts) for game in range(given.games)]
    count = senseless = 0
    with executor_for(given) as executor:
        for task, (question, moves) in zip(tasks, executor(judged, tasks), strict=True):
            count += question
            senseless += len(moves)
            if moves:
                print(f"game {task.number}: {', '.join(moves)}", flush=True)
    games = f"{given.bot}, {given.edition}: {given.games} games from {given.seed}"
    print(f"{games}, {count} decisions, {senseless} senseless")
    return int(senseless > 0)


if __name__ == "__main__":
    raise SystemExit(main())

"""Whether hints and review agree: one seat of Crown and Crane plays by hints, and the review then judges its moves.

    .venv/bin/python -m bench.crane_follow_plans                      30 games against a casual bot, from seed 1
    .venv/bin/python -m bench.crane_follow_plans --games 3 --seed 9   three games, from seed 9
    .venv/bin/python -m bench.crane_follow_plans --minutes 20         no game is begun after so many minutes of CPU
    .venv/bin/python -m bench.crane_follow_plans --whole              each plan is followed until something is revealed

The seat asks for the plan anew at each decision, as the page does while one is followed: it is kept where no other is
clearly better. A line a game: the seat, its hints and decisions, the largest loss that the review finds in them, and
the slowest hint in milliseconds of CPU; the last line sums up. Losses are in points: none may be above 2. With `--each`
every loss is told with its round and both moves.
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from typing import NamedTuple

from bench.losses import losses_of
from praga import Game
from praga.bots import BOTS
from praga.table.advice import advise
from praga.table.advice import follow as follow_plan
from praga.table.plan import look_back_on_turn
from praga.table.review import look_back
from tabletop.bots.protocol import UNLIMITED
from tabletop.core.rng import Dice

NAMES = ["Ann", "Bea"]
# Losses above this contradict the hint, in points.
MOST = 2


class Followed(NamedTuple):
    """A finished game in which a seat followed plans: the game, the seat, and how long each hint took, in ms."""

    game: Game
    seat: int
    times: list[float]


def follow(seed: int, seat: int, *, whole: bool = False, others: str = "casual") -> Followed:
    """Play a game in which a seat follows hints, or `whole` plans, and the other is a bot of a kind."""
    game, dice = Game.new(NAMES, {}, seed=seed), Dice(seed)
    bots = [BOTS[others]() for _ in NAMES]
    plan, times, asks = list[str](), list[float](), True
    while game.to_move is not None:
        moves = game.moves()
        if game.to_move != seat:
            plan = []  # as on the page: a plan ends where another decides
            game.play(moves[bots[game.to_move].choose(game.observe(game.to_move), moves, dice, UNLIMITED)])
            continue
        made = [str(step.move) for step in look_back_on_turn(game)]
        if not made:
            plan = []  # and with the turn
        if asks or not plan or len(plan) == len(made):
            began = time.process_time()
            advice = follow_plan(game, plan)[0] if plan else advise(game)
            times.append(1000 * (time.process_time() - began))
            plan = [*made, *map(str, advice.turn or (advice.move,))]
        game.play(plan[len(made)])
        asks = not whole or game.barrier is not None  # else something came to light
    return Followed(game, seat, times)


def main() -> None:
    """Play the games and print what the review finds."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--each", action="store_true")
    parser.add_argument("--whole", action="store_true")
    given = parser.parse_args()
    games, decisions, worst, slowest, above = 0, 0, 0, 0.0, 0
    for number in range(given.games):
        if time.process_time() > 60 * given.minutes:
            break
        seed, seat = given.seed + number, number % len(NAMES)
        followed = follow(seed, seat, whole=given.whole)
        count, costs = losses_of(followed.game, seat, partial(look_back, followed.game))
        most = costs[0]["cost"] if costs else 0
        games, decisions = games + 1, decisions + count
        worst, slowest = max(worst, most), max(slowest, *followed.times)
        above += sum(cost["cost"] > MOST for cost in costs)
        print(
            f"seed {seed} seat {seat}: {len(followed.times)} hints, {count} decisions, {len(costs)} losses, the "
            f"largest {most}, slowest hint {max(followed.times):.0f} ms",
            flush=True,
        )
        for cost in costs if given.each else ():
            played, better = cost["played"]["move"], cost["better"]["move"]
            print(f"    step {cost['at']}, round {cost['round']}: {played}, not {better}: {cost['cost']}")
    print(f"{games} games, {decisions} decisions, largest loss {worst}, {above} above {MOST}, slowest {slowest:.0f} ms")


if __name__ == "__main__":
    main()

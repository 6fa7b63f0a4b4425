"""Whether hint and review agree: one seat of Catan plays every hint, and the review then judges its moves.

    .venv/bin/python -m bench.follow_hints                      30 games against three casual bots, from seed 1
    .venv/bin/python -m bench.follow_hints --games 3 --seed 9   three games, from seed 9
    .venv/bin/python -m bench.follow_hints --worlds 20          hints that are cut short, as on a slow phone

The seat goes round the table. A line a game: the place of the seat, its decisions, the largest loss that the review
finds in them, and the slowest hint in milliseconds of CPU; the last line sums up. Losses are in wins of 100 games, as
the review tells them: none may be above 2, which is less than 0.3 victory points are to a player who wins one game in
four. With `--each` every loss is printed with its round and both moves. `--worlds` is after how many sampled worlds a
hint is cut short; the review never is.
"""

from __future__ import annotations

import argparse
import time
from typing import Any, NamedTuple

from bench.losses import losses_of
from catan import Game
from catan.bots import BOTS
from catan.table.advice import Adviser
from catan.table.review import look_back
from tabletop.bots.protocol import UNLIMITED, Bot, Budget, EventFeed
from tabletop.core.rng import Dice

NAMES = ["Ann", "Bea", "Cem", "Dan"]
# Losses above this contradict the hint, in wins of 100 games.
MOST = 2.0


class Followed(NamedTuple):
    """A finished game in which one seat played every hint: the game, the seat, and how long each hint took, in ms."""

    game: Game
    seat: int
    times: list[float]


def follow(seed: int, seat: int, worlds: int | None = None, others: str = "casual") -> Followed:
    """Play a game in which a seat plays every hint and the others are bots of a kind; `worlds` cut a hint short."""
    game, dice = Game.new(NAMES, {}, seed=seed), Dice(seed)
    events, feed, adviser, times = game.listen(), EventFeed(), Adviser(), list[float]()
    bots: list[Bot] = [BOTS[others]() for _ in NAMES]
    while game.to_move is not None:
        moves = game.moves()
        if len(moves) == 1:
            game.play(moves[0])
        elif game.to_move == seat:
            began = time.process_time()
            hint = adviser.advise(game, UNLIMITED if worlds is None else _cut_short(worlds))
            times.append(1000 * (time.process_time() - began))
            game.play(hint["options"][0]["move"])
        else:
            bot = bots[game.to_move]
            view = game.observe(game.to_move)
            feed.deliver(bot, game.to_move, view, events)
            game.play(moves[bot.choose(view, moves, dice, UNLIMITED)])
    return Followed(game, seat, times)


def _cut_short(worlds: int) -> Budget:
    """Return a budget that ends before one more world than these."""
    left = iter(range(worlds))
    return Budget(stop=lambda: next(left, None) is None)


def losses(game: Game, seat: int) -> list[dict[str, Any]]:
    """Return what the review finds in a seat's moves, the largest loss first."""
    return losses_of(game, seat, lambda step: look_back(game, step, UNLIMITED))[1]


def main() -> None:
    """Play the games and print what the review finds."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--worlds", type=int)
    parser.add_argument("--each", action="store_true")
    given = parser.parse_args()
    worst, wins, slowest, above = 0.0, 0, 0.0, 0
    for number in range(given.games):
        seed, seat = given.seed + number, number % len(NAMES)
        followed = follow(seed, seat, given.worlds)
        costs = losses(followed.game, seat)
        most = costs[0]["cost"] / 10 if costs else 0.0
        worst, slowest = max(worst, most), max(slowest, *followed.times)
        above += sum(cost["cost"] > 10 * MOST for cost in costs)
        wins += seat in followed.game.winners
        print(
            f"seed {seed} seat {seat}: {'won' if seat in followed.game.winners else 'lost'}, {len(followed.times)} "
            f"hints, largest loss {most:.1f}, slowest hint {max(followed.times):.0f} ms",
            flush=True,
        )
        for cost in costs if given.each else ():
            played, better = cost["played"]["move"], cost["better"]["move"]
            print(f"    round {cost['round']}: {played}, not {better}: {cost['cost'] / 10}")
    print(f"{given.games} games, {wins} won, largest loss {worst:.1f}, {above} above {MOST}, slowest {slowest:.0f} ms")


if __name__ == "__main__":
    main()

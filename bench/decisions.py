"""Measure a bot's time for one decision, in milliseconds of CPU time, and how much of its work goes into what.

    python -m bench.decisions expert --games 10 --players 4 --seed 1

The bot sits in one seat against three of `strong`; decisions with one option do not count.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from typing import Any

from citadels.bots import BOTS
from citadels.bots.arena import CITADELS
from tabletop.bots.protocol import Bot, Budget
from tabletop.core.events import Event
from tabletop.core.rng import Dice
from tabletop.lab.arena import dice_for, play


class Timed:
    """A bot that notes how many milliseconds each of its decisions takes, with what it hears before."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.blind, self.native = bot, bot.blind, getattr(bot, "native", False)
        self.times: list[float] = []
        self._hearing = 0.0

    def hear(self, view: Any, events: Sequence[Event]) -> None:
        """Let the bot hear, if it does."""
        hear = getattr(self.bot, "hear", None)
        if hear is not None:
            began = time.process_time()
            hear(view, events)
            self._hearing = time.process_time() - began

    def choose(self, view: Any, options: Sequence[str], dice: Dice, budget: Budget) -> int:
        """Let the bot choose."""
        began = time.process_time() - self._hearing
        at = self.bot.choose(view, options, dice, budget)
        self.times.append(1000 * (time.process_time() - began))
        return at


def thinking(name: str, seats: int, games: int, seed: int, rules: str | None) -> list[float]:
    """Return the milliseconds of each decision of the bot, sorted."""
    times: list[float] = []
    for game in range(games):
        timed = Timed(BOTS[name]())
        bots = [timed if seat == game % seats else BOTS["strong"]() for seat in range(seats)]
        play(CITADELS, CITADELS.new(seats, rules, seed + game), bots, dice_for(seed + game, seats))
        times += timed.times
    return sorted(times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bots", nargs="+", choices=sorted(BOTS))
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--rules", default="random")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for name in given.bots:
        times = thinking(name, given.players, given.games, given.seed, given.rules)
        half, most = times[len(times) // 2], times[len(times) * 95 // 100]
        print(f"{name:10} {given.players} players {len(times):5} decisions  median {half:7.2f} ms  95 % {most:7.2f} ms"
              f"  longest {times[-1]:7.2f} ms")  # fmt: skip


if __name__ == "__main__":
    main()

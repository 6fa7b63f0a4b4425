"""How long a bot thinks about one decision, in milliseconds of CPU time, and how much of its work goes into what.

    python -m bench.decisions expert --games 10 --players 4 --seed 1

The bot sits in one seat against three of `strong`; decisions with one option do not count.
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from typing import Any

from citadels.bots import BOTS
from citadels.bots.arena import CITADELS
from tabletop.bots import UNLIMITED, Hearing, shown
from tabletop.engine import apply, asked, options
from tabletop.events import Event
from tabletop.lab.arena import dice_for


def thinking(name: str, seats: int, games: int, seed: int, rules: str | None) -> list[float]:
    """Return the milliseconds of each decision of the bot, sorted."""
    times: list[float] = []
    for game in range(games):
        state: Any = CITADELS.new(seats, rules, seed + game)
        bots = [BOTS[name if seat == game % seats else "strong"]() for seat in range(seats)]
        dice = dice_for(seed + game, seats)
        hearing, told = Hearing(), list[Event]()
        state.events = told
        while state.stack:
            seat = asked(state)
            assert seat is not None
            choices = options(state)
            known = shown(bots[seat], seat, partial(CITADELS.observe, state), partial(CITADELS.view, state))
            began = time.process_time()
            hearing.catch_up(bots[seat], seat, known, told)
            at = bots[seat].choose(known, choices, dice[seat], UNLIMITED)
            if seat == game % seats and len(choices) > 1:
                times.append(1000 * (time.process_time() - began))
            apply(state, choices[at])
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

"""Fixed habits that might beat a table of bots, each `strong` but for the habit: does a rule of thumb find a hole?

    python -m bench.fixed_habits expert --games 60 --seed 22

Classic eight, four players, one of the habit against three of the bot; parity is 25.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from functools import partial

from bench.opponents import MAKERS, one_against
from citadels.bots.casual import Weighted
from citadels.bots.policy import Weights
from citadels.bots.styles import leaning
from citadels.bots.weights import tuned
from citadels.core.registry import PLAYED
from tabletop.bots.protocol import Bot, Factory

ALWAYS, NEVER = 50.0, -50.0  # beside likings of a few points

# What is added to the liking for a character, and what a weight of a turn is multiplied by.
HABITS: dict[str, tuple[Mapping[str, float], Mapping[str, float]]] = {
    "as strong": ({}, {}),
    "never what is killed most": ({"architect": NEVER, "merchant": NEVER}, {}),
    "always the Warlord": ({"warlord": ALWAYS}, {"raid": 2.0}),
    "always the Architect, else the Merchant": ({"architect": 2 * ALWAYS, "merchant": ALWAYS}, {}),
    "always the Thief": ({"thief": ALWAYS}, {}),
    "always the Assassin": ({"assassin": ALWAYS}, {}),
    "always the King": ({"king": ALWAYS}, {}),
    "builds cheap": ({"architect": 1.0}, {"price": 3.0, "haste": 3.0}),
}


def countering(habit: str) -> Bot:
    """Return a bot of one of these habits."""
    return Weighted(partial(_weights, habit))


def _weights(habit: str, seats: int, edition: str = PLAYED.word) -> Weights:
    return leaning(tuned(seats, edition), *HABITS[habit])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot", choices=sorted(MAKERS))
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=22)
    given = parser.parse_args()
    for habit in HABITS:
        makers: dict[str, Factory] = {**MAKERS, habit: partial(countering, habit)}
        share, low, high = one_against(habit, given.bot, given.games, given.seed, makers=makers)
        print(f"{habit}: {share:.1f} % ({low:.1f}–{high:.1f}) of {given.games}, seed {given.seed}", flush=True)


if __name__ == "__main__":
    main()

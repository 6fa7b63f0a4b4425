"""Measure tempers in Citadels: one seat with a temper against three of `strong`, and the same games without it.

    python -m bench.tempers --games 400 --seed 1 [--temper curious] [--edition 2016]

Prints each temper's telling deeds in a hundred games, with and without it, and how often that seat wins.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Mapping
from math import sqrt
from typing import Final

from bench.train.league import any_rules
from citadels.bots.policy import Policy, Weights
from citadels.bots.styles import in_temper
from citadels.bots.weights import tuned
from citadels.core.registry import EDITIONS, PLAYED, Edition
from citadels.core.state import State
from citadels.flow.scoring import winners
from citadels.flow.setup import new_state
from tabletop.bots.tempers import TEMPERS
from tabletop.core.engine import apply
from tabletop.core.rng import Dice

SEATS: Final = 4
CHEAP, DEAR = 2, 4  # gold, at most and at least
VERBS: Final = {
    "assassinate": "murders", "bewitch": "murders", "warrant": "murders", "rob": "robberies", "blackmail": "robberies",
    "destroy": "raids", "exchange": "raids", "seize": "raids", "swap": "swaps",
}  # fmt: skip
RANKS: Final = {
    3: "hands picked", 4: "crowns picked", 5: "clergy picked", 6: "traders picked", 7: "builders picked",
    8: "rank 8 picked",
}  # fmt: skip
# The deeds by which each temper is to be told.
TELLING: Final[Mapping[str, tuple[str, ...]]] = {
    "hasty": ("cheap built", "builders picked", "built"),
    "patient": ("dear built", "traders picked"),
    "curious": ("hands picked", "specials"),
    "sly": ("hands picked", "swaps", "robberies"),
    "vengeful": ("murders", "raids", "rank 8 picked"),
    "peaceful": ("murders", "raids", "clergy picked", "crowns picked"),
    "proud": ("crowns picked",),
    "grasping": ("robberies",),
    "fierce": ("raids", "rank 8 picked"),
    "devout": ("clergy picked",),
}


def game(weights: Weights, number: int, seed: int, cards: Edition) -> Counter[str]:
    """Play one game and count the deeds of the seat with these weights."""
    dice = Dice(seed * 1_000_003 + number)
    me, plain = number % SEATS, tuned(SEATS, cards.word)
    players = [Policy(weights if seat == me else plain, Dice(dice.below(1 << 60))) for seat in range(SEATS)]
    state = new_state([str(seat) for seat in range(SEATS)], any_rules(SEATS, dice, cards), dice.below(1 << 40))
    tally: Counter[str] = Counter()
    while state.stack:
        frame = state.stack[-1]
        move = players[frame.seat].decide(state)
        if frame.seat == me:
            _count(tally, state, move.verb, move.name if move.verb in ("pick", "build") else "")
        apply(state, move)
    own = state.players[me]
    tally["specials"] += own.kinds.count("special")
    tally["five kinds"] += len(set(own.kinds)) == 5
    tally["wins"] += me in winners(state)
    return tally


def _count(tally: Counter[str], state: State, verb: str, name: str) -> None:
    cards = state.rules.cards
    if verb == "pick":
        tally[RANKS.get(cards.rank[name], "others picked")] += 1
    elif verb == "build":
        tally["built"] += 1
        tally["cheap built"] += cards.cost[name] <= CHEAP
        tally["dear built"] += cards.cost[name] >= DEAR
    elif verb in VERBS:
        tally[VERBS[verb]] += 1


def played(weights: Weights, games: int, seed: int, cards: Edition) -> Counter[str]:
    """Play games and return all that was counted."""
    return sum((game(weights, number, seed, cards) for number in range(games)), Counter())


def report(temper: str, tally: Counter[str], plain: Counter[str], games: int) -> str:
    """A line of a table: deeds in a hundred games without and with the temper, and wins with their interval."""
    deeds = [f"{deed} {plain[deed] * 100 / games:.0f} → {tally[deed] * 100 / games:.0f}" for deed in TELLING[temper]]
    share = tally["wins"] / games
    margin = 1.96 * sqrt(share * (1 - share) / games)
    wins = f"{100 * plain['wins'] / games:.1f} → {100 * share:.1f} ± {100 * margin:.1f} %"
    return f"| {temper} | {'; '.join(deeds)} | {wins} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--temper", choices=TEMPERS, action="append")
    parser.add_argument("--edition", choices=tuple(EDITIONS), default=PLAYED.word)
    given = parser.parse_args()
    cards = EDITIONS[given.edition]
    own = tuned(SEATS, cards.word)
    plain = played(own, given.games, given.seed, cards)
    print("| temper | in a hundred games, without → with it | wins |\n|---|---|---|")
    for temper in given.temper or TEMPERS:
        print(report(temper, played(in_temper(temper, own), given.games, given.seed, cards), plain, given.games))


if __name__ == "__main__":
    main()

"""Makes Catan's golden records: searches seeds for games that together use everything, and adds a few of them.

    PYTHONPATH=src:. python -m tests.catan.golden.make [--tries N] [--replace]

Records that there are stay, and only what none of them uses is searched for: run it when a card or an option is added.
`--replace` deletes them first, and is for a new version of the notation alone; one that no longer replays is a bug.
`links.json` has each as a link.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from catan import Game
from tabletop.core.rng import Dice
from tabletop.testing.golden import add_records
from tests.catan.conformance.setups import setup

NAMES = ("Ann", "Bo", "Cy", "Di")
LONGEST = 600
# Weights of moves, by verb, so that games get far and use everything.
GLADLY = {"city": 60, "settle": 60, "buy": 14, "play": 8, "road": 6, "bank": 3, "confirm": 6, "accept": 5, "refuse": 2}
# The number of moves with weights, and how rarely (1 in WHIM) all moves are equally likely, offers included.
WEIGHED, WHIM = 80, 9


def eager(moves: Sequence[str], dice: Dice) -> str:
    """Choose a random move by weights, or sometimes uniformly."""
    if dice.below(WHIM) == 0:
        return moves[dice.below(len(moves))]
    weighed = list(moves[:WEIGHED])
    weights = [GLADLY.get(move.split(" ")[0], 4 if move == "end" else 1) for move in weighed]
    at = dice.below(sum(weights))
    for move, weight in zip(weighed, weights, strict=True):
        at -= weight
        if at < 0:
            return move
    raise AssertionError


def play(number: int) -> Game | None:
    """Play a game; None if it does not come to an end soon."""
    dice = Dice(number * 7919)
    seats, rules = setup(dice)
    game = Game.new(NAMES[:seats], rules, number)
    while not game.over:
        if len(game.history) > LONGEST:
            return None
        game.play(eager(game.moves(), dice))
    return game


def main() -> None:
    """Add records and links."""
    parser = argparse.ArgumentParser(description="Makes Catan's golden records.")
    parser.add_argument("--tries", type=int, default=1_500)
    parser.add_argument("--replace", action="store_true", help="delete the stored records first")
    args = parser.parse_args()
    from tests.catan.golden.features import GOLDEN

    add_records(GOLDEN, play, args.tries, replace=args.replace)


if __name__ == "__main__":
    main()

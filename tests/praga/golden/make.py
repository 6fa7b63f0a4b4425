"""Makes the third game's golden records: searches for games that together use everything, and adds a few of them.

    PYTHONPATH=src:. python -m tests.praga.golden.make [--tries N] [--replace]

Records that there are stay, and only what none of them uses is searched for: run it when a card or an option is added.
`--replace` deletes them first, and is for a new version of the notation alone; one that no longer replays is a bug.
`links.json` has each as a link.
"""

from __future__ import annotations

import argparse
from typing import Any

from praga import Game
from praga.bots import BOTS
from praga.flow.options import WORDS
from tabletop.bots.protocol import UNLIMITED
from tabletop.core.rng import Dice
from tabletop.testing.golden import add_records
from tests.praga.conformance.hidden import gladly

NAMES = ("Ann", "Bo", "Cy", "Di")
WHIM = 5  # one in so many decisions is by chance, so that what no planner likes comes up, too


def setup(dice: Dice) -> tuple[int, dict[str, Any]]:
    """Draw a number of players and options."""
    seats = 1 + dice.below(len(NAMES))
    rules: dict[str, Any] = {key: words[dice.below(len(words))] for key, words in WORDS.items()}
    return seats, rules | {"solo": seats == 1}


def play(number: int) -> Game:
    """Play a game between planners with whims."""
    dice = Dice(number * 7919)
    seats, rules = setup(dice)
    game = Game.new(NAMES[:seats], rules, number)
    bots = [BOTS["casual"]() for _ in range(seats)]
    while not game.over:
        listed: Any = game.moves()
        seat = game.to_move
        assert seat is not None, "the game goes on"
        whim = dice.below(WHIM) == 0 or len(listed) == 1
        at = (
            gladly(None, listed, dice)  # type: ignore[arg-type]  # the state is not looked at
            if whim
            else bots[seat].choose(game.observe(seat), listed, dice, UNLIMITED)
        )
        game.play(listed[at])
    return game


def main() -> None:
    """Add records and links."""
    parser = argparse.ArgumentParser(description="Makes the third game's golden records.")
    parser.add_argument("--tries", type=int, default=200)
    parser.add_argument("--replace", action="store_true", help="delete the stored records first")
    arguments = parser.parse_args()
    from tests.praga.golden.features import GOLDEN

    add_records(GOLDEN, play, arguments.tries, replace=arguments.replace)


if __name__ == "__main__":
    main()

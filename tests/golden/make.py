"""Makes the golden records: searches seeds for games that together use everything, and adds a few of them.

    python -m tests.golden.make [--edition 2016] [--tries N] [--replace]

Records that there are stay, and only what none of them uses is searched for: run it when a card or an option is added.
`--replace` deletes them first, and is for a new version of the notation alone; one that no longer replays is a bug.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from typing import Any

from citadels import Game
from citadels.bots import BOTS
from citadels.bots.arena import random_characters, random_specials
from citadels.cards.sets import SETS
from citadels.core.registry import NEWER, PLAYED
from tabletop.bots.protocol import UNLIMITED
from tabletop.core.rng import Dice
from tabletop.testing.golden import add_records
from tests.golden import features, features_2016
from tests.golden.games import FIRST, OF_2016

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")


def rules_of(number: int, dice: Dice) -> tuple[int, dict[str, Any]]:
    """Draw a table: players, characters, specials, and every option now and then."""
    seats = 2 + number % 7
    rules: dict[str, Any] = {"characters": random_characters(seats, dice)}
    specials = random_specials(dice)
    if specials and dice.below(6):
        rules["specials"] = specials[: 3 if dice.below(4) == 0 else 14]
    _agree(rules, features.OPTIONS, dice)
    return seats, rules


def rules_of_2016(number: int, dice: Dice) -> tuple[int, dict[str, Any]]:
    """Draw a table of 2016: players, one of its sets or any cards, and every option now and then."""
    seats = 2 + number % 7
    rules: dict[str, Any] = {"edition": NEWER.word}
    sets = SETS[NEWER.word]
    if dice.below(2) == 0:
        rules["set"] = sets[dice.below(len(sets))].id
    else:
        ranks = 8 if seats == 2 else 9 if seats in (3, 8) else 8 + dice.below(2)
        rules |= {"characters": random_characters(seats, dice, ranks, NEWER), "specials": "random"}
    _agree(rules, features_2016.OPTIONS, dice)
    return seats, rules


def _agree(rules: dict[str, Any], options: dict[str, tuple[Any, ...]], dice: Dice) -> None:
    for key, values in options.items():
        if dice.below(2) == 0:
            rules[key] = values[dice.below(len(values))]
    if rules.get("round_limit") is None:
        rules.pop("round_limit", None)


TablesOf = Callable[[int, Dice], tuple[int, dict[str, Any]]]
EDITIONS = {PLAYED.word: (FIRST, rules_of), NEWER.word: (OF_2016, rules_of_2016)}


def play(tables: TablesOf, number: int) -> Game | None:
    """Play a game by weights with a whim now and then; None if it does not come to an end soon."""
    dice = Dice(number * 7919)
    seats, rules = tables(number, dice)
    game = Game.new(NAMES[:seats], rules, number)
    whim = 3 + dice.below(12)
    while not game.over:
        if len(game.history) > 700:
            return None
        seat = game.to_move
        assert seat is not None
        moves = game.moves()
        bot = BOTS["random" if dice.below(whim) == 0 else "casual"]()
        game.play(moves[bot.choose(game.view(seat), moves, dice, UNLIMITED)])
    return game


def main() -> None:
    """Add records."""
    parser = argparse.ArgumentParser(description="Makes the golden records.")
    parser.add_argument("--tries", type=int, default=400)
    parser.add_argument("--edition", choices=EDITIONS, default=PLAYED.word)
    parser.add_argument("--replace", action="store_true", help="delete the stored records first")
    given = parser.parse_args()
    golden, tables = EDITIONS[given.edition]
    add_records(golden, partial(play, tables), given.tries, replace=given.replace)


if __name__ == "__main__":
    main()

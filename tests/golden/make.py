"""Makes the golden records: searches seeds for games that together use everything, and writes a few of them.

    python -m tests.golden.make [--tries N]

Only needed when cards are added, or when the notation's version changes; a record that no longer replays is a bug.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from citadels import Game
from citadels.bots import BOTS
from citadels.bots.arena import random_characters, random_specials
from tabletop.bots import UNLIMITED
from tabletop.rng import Dice
from tests.golden.features import OPTIONS, used, wanted

HERE = Path(__file__).parent
NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")


def rules_of(number: int, dice: Dice) -> tuple[int, dict[str, Any]]:
    """Draw a table: players, characters, specials, and every option now and then."""
    seats = 2 + number % 7
    rules: dict[str, Any] = {"characters": random_characters(seats, dice)}
    specials = random_specials(dice)
    if specials and dice.below(6):
        rules["specials"] = specials[: 3 if dice.below(4) == 0 else 14]
    for key, values in OPTIONS.items():
        if dice.below(2) == 0:
            rules[key] = values[dice.below(len(values))]
    if rules.get("round_limit") is None:
        rules.pop("round_limit", None)
    return seats, rules


def play(number: int) -> Game | None:
    """Play a game by weights with a whim now and then; None if it does not come to an end soon."""
    dice = Dice(number * 7919)
    seats, rules = rules_of(number, dice)
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


def candidates(tries: int) -> Iterator[tuple[int, str, set[str]]]:
    """Play so many games; yield number, record and what each used."""
    for number in range(tries):
        game = play(number)
        if game is not None:
            record = game.record()
            yield number, record, used(record)


def choose(tries: int) -> list[tuple[int, str]]:
    """Choose games greedily: always the one that uses most of what is missing for its length."""
    pool = list(candidates(tries))
    missing = wanted()
    chosen = []
    while missing:
        number, record, found = max(pool, key=lambda one: (len(one[2] & missing) ** 2 / len(one[1]), -one[0]))
        if not found & missing:
            sys.exit("nobody uses: " + ", ".join(sorted(missing)))
        missing -= found
        chosen.append((number, record))
    return chosen


def main() -> None:
    """Write the records anew."""
    parser = argparse.ArgumentParser(description="Makes the golden records.")
    parser.add_argument("--tries", type=int, default=400)
    chosen = choose(parser.parse_args().tries)
    for old in HERE.glob("*.citadels"):
        old.unlink()
    for number, record in sorted(chosen):
        (HERE / f"game-{number:04}.citadels").write_text(record, encoding="utf-8", newline="\n")
    print(f"{len(chosen)} records, {sum(len(record) for _, record in chosen)} characters")


if __name__ == "__main__":
    main()

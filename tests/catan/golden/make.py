"""Makes Catan's golden records: searches seeds for games that together use everything, and writes a few of them.

    PYTHONPATH=src:. python -m tests.catan.golden.make [--tries N]

Only needed when the notation's version changes; a record that no longer replays is a bug. `links.json` has each as a
link.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from catan import Game
from tabletop.rng import Dice
from tests.catan.conformance.setups import setup
from tests.catan.golden import features
from tests.golden.greedy import Candidate, choose

HERE = Path(__file__).parent
LINKS = HERE / "links.json"
NAMES = ("Ann", "Bo", "Cy", "Di")
LONGEST = 600
# How gladly a move is played, by its verb; so games get far, and everything happens.
GLADLY = {"city": 60, "settle": 60, "buy": 14, "play": 8, "road": 6, "bank": 3, "confirm": 6, "accept": 5, "refuse": 2}
# So many of the moves are weighed, one in so many times all of them are alike: then there are offers.
WEIGHED, WHIM = 80, 9


def eager(moves: Sequence[str], dice: Dice) -> str:
    """Choose a move by weights, with a whim now and then."""
    if dice.below(WHIM) == 0:
        return str(moves[dice.below(len(moves))])
    weighed = [str(move) for move in moves[:WEIGHED]]
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


def candidates(tries: int) -> Iterator[Candidate]:
    """Play so many games."""
    for number in range(tries):
        game = play(number)
        if game is not None:
            record = game.record()
            yield Candidate(number, record, features.used(record))


def main() -> None:
    """Write the records and their links anew."""
    parser = argparse.ArgumentParser(description="Makes Catan's golden records.")
    parser.add_argument("--tries", type=int, default=1_500)
    given = parser.parse_args()
    chosen = choose(candidates(given.tries), features.wanted())
    for old in HERE.glob("game-*.catan"):
        old.unlink()
    links = {}
    for one in chosen:
        name = f"game-{one.number:04}"
        (HERE / f"{name}.catan").write_text(one.record, encoding="utf-8", newline="\n")
        links[name] = Game.from_record(one.record).link()
    LINKS.write_text(json.dumps(links, indent=1) + "\n", encoding="utf-8", newline="\n")
    print(f"{len(chosen)} records, {sum(len(one.record) for one in chosen)} characters")


if __name__ == "__main__":
    main()

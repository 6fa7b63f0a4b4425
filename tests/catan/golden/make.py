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
from tabletop.core.rng import Dice
from tests.catan.conformance.setups import setup
from tests.catan.golden import features
from tests.golden.greedy import Candidate, choose

HERE = Path(__file__).parent
LINKS = HERE / "links.json"
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


def candidates(tries: int) -> Iterator[Candidate]:
    """Play `tries` games and yield those that end."""
    for number in range(tries):
        game = play(number)
        if game is not None:
            record = game.record()
            yield Candidate(number, record, features.features_of(record))


def main() -> None:
    """Write new records and links."""
    parser = argparse.ArgumentParser(description="Makes Catan's golden records.")
    parser.add_argument("--tries", type=int, default=1_500)
    args = parser.parse_args()
    choices = choose(candidates(args.tries), features.all_features())
    for old in HERE.glob("game-*.catan"):
        old.unlink()
    links = {}
    for choice in choices:
        name = f"game-{choice.number:04}"
        (HERE / f"{name}.catan").write_text(choice.record, encoding="utf-8", newline="\n")
        links[name] = Game.from_record(choice.record).link()
    LINKS.write_text(json.dumps(links, indent=1) + "\n", encoding="utf-8", newline="\n")
    print(f"{len(choices)} records, {sum(len(choice.record) for choice in choices)} characters")


if __name__ == "__main__":
    main()

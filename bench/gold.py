"""Counts how often the gold button of the island's page differs from the hint.

    PYTHONPATH=src:. python -m bench.gold [--games N] [--seed N]

A seat plays every hint against three casual bots. For its turns before and after the throw and for its answers to
offers, a line each: the decisions, those with a highlighted step (`catan.table.next_step`), and how many of these steps
are of another kind than the advised move. Trades with players and with the bank are one kind: they share a button.
"""

from __future__ import annotations

import argparse
from collections import Counter

from bench.follow_hints import NAMES
from catan import Game
from catan.bots import BOTS
from catan.core.frames import Answer, Choose, Turn
from catan.core.moves import Move
from catan.table.advice import Adviser
from catan.table.choices import as_kind
from catan.table.next_step import next_step
from catan.views.view import View
from tabletop.bots.protocol import UNLIMITED, EventFeed
from tabletop.core.rng import Dice

TRADES = ("bank", "offer")


def compare(seed: int, seat: int) -> Counter[tuple[str, str]]:
    """Play one game; count the decisions of a seat by kind of question, those with gold, and with gold that differs."""
    game, dice, adviser = Game.new(NAMES, {}, seed=seed), Dice(seed), Adviser()
    events, feed, counts = game.listen(), EventFeed(), Counter[tuple[str, str]]()
    bots = [BOTS["casual"]() for _ in NAMES]
    while game.to_move is not None:
        view, moves = game.observe(game.to_move), game.moves()
        if len(moves) == 1:
            game.play(moves[0])
        elif game.to_move == seat:
            advised = adviser.advise(game, UNLIMITED)["options"][0]["move"]
            question, gold = question_of(view), next_step(view, moves)
            counts[question, "decisions"] += 1
            counts[question, "gold"] += gold is not None
            counts[question, "differs"] += gold is not None and _button(gold["kind"]) != _button(
                as_kind(Move.parse(advised))
            )
            game.play(advised)
        else:
            feed.deliver(bots[game.to_move], game.to_move, view, events)
            game.play(moves[bots[game.to_move].choose(view, moves, dice, UNLIMITED)])
    return counts


def question_of(view: View) -> str:
    """Return the kind of the present question."""
    match view.stack[-1]:
        case Turn(dice=None):
            return "before the throw"
        case Turn():
            return "turn"
        case Answer() | Choose():
            return "trade"
    return "else"


def _button(kind: str) -> str:
    return "trade" if kind in TRADES else kind


def main() -> None:
    """Play the games and print the counts."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    counts = Counter[tuple[str, str]]()
    for number in range(given.games):
        counts += compare(given.seed + number, number % len(NAMES))
    for question in ("before the throw", "turn", "trade", "else"):
        decisions, gold, differs = (counts[question, name] for name in ("decisions", "gold", "differs"))
        print(f"{question:<18}{decisions:>5} decisions, {gold:>4} with gold, {differs:>3} of these not the hint's")


if __name__ == "__main__":
    main()

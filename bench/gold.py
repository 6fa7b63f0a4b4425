"""Counts how often the gold button of the island's page differs from the hint.

    PYTHONPATH=src:. python -m bench.gold [--games N] [--seed N] [--each]

A seat plays every hint against three casual bots. For its turns before and after the throw and for its answers to
offers, a line each: the decisions between two moves or more, those without a highlighted step
(`catan.table.next_step`), and how many steps are of another kind than the advised move; the last line sums up, with the
interval of 95 %. Trades with players and with the bank are one kind: they share a button. With `--each` every
difference is printed.
"""

from __future__ import annotations

import argparse
from collections import Counter
from math import sqrt

from bench.follow_hints import NAMES
from catan import Game
from catan.bots import BOTS
from catan.core.frames import Answer, Choose, Turn
from catan.core.moves import Move
from catan.table.advice import Adviser
from catan.table.choices import as_kind
from catan.table.next_step import Listeners, next_step
from catan.views.view import View
from tabletop.bots.protocol import UNLIMITED, EventFeed
from tabletop.core.rng import Dice

TRADES = ("bank", "offer")
QUESTIONS = ("before the throw", "turn", "trade")


def compare(seed: int, seat: int, *, each: bool = False) -> Counter[tuple[str, str]]:
    """Play one game; count the decisions of a seat by kind of question, those without gold, and where it differs."""
    game, dice, adviser, listeners = Game.new(NAMES, {}, seed=seed), Dice(seed), Adviser(), Listeners()
    events, feed, counts = game.listen(), EventFeed(), Counter[tuple[str, str]]()
    bots = [BOTS["casual"]() for _ in NAMES]
    while game.to_move is not None:
        view, moves = game.observe(game.to_move), game.moves()
        if len(moves) == 1:
            game.play(moves[0])
        elif game.to_move == seat:
            advised = adviser.advise(game, UNLIMITED)["options"][0]["move"]
            question, gold = question_of(view), next_step(view, moves, listeners.bot(game, seat))
            differs = gold is not None and _button(gold["kind"]) != _button(as_kind(Move.parse(advised)))
            counts[question, "decisions"] += 1
            counts[question, "no gold"] += gold is None
            counts[question, "differs"] += differs
            if each and differs:
                print(f"    seed {seed}, round {view.round}: gold {gold}, hint {advised}")
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


def interval(count: int, of: int) -> tuple[float, float]:
    """Return the share of a count with Wilson's interval of 95 %, in per cent from and to."""
    share, z = count / of, 1.96
    middle, wide = share + z * z / (2 * of), z * sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    return 100 * (middle - wide) / (1 + z * z / of), 100 * (middle + wide) / (1 + z * z / of)


def main() -> None:
    """Play the games and print the counts."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--each", action="store_true")
    given = parser.parse_args()
    counts = Counter[tuple[str, str]]()
    for number in range(given.games):
        counts += compare(given.seed + number, number % len(NAMES), each=given.each)
    for question in QUESTIONS:
        decisions, without, differs = (counts[question, name] for name in ("decisions", "no gold", "differs"))
        print(f"{question:<18}{decisions:>5} decisions, {without:>4} without gold, {differs:>3} not the hint's")
    decisions, without, differs = (
        sum(counts[each, name] for each in QUESTIONS) for name in ("decisions", "no gold", "differs")
    )
    low, high = interval(differs, decisions - without)
    print(
        f"all               {decisions:>5} decisions, {without:>4} without gold, {differs:>3} not the hint's: "
        f"{100 * differs / (decisions - without):.1f} % ({low:.1f} to {high:.1f})"
    )


if __name__ == "__main__":
    main()

"""`citadels arena`: which tables of Citadels bots can be sent to."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Any

from citadels.bots import BOTS
from citadels.bots.arena import CITADELS, by_chance, rules_of
from citadels.cards.sets import SETS
from citadels.core.moves import Move
from citadels.core.registry import EDITIONS, NEWER, PLAYED
from citadels.game import Game
from tabletop.cli.asking import read_rules
from tabletop.cli.contenders import OTHERS, Contenders
from tabletop.cli.contest import Arena

EXAMPLES = """examples:
  citadels arena strong casual --players 4 --games 400
  citadels arena mybot.py strong --players 4
  citadels arena expert strong --players 4 --sprt 0 10
  citadels arena newcomer casual strong --table pairs --csv pairs.csv --picture pairs.svg
  citadels arena rusher banker collector schemer --table mixed --ladder"""


def add_options(command: ArgumentParser) -> None:
    """Add what a table of Citadels agrees on."""
    command.add_argument("--rules", help='rules as JSON, or a file, or "random": random characters and specials')
    command.add_argument(
        "--edition", choices=tuple(EDITIONS), help="whose cards are played with, where the rules say none"
    )
    command.add_argument(
        "--set", choices=[card_set.id for card_set in SETS[NEWER.word]], help="a set of the edition of 2016"
    )


def setup_of(arguments: Namespace) -> Any:
    """Return what tables are set with: an edition, a set of it, and rules, or the word for random ones.

    Raises:
        ValueError: a set is asked for beside what it says itself, or of an edition that has none.
    """
    rules = None if arguments.rules == "random" else read_rules(arguments.rules)
    if arguments.set is not None and (rules is None or arguments.edition == PLAYED.word):
        raise ValueError("--set is of the edition of 2016, and goes with no --rules random")
    if rules is None:
        return by_chance(arguments.edition or PLAYED.word)
    word = arguments.edition or (NEWER.word if arguments.set else PLAYED.word)
    return {
        **({} if word == PLAYED.word else {"edition": word}),
        **({"set": arguments.set} if arguments.set else {}),
        **rules,
    }


ARENA = Arena(
    rulebook=CITADELS,
    bots=BOTS,
    players=range(2, 9),
    usual=4,
    who=("casual", "random"),
    word=Game.word(),
    game_rules=rules_of,
    options=add_options,
    setup=setup_of,
    makers=Contenders(BOTS, "citadels.bots", Move.parse),
    named=OTHERS,
    examples=EXAMPLES,
)

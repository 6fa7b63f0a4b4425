"""The command line of `praga`: play, replay, draw, arena and balance."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from collections.abc import Sequence
from functools import partial
from typing import Final

from praga.bots import BOTS
from praga.bots.arena import BOUNDS, PRAGA, WITHOUT, rules_of, traits
from praga.cli.playing import PragaView
from praga.cli.words import words_of
from praga.core.moves import Move
from praga.core.tables import NEWEST
from praga.game import Game
from praga.table.interface import game_spec
from tabletop.cli.arena import hold
from tabletop.cli.asking import Command, run
from tabletop.cli.balance import Balance, add_balance, hold_balance
from tabletop.cli.contenders import OTHERS, Contenders
from tabletop.cli.contest import Arena, add_arena
from tabletop.cli.draw import add_draw, draw
from tabletop.cli.seating import add_play, add_replay
from tabletop.cli.terminal import play, replay
from tabletop.cli.words import LANGUAGES

EXAMPLES: Final = """examples:
  praga arena mybot.py strong --players 4
  praga arena strong casual --players 4 --games 200
  praga arena casual newcomer --rules '{"tiles": "B"}'"""
ARENA: Final = Arena(
    PRAGA, BOTS, players=range(1, 5), usual=4, who=("casual", "newcomer"),
    word=Game.word(), game_rules=rules_of,
    makers=Contenders(BOTS, "praga.bots", Move.parse), named=OTHERS, examples=EXAMPLES,
)  # fmt: skip
BALANCE: Final = Balance(ARENA, "strong", traits, BOUNDS, WITHOUT)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="praga", description="Crown and Crane at a terminal.")
    commands = parser.add_subparsers(dest="command", required=True)
    who = f"two to four: a bot ({', '.join(BOTS)}) or a person's name; else one person, one bot"
    playing, replaying = add_play(commands, ["Player", "casual"], who), add_replay(commands)
    playing.set_defaults(rules=json.dumps({"data": NEWEST}))
    for command in (playing, replaying):
        command.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0], help="of all texts (en)")
    add_draw(commands)
    add_arena(commands, ARENA)
    add_balance(commands, BALANCE)
    return parser


def _play(args: argparse.Namespace) -> None:
    view = PragaView(words_of(args.language))  # without the words nothing begins
    play(game_spec(BOTS), view, args, secrets.randbits(64))


def _replay(args: argparse.Namespace) -> None:
    waits = not args.all and sys.stdin.isatty()
    text, view = args.file.read_text(encoding="utf-8"), PragaView(words_of(args.language))
    replay(Game, text, view, input if waits else None, print)


COMMANDS: dict[str, Command] = {
    "play": _play,
    "replay": _replay,
    "draw": partial(draw, Game),
    "arena": partial(hold, ARENA),
    "balance": partial(hold_balance, BALANCE),
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; return 0, or 2 with a sentence on stderr where it could not be done."""
    return run("praga", COMMANDS, _parser().parse_args(argv))

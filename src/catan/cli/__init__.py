"""The command line of `catan`: play, replay, draw, arena and balance."""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Sequence
from functools import partial
from typing import Final

from catan.bots import BOTS
from catan.bots.arena import CATAN, rules_of, traits
from catan.cli.playing import CatanView
from catan.core.moves import Move
from catan.game import Game
from catan.table.interface import game_spec
from tabletop.cli.arena import hold
from tabletop.cli.asking import Command, run
from tabletop.cli.balance import Balance, add_balance, hold_balance
from tabletop.cli.contenders import OTHERS, Contenders
from tabletop.cli.contest import Arena, add_arena
from tabletop.cli.draw import add_draw, draw
from tabletop.cli.seating import add_play, add_replay
from tabletop.cli.terminal import play, replay
from tabletop.lab.balance import Bounds

EXAMPLES: Final = """examples:
  catan arena mybot.py strong --players 4
  catan arena strong casual --players 4 --games 400
  catan arena casual random --rules '{"offers": 0, "board": "beginner"}'
  catan arena casual --table seats --games 400"""
ARENA: Final = Arena(
    CATAN, BOTS, players=range(2, 5), usual=4, who=("casual", "random"),
    word=Game.word(), game_rules=rules_of,
    makers=Contenders(BOTS, "catan.bots", Move.parse), named=OTHERS, examples=EXAMPLES,
)  # fmt: skip
BALANCE: Final = Balance(ARENA, "strong", traits, Bounds(points=0.5))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="catan", description="Catan's engine at a terminal.")
    commands = parser.add_subparsers(dest="command", required=True)
    who = f"two to four: a bot ({', '.join(BOTS)}) or a person's name; else one person, three bots"
    add_play(commands, ["Player", "casual", "casual", "casual"], who)
    add_replay(commands)
    add_draw(commands)
    add_arena(commands, ARENA)
    add_balance(commands, BALANCE)
    return parser


def _play(args: argparse.Namespace) -> None:
    play(game_spec(BOTS), CatanView(), args, secrets.randbits(64))


def _replay(args: argparse.Namespace) -> None:
    waits = not args.all and sys.stdin.isatty()
    replay(Game, args.file.read_text(encoding="utf-8"), CatanView(), input if waits else None, print)


COMMANDS: dict[str, Command] = {
    "play": _play,
    "replay": _replay,
    "draw": partial(draw, Game),
    "arena": partial(hold, ARENA),
    "balance": partial(hold_balance, BALANCE),
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; return 0, or 2 with a sentence on stderr where it could not be done."""
    return run("catan", COMMANDS, _parser().parse_args(argv))

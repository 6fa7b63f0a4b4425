"""The command line of `citadels`: play, replay, draw, arena and balance."""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Sequence
from functools import partial
from typing import Final

from citadels.bots import BOTS
from citadels.bots.arena import traits
from citadels.cli.contest import ARENA
from citadels.cli.playing import CitadelsView
from citadels.cli.words import Words
from citadels.game import Game
from citadels.table.interface import game_spec
from tabletop.cli.arena import hold
from tabletop.cli.asking import Command, run
from tabletop.cli.balance import Balance, add_balance, hold_balance
from tabletop.cli.contest import add_arena
from tabletop.cli.draw import add_draw, draw
from tabletop.cli.seating import add_play, add_replay
from tabletop.cli.terminal import play, replay
from tabletop.cli.words import LANGUAGES
from tabletop.lab.balance import Bounds

BALANCE: Final = Balance(ARENA, "strong", traits, Bounds(points=1.0))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="citadels", description="The card game Citadels at a terminal.")
    commands = parser.add_subparsers(dest="command", required=True)
    bots = ", ".join(BOTS)
    who = f"two to eight: a bot ({bots}) or a person's name; else one person, three bots"
    playing, replaying = add_play(commands, ["Player", "casual", "casual", "casual"], who), add_replay(commands)
    for command in (playing, replaying):
        command.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0], help="of all texts (en)")
    add_draw(commands)
    add_arena(commands, ARENA)
    add_balance(commands, BALANCE)
    return parser


def _play(arguments: argparse.Namespace) -> None:
    view = CitadelsView(Words(arguments.language))  # without the words nothing begins
    play(game_spec(BOTS), view, arguments, secrets.randbits(64))


def _replay(arguments: argparse.Namespace) -> None:
    waits = not arguments.all and sys.stdin.isatty()
    text, view = arguments.file.read_text(encoding="utf-8"), CitadelsView(Words(arguments.language))
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
    return run("citadels", COMMANDS, _parser().parse_args(argv))

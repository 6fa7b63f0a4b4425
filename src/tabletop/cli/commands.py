"""The command line of any game: play, replay, draw, arena and balance, from one record."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from tabletop.cli.arena import hold
from tabletop.cli.asking import Command, run
from tabletop.cli.balance import Balance, add_balance, hold_balance
from tabletop.cli.contest import Arena, add_arena
from tabletop.cli.draw import add_draw, draw
from tabletop.cli.seating import add_play, add_replay
from tabletop.cli.terminal import TerminalView, play, replay
from tabletop.game.spec import GameSpec


@dataclass(frozen=True, slots=True)
class CommandLine:
    """The command line of one game.

    Attributes:
        name: The program's name.
        about: The game in a sentence.
        spec: The game for sessions.
        view: Returns the tables and words of a terminal in a language; ValueError where there are none.
        seats: Who plays where nobody is named, as the command takes them.
        named: How many may be named, in words.
        unnamed: Who plays where nobody is, in words.
        arena, balance: The commands that let bots play.
        rules: The rules of a new game where none are given.
        languages: Those a player may choose from, the usual one first; none where there is one alone.
    """

    name: str
    about: str
    spec: GameSpec
    view: Callable[[str], TerminalView]
    seats: Sequence[str]
    named: str
    unnamed: str
    arena: Arena
    balance: Balance
    rules: Mapping[str, Any] = field(default_factory=dict)
    languages: Sequence[str] = ()

    def main(self, argv: Sequence[str] | None = None) -> int:
        """Run a command; return its exit status, 2 with a sentence on stderr where it could not be done."""
        commands: dict[str, Command] = {
            "play": self._play,
            "replay": self._replay,
            "draw": partial(draw, self.spec.game),
            "arena": partial(hold, self.arena),
            "balance": partial(hold_balance, self.balance),
        }
        return run(self.name, commands, self._parser().parse_args(argv))

    def _parser(self) -> argparse.ArgumentParser:
        parser = argparse.ArgumentParser(prog=self.name, description=self.about)
        commands = parser.add_subparsers(dest="command", required=True)
        bots = ", ".join(self.spec.bots)
        who = f"{self.named}: a bot ({bots}) or a person's name; else {self.unnamed}"
        playing = add_play(commands, self.seats, who)
        if self.rules:
            playing.set_defaults(rules=json.dumps(dict(self.rules)))
        for command in (playing, add_replay(commands)):
            command.set_defaults(language="")
            if self.languages:
                usual = self.languages[0]
                command.add_argument(
                    "--language", choices=self.languages, default=usual, help=f"of all texts ({usual})"
                )
        add_draw(commands)
        add_arena(commands, self.arena)
        add_balance(commands, self.balance)
        return parser

    def _play(self, arguments: argparse.Namespace) -> None:
        view = self.view(arguments.language)  # without the words nothing begins
        play(self.spec, view, arguments, secrets.randbits(64))

    def _replay(self, arguments: argparse.Namespace) -> None:
        waits = not arguments.all and sys.stdin.isatty()
        text, view = arguments.file.read_text(encoding="utf-8"), self.view(arguments.language)
        replay(self.spec.game, text, view, input if waits else None, print)

"""The command line of `citadels`: play, replay, draw, arena and balance."""

from __future__ import annotations

from typing import Final

from citadels.bots import BOTS
from citadels.bots.arena import traits
from citadels.cli.contest import ARENA
from citadels.cli.playing import CitadelsView
from citadels.cli.words import Words
from citadels.table.interface import game_spec
from tabletop.cli.balance import Balance
from tabletop.cli.commands import CommandLine
from tabletop.cli.words import LANGUAGES
from tabletop.lab.balance import Bounds

COMMANDS: Final = CommandLine(
    "citadels",
    "The card game Citadels at a terminal.",
    game_spec(BOTS),
    lambda language: CitadelsView(Words(language)),
    seats=("Player", "casual", "casual", "casual"),
    named="two to eight",
    unnamed="one person, three bots",
    arena=ARENA,
    balance=Balance(ARENA, "strong", traits, Bounds(points=1.0)),
    languages=LANGUAGES,
)
main = COMMANDS.main

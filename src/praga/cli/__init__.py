"""The command line of `praga`: play, replay, draw, arena and balance."""

from __future__ import annotations

from typing import Final

from praga.bots import BOTS
from praga.bots.arena import BOUNDS, PRAGA, WITHOUT, rules_of, traits
from praga.cli.playing import PragaView
from praga.cli.words import words_of
from praga.core.moves import Move
from praga.core.tables import NEWEST
from praga.game import Game
from praga.table.interface import game_spec
from tabletop.cli.balance import Balance
from tabletop.cli.commands import CommandLine
from tabletop.cli.contenders import OTHERS, Contenders
from tabletop.cli.contest import Arena
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
COMMANDS: Final = CommandLine(
    "praga",
    "Crown and Crane at a terminal.",
    game_spec(BOTS),
    lambda language: PragaView(words_of(language)),
    seats=("Player", "casual"),
    named="two to four",
    unnamed="one person, one bot",
    arena=ARENA,
    balance=Balance(ARENA, "strong", traits, BOUNDS, WITHOUT),
    rules={"data": NEWEST},
    languages=LANGUAGES,
)
main = COMMANDS.main

"""The command line of `catan`: play, replay, draw, arena and balance."""

from __future__ import annotations

from typing import Final

from catan.bots import BOTS
from catan.bots.arena import CATAN, rules_of, traits
from catan.cli.playing import CatanView
from catan.core.moves import Move
from catan.game import Game
from catan.table.interface import game_spec
from tabletop.cli.balance import Balance
from tabletop.cli.commands import CommandLine
from tabletop.cli.contenders import OTHERS, Contenders
from tabletop.cli.contest import Arena
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
COMMANDS: Final = CommandLine(
    "catan",
    "Catan's engine at a terminal.",
    game_spec(BOTS),
    lambda _: CatanView(),
    seats=("Player", "casual", "casual", "casual"),
    named="two to four",
    unnamed="one person, three bots",
    arena=ARENA,
    balance=Balance(ARENA, "strong", traits, Bounds(points=0.5)),
)
main = COMMANDS.main

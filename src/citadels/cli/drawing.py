"""`citadels draw`: a table as a picture, from a record or a position."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from citadels.drawing import LANGUAGES
from citadels.game import Game
from tabletop.cli.opening import opened_game
from tabletop.core.errors import PositionError


def add_draw(commands: Any) -> None:
    """Add the command to a parser."""
    draw = commands.add_parser("draw", help="draw a table as an SVG")
    draw.add_argument("file", type=Path, help="a record, or a position as JSON (docs: notation §1, §3)")
    draw.add_argument("out", type=Path, help="the picture: a new file, say table.svg")
    draw.add_argument("--at", type=int, metavar="STEP", help="after so many moves of the record; all, if left out")
    draw.add_argument("--seat", type=int, help="by what this seat knows, from 0; by what everyone sees, if left out")
    draw.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0], help="of the words (en)")
    draw.add_argument("--width", type=int, default=960, metavar="PIXELS", help="360 to 2000 (960)")


def draw(arguments: argparse.Namespace) -> None:
    """Draw a table into a file; PositionError or IllegalMove says what is wrong with what is to be drawn."""
    game = _read(arguments.file.read_text(encoding="utf-8"))
    if arguments.at is not None:
        steps = len(game.history)
        if not 0 <= arguments.at <= steps:
            raise PositionError("at", f"there is no step {arguments.at}: {arguments.file} has {steps} moves")
        game = game.at(arguments.at)
    arguments.out.write_text(game.svg(arguments.seat, arguments.language, arguments.width), encoding="utf-8")


def _read(text: str) -> Game:
    """Read a position, which is an object of JSON, or else a record."""
    return Game.from_position(json.loads(text)) if text.lstrip().startswith("{") else opened_game(Game, text)

"""The command `draw` of any game: a table as a picture, from a record or a position."""

from __future__ import annotations

import json
from argparse import Namespace
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from tabletop.cli.opening import installed, opened_game
from tabletop.core.errors import PositionError, TableError
from tabletop.drawing.looks import LOOKS
from tabletop.drawing.messages import LANGUAGES
from tabletop.drawing.picture import NARROWEST, USUAL, WIDEST
from tabletop.game.base import BaseGame

NO_PNG: Final = "a PNG is made of the SVG by resvg: `pip install resvg-py`; an SVG needs nothing"


class PictureError(TableError):
    """A picture cannot be made: what makes a PNG is not installed."""


def add_draw(commands: Any) -> None:
    """Add `draw` and its options."""
    draw = commands.add_parser("draw", help="draw a table as an SVG or a PNG")
    draw.add_argument("file", type=Path, help="a record, or a position as JSON (docs: notation)")
    draw.add_argument("out", type=Path, help="the picture: a new file, say table.svg or table.png")
    draw.add_argument("--step", "--at", type=int, metavar="STEP", help="after so many moves; all, if left out")
    draw.add_argument("--seat", type=int, help="by what this seat knows, from 0; by what everyone sees, if left out")
    draw.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0], help="of the words (en)")
    draw.add_argument("--width", type=int, default=USUAL, metavar="PIXELS", help=f"{NARROWEST} to {WIDEST} ({USUAL})")
    draw.add_argument(
        "--look", choices=LOOKS, default=LOOKS[0], help="light, dark, or both in one SVG (auto): as the device is"
    )


def draw(kind: type[BaseGame[Any, Any]], arguments: Namespace) -> None:
    """Draw a table into a file.

    Raises:
        PositionError, IllegalMove: The table cannot be read or drawn; the error says why.
        PictureError: A PNG is wanted, and what makes it is not installed.
        ValueError: The name of the picture ends neither in `.svg` nor in `.png`.
    """
    form = arguments.out.suffix.lower()
    if form not in (".svg", ".png"):
        raise ValueError(f"{arguments.out}: the name of a picture ends in .svg or .png")
    game = _read(kind, arguments.file.read_text(encoding="utf-8"))
    if arguments.step is not None:
        steps = len(game.history)
        if not 0 <= arguments.step <= steps:
            raise PositionError("step", f"there is no step {arguments.step}: {arguments.file} has {steps} moves")
        game = game.at(arguments.step)
    look = "light" if form == ".png" and arguments.look == "auto" else arguments.look
    svg = game.svg(arguments.seat, arguments.language, arguments.width, look)
    if form == ".png":
        arguments.out.write_bytes(png_of(svg))
    else:
        arguments.out.write_text(svg, encoding="utf-8")


def png_of(svg: str) -> bytes:
    """Return a picture as a PNG, one pixel for each of its units; PictureError if resvg is not installed."""
    try:
        resvg = import_module("resvg_py")
    except ImportError:
        raise PictureError(NO_PNG) from None
    return bytes(resvg.svg_to_bytes(svg_string=svg))


def _read(kind: type[BaseGame[Any, Any]], text: str) -> Any:
    """Read a position, which is an object of JSON, or else a record, a link or a save."""
    if not text.lstrip().startswith("{"):
        return opened_game(kind, text, "draw")
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise PositionError("", f"no position can be read from the file: it is no JSON ({error})") from None
    for marks in installed():
        if marks is not kind.rulebook.marks and marks.game in data:
            raise PositionError("", f"this is a position of {marks.game}: draw it with `{marks.game} draw FILE`")
    return kind.from_position(data)

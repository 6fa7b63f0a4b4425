"""The board as text: the island of notation §1 with numbers, harbours, the robber, buildings and roads.

The input is a view. Free corners show their names, as they are typed in moves.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from catan.cli.words import LETTERS, ROBBER, harbour_sign
from catan.core.board import CORNERS, HEXES, MIDDLES, PATHS, PLACES, Place

# A column is six characters wide and a row of hexes five lines high; the margins have room for harbours.
WIDE, HIGH, MARGIN, ABOVE = 6, 5, 9, 3
WIDTH, HEIGHT = 2 * MARGIN + 11 * WIDE, 2 * ABOVE + 5 * HIGH + 3

Spot = tuple[int, int]


def _x(column: int) -> int:
    return MARGIN + WIDE * (column - 1) + 3


def _corner(place: Place) -> Spot:
    """Return the position of a corner; corners with a neighbour below are two lines lower than the others."""
    line, column = place
    return _x(column), ABOVE + HIGH * (line - 1) + (2 if (line + column) % 2 == 0 else 0)


# The positions of corners and of the middles of hexes, by name.
CORNER_AT: Final = {name: _corner(place) for name, place in zip(CORNERS, PLACES, strict=True)}
HEX_AT: Final = dict(
    zip(
        HEXES,
        [(_x(middle), ABOVE + HIGH * row + 3) for row, middles in enumerate(MIDDLES) for middle in middles],
        strict=True,
    )
)


class Canvas:
    """A grid of characters; positions are (column, line) from the upper left."""

    def __init__(self, width: int, height: int) -> None:
        self._lines = [[" "] * width for _ in range(height)]

    def write(self, spot: Spot, text: str) -> None:
        """Write a text centred on a position."""
        x, y = spot
        left = x - len(text) // 2
        self._lines[y][left : left + len(text)] = text

    def text(self) -> str:
        """Return all lines without trailing blanks."""
        return "\n".join("".join(line).rstrip() for line in self._lines).strip("\n")


def island(view: Mapping[str, Any]) -> str:
    """Return the board of a view as text."""
    canvas = Canvas(WIDTH, HEIGHT)
    for path in PATHS:
        _draw_path(canvas, path, " ")
    for name, spot in CORNER_AT.items():
        canvas.write(spot, name)
    for at, (name, spot) in enumerate(HEX_AT.items()):
        _draw_hex(canvas, spot, name, view["hexes"][at], view["robber"] == name)
    for path, kind in view["harbours"].items():
        x, y = _at_sea(path)
        canvas.write((x, y), harbour_sign(kind))
        canvas.write((x, y + 1), path)
    for seat, player in enumerate(view["players"]):
        _draw_pieces(canvas, player, LETTERS[seat])
    return canvas.text()


def _draw_hex(canvas: Canvas, spot: Spot, name: str, what: str, has_robber: bool) -> None:
    x, y = spot
    for line, text in enumerate((name, what, ROBBER if has_robber else _pips(what))):
        canvas.write((x, y - 1 + line), text)


def _pips(what: str) -> str:
    """Return a dot for each of the 36 throws that give the number of a hex."""
    number = what.rpartition(" ")[2]
    return "·" * (6 - abs(7 - int(number))) if number.isdecimal() else ""


def _draw_pieces(canvas: Canvas, player: Mapping[str, Any], letter: str) -> None:
    for path in player["roads"]:
        _draw_path(canvas, path, letter)
    for corner in player["settlements"]:
        canvas.write(CORNER_AT[corner], f"({letter})")
    for corner in player["cities"]:
        canvas.write(CORNER_AT[corner], f"[{letter}]")


def _draw_path(canvas: Canvas, path: str, letter: str) -> None:
    """Draw a free path as a line (letter " "), or a road as its owner's letter."""
    (x, y), (to_x, to_y) = (CORNER_AT[corner] for corner in path.split("-"))
    if x == to_x:
        for line in range(min(y, to_y) + 1, max(y, to_y)):
            canvas.write((x, line), "|" if letter == " " else letter)
    else:
        falling = (to_x > x) == (to_y > y)
        canvas.write(((x + to_x) // 2, (y + to_y) // 2), ("\\" if falling else "/") if letter == " " else letter)


def _at_sea(path: str) -> Spot:
    """Return the position of a harbour's two lines: outside its path, away from the adjacent hex."""
    (x, y), (to_x, to_y) = (CORNER_AT[corner] for corner in path.split("-"))
    middle_x, middle_y = (x + to_x) // 2, (y + to_y) // 2
    behind_x, behind_y = min(HEX_AT.values(), key=lambda spot: abs(spot[0] - middle_x) + 2 * abs(spot[1] - middle_y))
    beyond = 1 if middle_x > behind_x else -1
    if x == to_x:
        return middle_x + 6 * beyond, middle_y
    return middle_x + 3 * beyond, middle_y + (2 if middle_y > behind_y else -3)

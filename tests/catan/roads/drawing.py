"""Shapes of a player's roads, drawn in the text files here, each below the length that was counted by hand (K9.2).

A row that begins with a letter is that line of corners, column 1 in its third place, column 2 in its fifth; the row
below it has the paths down to the next line.

    +     a corner               o O   with an own settlement, city
    - |   an own road            x X   with another player's settlement, city
    =     another player's road
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from tests.catan.board import CORNERS, PATHS, path

HERE = Path(__file__).parent
# A shape begins with its length and name, and goes on to the next.
SHAPE = re.compile(r"^# (\d+): (.+)\n((?:(?!#).*\n?)*)", re.MULTILINE)


class Shape(NamedTuple):
    """A drawing of roads on the board; `length` is what it should be."""

    name: str
    length: int
    drawing: str

    def corners(self, sign: str) -> list[str]:
        """The corners with this sign, in order."""
        rows = self.drawing.split("\n")[::2]
        names = {f"{row[0]}{place // 2}" for row in rows for place in range(2, len(row), 2) if row[place] == sign}
        assert names <= {*CORNERS}, self.name
        return [corner for corner in CORNERS if corner in names]

    def roads(self, signs: str = "-|") -> list[str]:
        """The paths drawn by these signs, in order."""
        rows = self.drawing.split("\n")
        paths = {
            self._path(rows[number - number % 2][0], number % 2 == 1, place)
            for number, row in enumerate(rows)
            for place, sign in enumerate(row)
            if place and sign in signs
        }
        assert paths <= {*PATHS}, self.name
        return [name for name in PATHS if name in paths]

    @staticmethod
    def _path(line: str, down: bool, place: int) -> str:
        if down:
            return path(f"{line}{place // 2}", f"{chr(ord(line) + 1)}{place // 2}")
        return path(f"{line}{place // 2}", f"{line}{place // 2 + 1}")


def shapes() -> list[Shape]:
    """Every shape that is drawn."""
    texts = [file.read_text(encoding="utf-8") for file in sorted(HERE.glob("*.txt"))]
    return [
        Shape(name, int(length), drawing.strip("\n")) for text in texts for length, name, drawing in SHAPE.findall(text)
    ]

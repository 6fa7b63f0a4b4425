"""Finds the building of a district, and writes it as SVG."""

from __future__ import annotations

from functools import cache

from citadels.drawing.city.parts import door, gable, wall, windows
from citadels.drawing.city.plain import PLAIN
from citadels.drawing.city.special import SPECIAL
from tabletop.drawing.shapes import Part, joined, merged

BUILDINGS = PLAIN | SPECIAL


def house() -> Part:
    """A house like any other, for districts of other packages."""
    return joined([wall(16, 32, 28), gable(16, 32, 28, 16), windows(16, 32, 15, 3, size=(4, 7)), door(32)])


@cache
def paths(card: str) -> tuple[tuple[str, str], ...]:
    """The building of a district, from back to front: (letter of the material in `parts.MATERIALS`, SVG path)."""
    return merged(BUILDINGS.get(card, house)())

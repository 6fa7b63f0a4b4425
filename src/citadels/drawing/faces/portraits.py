"""Finds the portrait of a character, and writes it as SVG."""

from __future__ import annotations

from functools import cache

from citadels.drawing.faces.classic import CLASSIC
from citadels.drawing.faces.edition_2016 import NEW_2016
from citadels.drawing.faces.others import OTHERS
from tabletop.drawing.heads import Tone, brows, ears, eyes, head, mouth, neck, nose, shoulders
from tabletop.drawing.shapes import Part, joined, merged

PORTRAITS = CLASSIC | OTHERS | NEW_2016


def stranger() -> Part:
    """A bare head, for characters of other packages."""
    face = [ears("tan"), head("tan"), brows("#4a2c1a"), eyes("#3a2414"), nose("tan"), mouth("#8a4f38")]
    return joined([shoulders(Tone("#7d7466", "#5b5348")), neck("tan"), *face])


@cache
def paths(role: str) -> tuple[tuple[str, str], ...]:
    """The portrait of a character, from back to front: (CSS colour, SVG path)."""
    return merged(PORTRAITS.get(role, stranger)())

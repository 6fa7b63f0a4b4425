"""Writes ``art/faces.svg`` and its like: the face of each character, as Python's pictures have it."""

from pathlib import Path

from build import sprites
from citadels.core.registry import Edition
from citadels.drawing.faces.portraits import paths
from tabletop.drawing.heads import SIZE

CLASSIC = "classic"  # the first box


def make(dist: Path) -> None:
    """Write a sprite for each edition, with a symbol for each character that no earlier one has.

    The first page loads the characters of the first box; the others of the first edition are in a file of their own.
    """
    sprites.write(dist, "faces", lambda edition: edition.roles, _symbol, _box)


def _box(edition: Edition, role: str) -> str:
    """The box that a character came in, "" for the first."""
    box = edition.roles[role].edition
    return "" if box == CLASSIC else box


def _symbol(role: str) -> str:
    """A face in its own colours, which are the same in every look of the page."""
    shapes = "".join(f'<path fill="{colour}" d="{path}"/>' for colour, path in paths(role))
    return f'<symbol id="{role}" viewBox="0 0 {SIZE} {SIZE}">{shapes}</symbol>'

"""Writes ``art/faces.svg`` and its like: the face of each character, as Python's pictures have it."""

from pathlib import Path

from build import sprites
from citadels.drawing.faces.portraits import paths
from tabletop.drawing.heads import SIZE


def make(dist: Path) -> None:
    """Write a sprite for each edition, with a symbol for each character that no earlier one has."""
    sprites.write(dist, "faces", lambda edition: edition.roles, _symbol)


def _symbol(role: str) -> str:
    """A face in its own colours, which are the same in every look of the page."""
    shapes = "".join(f'<path fill="{colour}" d="{path}"/>' for colour, path in paths(role))
    return f'<symbol id="{role}" viewBox="0 0 {SIZE} {SIZE}">{shapes}</symbol>'

"""Writes ``art/city.svg`` and its like: the building of each district, as Python's pictures have it."""

from pathlib import Path

from build import sprites
from citadels.drawing.city.buildings import paths
from citadels.drawing.city.parts import HEIGHT, MATERIALS, WIDTH


def make(dist: Path) -> None:
    """Write a sprite for each edition, with a symbol for each district that no earlier one has."""
    sprites.write(dist, "city", lambda edition: edition.districts, _symbol)


def _symbol(card: str) -> str:
    """A building; the page gives each material its colour as a custom property (site/css/citadels/city.css)."""
    shapes = "".join(f'<path fill="var(--{MATERIALS[material]})" d="{path}"/>' for material, path in paths(card))
    box = f'viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="xMidYMax meet"'
    return f'<symbol id="{card}" {box}>{shapes}</symbol>'

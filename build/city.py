"""Writes ``art/city.svg`` and its like: the building of each district, as Python's pictures have it."""

from pathlib import Path

import citadels.game  # noqa: F401 - it brings the cards in
from citadels.core.registry import EDITIONS
from citadels.drawing.city.buildings import paths
from citadels.drawing.city.parts import HEIGHT, MATERIALS, WIDTH


def make(dist: Path) -> None:
    """Write a sprite for each edition, with a symbol for each district that no earlier one has."""
    drawn: set[str] = set()
    for number, edition in enumerate(EDITIONS.values()):
        new = [card for card in sorted(edition.districts) if card not in drawn]
        drawn.update(new)
        symbols = "\n".join(_symbol(card) for card in new)
        name = f"city-{edition.word}.svg" if number else "city.svg"
        text = f'<svg xmlns="http://www.w3.org/2000/svg">\n{symbols}\n</svg>\n'
        (dist / "art" / name).write_text(text, encoding="utf-8", newline="\n")


def _symbol(card: str) -> str:
    """A building; the page gives each material its colour as a custom property (site/css/citadels/city.css)."""
    shapes = "".join(f'<path fill="var(--{MATERIALS[material]})" d="{path}"/>' for material, path in paths(card))
    box = f'viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="xMidYMax meet"'
    return f'<symbol id="{card}" {box}>{shapes}</symbol>'

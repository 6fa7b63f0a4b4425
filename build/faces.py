"""Writes ``art/faces.svg`` and its like: the face of each character, as Python's pictures have it."""

from pathlib import Path

import citadels.game  # noqa: F401 - it brings the cards in
from citadels.core.registry import EDITIONS
from citadels.drawing.faces.parts import SIZE
from citadels.drawing.faces.portraits import paths


def make(dist: Path) -> None:
    """Write a sprite for each edition, with a symbol for each character that no earlier one has."""
    drawn: set[str] = set()
    for number, edition in enumerate(EDITIONS.values()):
        new = [role for role in sorted(edition.roles) if role not in drawn]
        drawn.update(new)
        symbols = "\n".join(_symbol(role) for role in new)
        name = f"faces-{edition.word}.svg" if number else "faces.svg"
        text = f'<svg xmlns="http://www.w3.org/2000/svg">\n{symbols}\n</svg>\n'
        (dist / "art" / name).write_text(text, encoding="utf-8", newline="\n")


def _symbol(role: str) -> str:
    """A face in its own colours, which are the same in every look of the page."""
    shapes = "".join(f'<path fill="{colour}" d="{path}"/>' for colour, path in paths(role))
    return f'<symbol id="{role}" viewBox="0 0 {SIZE} {SIZE}">{shapes}</symbol>'

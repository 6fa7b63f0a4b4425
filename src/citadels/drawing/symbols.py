"""The symbols of a picture: the signs of the table and the faces of characters, as they are on the page.

`signs.json` is written by build/signs.py.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final
from xml.etree.ElementTree import Element, SubElement

from citadels.drawing.faces.portraits import paths
from tabletop.drawing import picture
from tabletop.drawing.heads import SIZE

SIGNS: Final = Path(__file__).with_name("signs.json")
PREFIX = "citadels-"  # of ids, as a picture may stand within a page that has its own


def symbol(name: str) -> Element:
    """Return a new symbol with a sign or with the face of a character; a stranger's for one of another package."""
    if name in picture.signs_in(SIGNS):
        return picture.symbol(SIGNS, PREFIX, name)
    made = Element("symbol", {"id": PREFIX + name, "viewBox": f"0 0 {SIZE} {SIZE}"})
    for colour, path in paths(name):
        SubElement(made, "path", {"fill": colour, "d": path})
    return made

"""The symbols of a picture: the signs of the table and the faces of characters, as they are on the page.

`signs.json` is written by build/signs.py.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from xml.etree.ElementTree import Element, SubElement, fromstring

from citadels.drawing.faces.portraits import paths
from tabletop.drawing.heads import SIZE

SIGN_GRID = 24
PREFIX = "citadels-"  # of ids, as a picture may stand within a page that has its own


@cache
def _signs() -> dict[str, str]:
    signs: dict[str, str] = json.loads(Path(__file__).with_name("signs.json").read_text(encoding="utf-8"))
    return signs


def symbol(name: str) -> Element:
    """Return a new symbol with a sign or with the face of a character; a stranger's for one of another package."""
    sign = _signs().get(name)
    grid = SIZE if sign is None else SIGN_GRID
    made = Element("symbol", {"id": PREFIX + name, "viewBox": f"0 0 {grid} {grid}"})
    if sign is None:
        for colour, path in paths(name):
            SubElement(made, "path", {"fill": colour, "d": path})
    else:
        made.extend(fromstring(f"<g>{sign}</g>"))  # noqa: S314 - it comes from the file beside this one
    return made

"""The emblems of cards and characters, and the signs of the table, as they are on the page.

`emblems.json` is written by build/emblems.py; whose the emblems are stands in `emblems.LICENCE.txt`, and in every
picture that shows them.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element, SubElement, fromstring

CREDIT = "Emblems: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0"
SIGN_GRID = 24
PREFIX = "citadels-"  # of ids, as a picture may stand within a page that has its own


@cache
def _drawn() -> dict[str, Any]:
    drawn: dict[str, Any] = json.loads(Path(__file__).with_name("emblems.json").read_text(encoding="utf-8"))
    return drawn


def symbol(name: str) -> Element:
    """Return a new symbol with the emblem of a card or character, or a sign; empty for a card of another package."""
    drawn = _drawn()
    sign = drawn["signs"].get(name)
    grid = drawn["grid"] if sign is None else SIGN_GRID
    made = Element("symbol", {"id": PREFIX + name, "viewBox": f"0 0 {grid} {grid}"})
    if sign is None:
        SubElement(made, "path", {"d": drawn["emblems"].get(name, "")})
    else:
        made.extend(fromstring(f"<g>{sign}</g>"))  # noqa: S314 - it comes from the file beside this one
    return made

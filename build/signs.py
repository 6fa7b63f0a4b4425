"""Writes the signs of the pictures that Python draws: src/citadels/drawing/signs.json.

They are those of the page. The file is kept in the repository, for a wheel is made without Node;
tests/build/test_signs.py says when they are no longer the page's.
"""

import json
import re

from build import paths

DRAWN = paths.SOURCE / "citadels" / "drawing" / "signs.json"

# Of site/art/signs.svg: what lies on a table. The page's buttons have signs of their own there.
SIGNS = (
    *("noble", "religious", "trade", "military", "special"),
    *("coin", "cards", "city", "crown", "deck", "trophy", "hidden"),
    *("dagger", "pouch", "hex", "scroll", "seal", "threat", "flower"),
    *(f"shield-{number}" for number in range(8)),
)
SYMBOL = re.compile(r'<symbol id="([^"]+)" viewBox="0 0 24 24">(.*)</symbol>')
DECIMAL = re.compile(r"(\d*)\.(\d+)")


def make() -> None:
    """Update the file."""
    DRAWN.write_text(drawn(), encoding="utf-8", newline="\n")


def drawn() -> str:
    """The signs, as SVG on a grid of 24: JSON, by their names."""
    bodies = dict(SYMBOL.findall((paths.PAGE / "art" / "signs.svg").read_text("utf-8")))
    return json.dumps({name: _short(bodies[name]) for name in SIGNS}, indent=0) + "\n"


def _short(body: str) -> str:
    """Return a sign as short as it can be, in quotes that JSON need not mask."""
    return without_zeros(body).replace('"', "'")


def without_zeros(drawing: str) -> str:
    """Leave out the zeros at the end of decimals in an SVG: 1.50 becomes 1.5, and 2.0 becomes 2.

    In a path a number may stand right after another one (`1.5.5` is 1.5 and 0.5): a point that divides two stays.
    """
    return DECIMAL.sub(_shortest, drawing)


def _shortest(number: re.Match[str]) -> str:
    whole, part = number[1], number[2].rstrip("0")
    divides = not whole or number.string[number.end() : number.end() + 1] == "."
    return f"{whole}.{part}" if part else number[0] if divides else whole

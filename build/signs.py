"""Writes the signs of the pictures that Python draws: `src/<game>/drawing/signs.json`.

They are those of the page. The files are kept in the repository, for a wheel is made without Node;
tests/build/test_signs.py says when they are no longer the page's.
"""

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from build import paths

# Signs of the table by the game's package, then by the file in site/art. The page's buttons have signs of their own.
SHIELDS: Final = tuple(f"shield-{number}" for number in range(4))
SIGNS: Final[Mapping[str, Mapping[str, Sequence[str]]]] = {
    "citadels": {
        "signs.svg": (
            *("noble", "religious", "trade", "military", "special"),
            *("coin", "cards", "city", "crown", "deck", "trophy", "hidden"),
            *("dagger", "pouch", "hex", "scroll", "seal", "threat", "flower"),
            *(f"shield-{number}" for number in range(8)),
        )
    },
    "catan": {
        "signs.svg": ("cards", "crown", *SHIELDS),
        "island/island.svg": (
            *("wood", "brick", "wool", "grain", "ore"),
            *(f"land-{land}" for land in ("wood", "brick", "wool", "grain", "ore", "desert")),
            *(f"die-{number}" for number in range(1, 7)),
            *("star", "settle", "city", "road", "knight", "roads", "plenty", "monopoly", "point", "development"),
        ),
    },
    "praga": {
        "signs.svg": ("crown", *SHIELDS),
        "crane/crane.svg": (
            *("gold", "stone", "silver", "goldw", "egg", "red", "blue", "points", "claim", "token"),
            *("mine", "quarry", "tech", "univ", "side", "up", "wall", "cathedral", "special", "crowned"),
            *("do-upgrade", "do-wall", "do-building", "do-road", "seal", "book", "crane", "city", "tree"),
            *("turn-right", "rosette", "coin", "block"),
            *(f"hex-{kind}-{number}" for kind, last in (("house", 3), ("wall", 2), ("upgrade", 2))
              for number in range(1, last + 1)),
            *("hex-action", "hex-space", "hex-plaza-old", "hex-plaza-new"),
        ),
    },
}  # fmt: skip
SYMBOL = re.compile(r'<symbol id="([^"]+)" viewBox="([^"]+)">(.*)</symbol>')
# A colour that the page's look may change: in a picture it is that of the sign, by its name.
LOOK = re.compile(r'fill="var\([^)]*\)"')
DECIMAL = re.compile(r"(\d*)\.(\d+)")


def path_of(package: str) -> Path:
    """The file of a game's signs."""
    return paths.SOURCE / package / "drawing" / "signs.json"


def make() -> None:
    """Update the files."""
    for package in SIGNS:
        path_of(package).write_text(drawn(package), encoding="utf-8", newline="\n")


def drawn(package: str) -> str:
    """The signs of a game as JSON: by name the `viewBox` of each, and what is drawn."""
    signs: dict[str, list[str]] = {}
    for file, names in SIGNS[package].items():
        bodies = {name: rest for name, *rest in SYMBOL.findall((paths.PAGE / "art" / file).read_text("utf-8"))}
        signs |= {name: [bodies[name][0], _short(bodies[name][1])] for name in names}
    lines = [f"{json.dumps(name)}: {json.dumps(sign)}" for name, sign in signs.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _short(body: str) -> str:
    """Return a sign as short as it can be, in quotes that JSON need not mask."""
    return without_zeros(LOOK.sub('fill="currentColor"', body)).replace('"', "'")


def without_zeros(drawing: str) -> str:
    """Leave out the zeros at the end of decimals in an SVG: 1.50 becomes 1.5, and 2.0 becomes 2.

    In a path a number may stand right after another one (`1.5.5` is 1.5 and 0.5): a point that divides two stays.
    """
    return DECIMAL.sub(_shortest, drawing)


def _shortest(number: re.Match[str]) -> str:
    whole, part = number[1], number[2].rstrip("0")
    divides = not whole or number.string[number.end() : number.end() + 1] == "."
    return f"{whole}.{part}" if part else number[0] if divides else whole

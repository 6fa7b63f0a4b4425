"""Draws what is behind titles: two rows of roofs (``site/art/skyline.svg``), and a street of districts before them."""

from collections.abc import Iterable, Mapping
from pathlib import Path

import citadels.game  # noqa: F401 - it brings the cards in, and so their kinds
from build import paths
from build.say import BuildError
from citadels.core.registry import EDITIONS
from citadels.drawing.city import buildings
from citadels.drawing.city.parts import HEIGHT, MATERIALS, WIDTH
from citadels.drawing.faces.portraits import paths as face_paths
from citadels.drawing.looks import colours_of
from tabletop.drawing.heads import SIZE

SOURCE = paths.PAGE / "art" / "skyline.svg"
WIDE, HIGH = 1200, 220  # as the source
# The street, from left to right; and the shorter one of a page that must weigh little.
STREET = (
    "church", "tavern", "castle", "harbor", "observatory", "watchtower", "cathedral", "smithy", "dragon_gate",
    "lighthouse", "docks",
)  # fmt: skip
SHORT = ("church", "", "", "observatory")  # with two empty plots
# The characters before a street, by the place of their middle; the last ones stand in front.
CROWD = {"thief": 270, "architect": 402, "king": 534, "assassin": 666, "magician": 798, "warlord": 930}
FEW = {"thief": 436, "assassin": 546, "king": 654, "architect": 764}
PAIR = {"assassin": 547, "king": 655}

# The colours of the source at night and by day: stars, two rows of roofs, lamps.
BY_DAY = {"#dfe6ff": "#fffaf0", "#16224a": "#d6b984", "#101a3a": "#bd965c", "#e9bd3b": "#fff0ba"}


def make(folder: Path) -> None:
    """Write ``skyline.svg``, ``skyline-by-day.svg`` and ``street.svg``.

    Raises:
        BuildError: the source lacks a colour that is another by day.
    """
    night = SOURCE.read_text(encoding="utf-8")
    (folder / "skyline.svg").write_text(night, encoding="utf-8", newline="\n")
    empty = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" preserveAspectRatio="xMidYMax slice">'
    drawn = f"{empty}{street(STREET)}{crowd(FEW, 80)}</svg>\n"
    (folder / "street.svg").write_text(drawn, encoding="utf-8", newline="\n")
    for colour, other in BY_DAY.items():
        if colour not in night:
            raise BuildError(
                f"site/art/skyline.svg has nothing of the colour {colour}, which build/skyline.py changes by day"
            )
        night = night.replace(colour, other)
    (folder / "skyline-by-day.svg").write_text(night, encoding="utf-8", newline="\n")


def with_street(cards: Iterable[str], people: Mapping[str, float], high: float = 100) -> str:
    """The skyline at night, with the buildings of districts in front, and before them characters by their places."""
    sky = SOURCE.read_text(encoding="utf-8").strip().removesuffix("</svg>")
    return f"{sky}{street(cards)}{crowd(people, high)}</svg>\n"


def crowd(people: Mapping[str, float], high: float) -> str:
    """These characters, each by the place of its middle."""
    return "".join(bust(role, middle, high) for role, middle in people.items())


def bust(role: str, middle: float, high: float) -> str:
    """The paths of a character's face, so high, on the skyline's ground."""
    scale = high / SIZE
    shapes = "".join(f'<path fill="{colour}" d="{path}"/>' for colour, path in face_paths(role))
    return f'<g transform="translate({middle - high / 2:.0f} {HIGH - high:.0f})scale({scale:.3g})">{shapes}</g>'


def street(cards: Iterable[str]) -> str:
    """The buildings of these districts in a row, in the middle of the skyline's ground; "" is an empty plot."""
    listed = tuple(cards)
    step = WIDE / len(STREET)
    scale = step / WIDTH * 0.94
    places = ((card, WIDE / 2 + step * (at - len(listed) / 2)) for at, card in enumerate(listed))
    return "".join(
        f'<g transform="translate({x:.0f} {HIGH - HEIGHT * scale:.0f})scale({scale:.2g})">{building(card)}</g>'
        for card, x in places
        if card
    )


def building(card: str) -> str:
    """The paths of a district's building, in the colours of its kind at night."""
    kind = next(edition.kind[card] for edition in EDITIONS.values() if card in edition.kind)
    colours = colours_of(kind, night=True)
    return "".join(f'<path fill="{colours[MATERIALS[word]]}" d="{path}"/>' for word, path in buildings.paths(card))

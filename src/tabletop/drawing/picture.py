"""A picture as a whole: its arguments, its root with what it is in words, and the image for a notebook."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Iterable
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol
from xml.etree.ElementTree import Element, SubElement, fromstring, tostring

from tabletop.core.errors import PositionError, short
from tabletop.drawing.ink import number
from tabletop.drawing.looks import LOOKS
from tabletop.drawing.messages import LANGUAGES

NARROWEST: Final = 320  # pixels
WIDEST: Final = 2000
USUAL: Final = 960


class Drawn(Protocol):
    """A game as a picture reads it: what a seat may know, and the outcome."""

    @property
    def to_move(self) -> int | None:
        """The seat that decides, None when the game is over."""

    @property
    def over(self) -> bool:
        """Whether the game is over."""

    @property
    def winners(self) -> list[int]:
        """The seats that won."""

    @property
    def scores(self) -> list[int] | None:
        """The points by seat, None before the end."""

    def observe(self, seat: int | None) -> Any:
        """Return what a seat may know, or what is public."""


class Drawing(NamedTuple):
    """A picture that is drawn: title and description in words, style sheet, symbols and parts.

    `name` is the class of its root.
    """

    name: str
    language: str
    title: str
    description: str
    style: str
    symbols: Iterable[Element]
    body: Element
    width: int
    height: float


def check(language: str, width: int, look: str) -> None:
    """Check the arguments of a picture; PositionError names the one that cannot be."""
    if language not in LANGUAGES:
        raise PositionError("language", f"there is no {short(language)}; there are {', '.join(LANGUAGES)}")
    if type(width) is not int or not NARROWEST <= width <= WIDEST:
        raise PositionError("width", f"{short(width)} is not a whole number of pixels from {NARROWEST} to {WIDEST}")
    if look not in LOOKS:
        raise PositionError("look", f"there is no {short(look)}; there are {', '.join(LOOKS)}")


def svg_of(drawing: Drawing) -> str:
    """Return a drawing as the text of an SVG that needs nothing beside it."""
    height = number(drawing.height)
    root = Element("svg", {
        "xmlns": "http://www.w3.org/2000/svg", "width": str(drawing.width), "height": height,
        "viewBox": f"0 0 {drawing.width} {height}", "class": drawing.name, "role": "img", "lang": drawing.language,
    })  # fmt: skip
    SubElement(root, "title").text = drawing.title
    SubElement(root, "desc").text = drawing.description
    SubElement(root, "style").text = drawing.style
    SubElement(root, "defs").extend(drawing.symbols)
    SubElement(root, "rect", {"width": "100%", "height": "100%", "class": "back"})
    root.append(drawing.body)
    return tostring(root, encoding="unicode")


def image_of(drawing: Drawing) -> str:
    """Return a drawing as an image for a notebook: none of its styles meets another's."""
    packed = b64encode(svg_of(drawing).encode()).decode()
    words = f"{escape(drawing.title)}.\n{escape(drawing.description)}"
    return f'<img src="data:image/svg+xml;base64,{packed}" alt="{words}"/>'


@cache
def signs_in(path: Path) -> dict[str, list[str]]:
    """Read a file of signs (build/signs.py): by name the `viewBox` of each, and what is drawn."""
    signs: dict[str, list[str]] = json.loads(path.read_text(encoding="utf-8"))
    return signs


def symbol(path: Path, prefix: str, name: str) -> Element:
    """Return a new symbol with a sign of a file; its id begins with a prefix."""
    box, sign = signs_in(path)[name]
    made = Element("symbol", {"id": prefix + name, "viewBox": box})
    made.extend(fromstring(f"<g>{sign}</g>"))  # noqa: S314 - it comes from a file of this package
    return made

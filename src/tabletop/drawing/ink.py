"""Elements of a picture: shapes, letters and signs, put into a group of an SVG."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Self
from xml.etree.ElementTree import Element, SubElement

from tabletop.drawing.widths import PLAIN, cut_to, in_lines, width_of

# From which part of its room on a text is held to its estimated width.
TIGHT = 0.95


class Box(NamedTuple):
    """A rectangle: its upper left corner, width and height, in pixels."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Return the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Return the lower edge."""
        return self.y + self.height

    def within(self, margin: float) -> Box:
        """Return the box with a margin taken off on all sides."""
        return Box(self.x + margin, self.y + margin, self.width - 2 * margin, self.height - 2 * margin)


class Ink:
    """Draws into one group; `used` has the names of the symbols that were drawn, in this group and all others.

    `prefix` begins the ids of symbols, as a picture may stand within a page that has its own.
    """

    def __init__(self, group: Element, used: dict[str, None], prefix: str) -> None:
        self.group, self.used, self.prefix = group, used, prefix

    def inside(self, title: str = "", **more: str) -> Self:
        """Return the ink for a group of its own, with a tooltip."""
        group = SubElement(self.group, "g", more)
        if title:
            SubElement(group, "title").text = title
        return type(self)(group, self.used, self.prefix)

    def framed(self, box: Box, view: str) -> Self:
        """Return the ink for a drawing with units of its own, fitted into a box; `view` is its `viewBox`."""
        frame = {"viewBox": view, "preserveAspectRatio": "xMidYMid meet"}
        return type(self)(SubElement(self.group, "svg", place_of(box) | frame), self.used, self.prefix)

    def box(self, box: Box, css: str, corner: float = 0, **more: str) -> None:
        """Draw a rectangle with round corners."""
        place = {"x": box.x, "y": box.y, "width": box.width, "height": box.height, "rx": corner}
        SubElement(
            self.group, "rect", {key: number(value) for key, value in place.items() if value} | {"class": css} | more
        )

    def round(self, x: float, y: float, radius: float, css: str, **more: str) -> None:
        """Draw a circle round a point."""
        place = {"cx": number(x), "cy": number(y), "r": number(radius), "class": css}
        SubElement(self.group, "circle", place | more)

    def area(self, points: Sequence[tuple[float, float]], css: str) -> None:
        """Draw an area by its corners."""
        path = "M" + " ".join(f"{number(x)},{number(y)}" for x, y in points) + "z"
        SubElement(self.group, "path", {"d": path, "class": css})

    def sign(self, name: str, box: Box, css: str = "text", **more: str) -> None:
        """Draw a symbol."""
        self.used[name] = None
        SubElement(self.group, "use", {"href": f"#{self.prefix}{name}", **place_of(box), "class": css} | more)

    def words(
        self, text: str, at: tuple[float, float], size: float, css: str = "text", *, anchor: str = "", room: float = 0,
        least: float = 0, held: bool = False,
    ) -> float:  # fmt: skip
        """Write a text from a point on its base line (`anchor`: "middle", "end"), and return its width.

        Where it has not the `room`, it is made smaller, to the `least` size, and then cut. Where something follows
        close upon it, it is `held` to its estimated width.
        """
        words, wider = text, 1 if "serif" in css else PLAIN
        while room and least and size > least and width_of(words, size * wider) > room:
            size -= 0.5
        words = cut_to(words, size * wider, room) if room else words
        width = width_of(words, size * wider)
        place = {"x": number(at[0]), "y": number(at[1]), "font-size": number(size), "class": css}
        if anchor:
            place["text-anchor"] = anchor
        if held or (room and width > TIGHT * room):
            place |= {"textLength": number(width), "lengthAdjust": "spacingAndGlyphs"}
        SubElement(self.group, "text", place).text = words
        return width

    def name(self, text: str, box: Box, size: float, least: float, css: str = "text") -> None:
        """Write a name into a box from the left, in one line or two, in the middle of its height."""
        lines, high = in_lines(text, size * PLAIN, least * PLAIN, box.width * TIGHT)
        size = high / PLAIN
        y = box.y + box.height / 2 + size * (0.36 - 0.55 * (len(lines) - 1))
        for at, line in enumerate(lines):
            self.words(line, (box.x, y + at * size * 1.1), size, css, room=box.width)

    def count(self, sign: str, text: object, at: tuple[float, float], css: str = "text") -> float:
        """Draw a number beside its sign, from a point on the middle of its line; return its width."""
        x, y = at
        self.sign(sign, Box(x, y - 9, 18, 18), css)
        return 21 + self.words(str(text), (x + 21, y + 5), 15, css)


def place_of(box: Box) -> dict[str, str]:
    """Return a box as the attributes of an element."""
    return {"x": number(box.x), "y": number(box.y), "width": number(box.width), "height": number(box.height)}


def number(value: float) -> str:
    """Write a number as short as it can be."""
    return f"{value:.1f}".removesuffix(".0")

"""Shapes of a drawing: areas of one paint, joined into parts, from back to front."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain, groupby
from typing import NamedTuple


class Shape(NamedTuple):
    """An area of one paint: the letter of a material or a CSS colour, and an SVG path."""

    paint: str
    path: str


Part = list[Shape]


def joined(parts: Iterable[Part]) -> Part:
    """The shapes of several parts in one list."""
    return list(chain.from_iterable(parts))


def merged(part: Part) -> tuple[tuple[str, str], ...]:
    """The shapes of a part as (paint, SVG path), those of one paint that follow one another together."""
    together = groupby(part, key=lambda shape: shape.paint)
    return tuple((paint, "".join(shape.path for shape in same)) for paint, same in together)


def number(value: float) -> str:
    """A number of a path, to tenths and as short as it can be."""
    return f"{round(value, 1):g}"

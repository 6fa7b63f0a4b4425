"""Lands and pieces are told apart by every kind of colour sight, by a simulation of three kinds of colour blindness.

The matrices are those of Machado, Oliveira and Fernandes (2009) for the whole lack of one kind of cone, on linear RGB.
"""

from __future__ import annotations

import re
from itertools import combinations
from typing import Final

import pytest

from build.paths import PAGE

Colour = tuple[float, float, float]

STYLES = (PAGE / "css" / "island" / "board.css").read_text(encoding="utf-8")
LANDS = ("forest", "hills", "pasture", "fields", "mountains", "desert")
PIECES = ("of-0", "of-1", "of-2", "of-3")
FAR = 20  # CIE 1976 colour difference; what lies side by side is told apart from 2.3
SIGHT: Final[dict[str, tuple[Colour, Colour, Colour]]] = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039),
    ),
}  # fmt: skip


def linear(name: str) -> list[float]:
    """A colour of the styles as linear red, green and blue, 0 to 1."""
    digits = re.findall(rf"--{name}: #(\w\w)(\w\w)(\w\w);", STYLES)[0]
    parts = [int(part, 16) / 255 for part in digits]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def lab(rgb: list[float]) -> Colour:
    """Linear red, green and blue in CIELAB, under D65."""
    red, green, blue = (min(1.0, max(0.0, part)) for part in rgb)
    x, y, z = (
        (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883,
    )
    fx, fy, fz = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def seen(name: str, sight: str) -> Colour:
    """A colour of the styles as somebody with this sight sees it."""
    return lab([sum(a * b for a, b in zip(row, linear(name), strict=True)) for row in SIGHT[sight]])


def distance(one: Colour, other: Colour) -> float:
    """Return how different two colours look."""
    return float(sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5)


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("names", [LANDS, PIECES], ids=["lands", "pieces"])
def test_what_lies_on_the_island_is_told_apart(names: tuple[str, ...], sight: str) -> None:
    near = [pair for pair in combinations(names, 2) if distance(seen(pair[0], sight), seen(pair[1], sight)) < FAR]

    assert near == []

"""The board by its names alone (notation §1), apart from the engine's own tables.

A corner is a line and a column (`c5`). It touches its neighbours on the line, and the same column of the line below
where the number of its line (a is 1) and its column add up to an even number.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise

COLUMNS = {"a": (3, 9), "b": (2, 10), "c": (1, 11), "d": (1, 11), "e": (2, 10), "f": (3, 9)}
CORNERS = [f"{line}{column}" for line, (first, last) in COLUMNS.items() for column in range(first, last + 1)]
ORDER = {corner: number for number, corner in enumerate(CORNERS)}
MIDDLES = ((4, 6, 8), (3, 5, 7, 9), (2, 4, 6, 8, 10), (3, 5, 7, 9), (4, 6, 8))  # the middle column of each hex, by row

# The beginner's board: what each hex bears (K2.2).
BEGINNER = (
    "ore 10", "wool 2", "wood 9", "grain 12", "brick 6", "wool 4", "brick 10", "grain 9", "wood 11", "desert",
    "wood 3", "ore 8", "wood 8", "ore 3", "grain 4", "wool 5", "brick 5", "grain 6", "wool 11",
)  # fmt: skip
# The nine harbours, clockwise from the upper left, with their fixed kinds (K2.4).
HARBOURS = {
    "a3-a4": "any", "a6-a7": "grain", "b9-b10": "ore", "c11-d11": "any", "e9-e10": "wool", "f6-f7": "any",
    "f3-f4": "any", "d2-e2": "brick", "b2-c2": "wood",
}  # fmt: skip
# The outer ring, the inner one and the middle, counter-clockwise from h1.
OUTER = ("h1", "h4", "h8", "h13", "h17", "h18", "h19", "h16", "h12", "h7", "h3", "h2")
INNER = ("h5", "h9", "h14", "h15", "h11", "h6")
BESIDE = {"h1": "h5", "h3": "h6", "h12": "h11", "h19": "h15", "h17": "h14", "h8": "h9"}


def path(start: str, end: str) -> str:
    """The name of the path between two corners."""
    return "-".join(sorted((start, end), key=ORDER.__getitem__))


def _paths() -> Iterator[str]:
    for corner in CORNERS:
        line, column = corner[0], int(corner[1:])
        below, right = f"{chr(ord(line) + 1)}{column}", f"{line}{column + 1}"
        if right in ORDER:
            yield path(corner, right)
        if (ord(line) - ord("a") + 1 + column) % 2 == 0 and below in ORDER:
            yield path(corner, below)


PATHS = sorted(_paths(), key=lambda name: [ORDER[corner] for corner in name.split("-")])


def _hexes() -> Iterator[tuple[str, frozenset[str]]]:
    number = 0
    for row, middles in enumerate(MIDDLES):
        for middle in middles:
            number += 1
            lines = "abcdef"[row : row + 2]
            yield f"h{number}", frozenset(f"{line}{middle + by}" for line in lines for by in (-1, 0, 1))


HEXES = dict(_hexes())


def neighbours(corner: str) -> set[str]:
    """The corners one path away."""
    return {end for path in PATHS if corner in path.split("-") for end in path.split("-")} - {corner}


def hexes_at(corner: str) -> list[str]:
    """The hexes that a corner touches."""
    return [name for name, corners in HEXES.items() if corner in corners]


def beside(name: str) -> set[str]:
    """The hexes next to a hex: they share two corners with it."""
    return {other for other, corners in HEXES.items() if len(corners & HEXES[name]) == 2}


def walk(corners: str) -> list[str]:
    """The paths of walks from corner to corner: `c5-c6-d6 e4-e5` is three paths."""
    return [path(*step) for line in corners.split() for step in pairwise(line.split("-"))]


def longest(roads: Iterable[str], others: Iterable[str] = ()) -> int:
    """The length of a player's road by trying every line (K9.2); `others` are corners with another's building."""
    at: Mapping[str, list[str]] = defaultdict(list)
    for road in roads:
        for end in road.split("-"):
            at[end].append(road)
    blocks = frozenset(others)

    def onward(corner: str, line: frozenset[str]) -> int:
        if line and corner in blocks:
            return len(line)
        steps = [road for road in at[corner] if road not in line]
        return max((onward(_far(road, corner), line | {road}) for road in steps), default=len(line))

    return max((onward(corner, frozenset()) for corner in [*at]), default=0)


def _far(road: str, corner: str) -> str:
    start, end = road.split("-")
    return end if start == corner else start

"""The fixed board: corners, paths and hexes, and which of them are adjacent (K1.5, notation §1).

Each is a number: its index in the documented order. A set of them is a bit mask.
"""

from __future__ import annotations

from typing import Final

LINES: Final = "abcdef"
# The columns of each line of corners, first and last.
COLUMNS: Final = ((3, 9), (2, 10), (1, 11), (1, 11), (2, 10), (3, 9))
# The middle column of each hex, by row.
MIDDLES: Final = ((4, 6, 8), (3, 5, 7, 9), (2, 4, 6, 8, 10), (3, 5, 7, 9), (4, 6, 8))

# A line and a column, both from 1 on.
Place = tuple[int, int]


def _name(place: Place) -> str:
    line, column = place
    return f"{LINES[line - 1]}{column}"


def _next_places(place: Place) -> tuple[Place, ...]:
    """Return the adjacent places that come later in the order: to the right and below."""
    line, column = place
    return ((line, column + 1), (line + 1, column)) if (line + column) % 2 == 0 else ((line, column + 1),)


PLACES: Final[tuple[Place, ...]] = tuple(
    [(line, column) for line, (left, right) in enumerate(COLUMNS, 1) for column in range(left, right + 1)]
)
CORNERS: Final = tuple([_name(place) for place in PLACES])
CORNER: Final = {name: at for at, name in enumerate(CORNERS)}

# The two corners of each path, the first in order first.
ENDS: Final[tuple[tuple[int, int], ...]] = tuple(
    sorted(
        [
            (PLACES.index(place), PLACES.index(other))
            for place in PLACES
            for other in _next_places(place)
            if other in PLACES
        ]
    )
)
PATHS: Final = tuple([f"{CORNERS[start]}-{CORNERS[end]}" for start, end in ENDS])
PATH: Final = {name: at for at, name in enumerate(PATHS)}

# The six corners of each hex, in their order.
CORNERS_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    [
        tuple([PLACES.index((line, column)) for line in (row, row + 1) for column in range(middle - 1, middle + 2)])
        for row, middles in enumerate(MIDDLES, 1)
        for middle in middles
    ]
)
HEXES: Final = tuple([f"h{number}" for number in range(1, len(CORNERS_OF) + 1)])
HEX: Final = {name: at for at, name in enumerate(HEXES)}


def mask(numbers: tuple[int, ...] | list[int]) -> int:
    """Return the mask of some corners, paths or hexes."""
    return sum([1 << number for number in set(numbers)])


def bits(many: int) -> tuple[int, ...]:
    """Return the corners, paths or hexes of a mask, ascending."""
    digits = f"{many:b}"[::-1]
    numbers = []
    at = digits.find("1")
    while at >= 0:
        numbers.append(at)
        at = digits.find("1", at + 1)
    return tuple(numbers)


# --- adjacency

# The corners of each hex as a mask.
AROUND: Final = tuple([mask(corners) for corners in CORNERS_OF])
# The hexes that each corner touches.
HEXES_AT: Final = tuple(
    [tuple([hex_ for hex_, corners in enumerate(CORNERS_OF) if corner in corners]) for corner in range(len(CORNERS))]
)
# The hexes that share a path with each hex.
NEIGHBOURS: Final = tuple(
    [
        tuple([other for other, there in enumerate(AROUND) if other != hex_ and (here & there).bit_count() == 2])
        for hex_, here in enumerate(AROUND)
    ]
)
# The paths at each corner, each with the corner at its other end.
PATHS_OF: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
    [
        tuple([(path, sum(ends) - corner) for path, ends in enumerate(ENDS) if corner in ends])
        for corner in range(len(CORNERS))
    ]
)
# The same with each path as its bit: the steps from a corner.
STEPS: Final = tuple([tuple([(1 << path, other) for path, other in ways]) for ways in PATHS_OF])
# The same as masks: the paths at each corner, and the corners next to it.
PATHS_AT: Final = tuple([mask([path for path, _ in ways]) for ways in PATHS_OF])
NEXT_TO: Final = tuple([mask([other for _, other in ways]) for ways in PATHS_OF])
# The two corners of each path as a mask.
BOTH_ENDS: Final = tuple([mask(ends) for ends in ENDS])

# --- harbours and rings

# The nine coastal paths with a harbour, clockwise from the upper left (K2.4).
HARBOURS: Final = tuple(
    [PATH[name] for name in ("a3-a4", "a6-a7", "b9-b10", "c11-d11", "e9-e10", "f6-f7", "f3-f4", "d2-e2", "b2-c2")]
)


def _hexes(names: str) -> tuple[int, ...]:
    return tuple([HEX[name] for name in names.split()])


# The rings of hexes from the outermost to the middle, each counter-clockwise.
RINGS: Final = (
    _hexes("h1 h4 h8 h13 h17 h18 h19 h16 h12 h7 h3 h2"),
    _hexes("h5 h9 h14 h15 h11 h6"),
    _hexes("h10"),
)
# The six hexes at the island's corners, each with the inner-ring hex at which its spiral continues.
SPIRALS: Final = tuple(zip(_hexes("h1 h3 h12 h19 h17 h8"), _hexes("h5 h6 h11 h15 h14 h9"), strict=True))


def spiral(corner_hex: int) -> tuple[int, ...]:
    """Return all hexes counter-clockwise from a hex at the island's corner to the middle (K2.3)."""
    inner = dict(SPIRALS)[corner_hex]
    outer_ring, inner_ring, middle = RINGS
    return _from(outer_ring, corner_hex) + _from(inner_ring, inner) + middle


def _from(ring: tuple[int, ...], first: int) -> tuple[int, ...]:
    at = ring.index(first)
    return ring[at:] + ring[:at]

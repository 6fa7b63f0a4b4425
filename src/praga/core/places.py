"""The action board and the city as hexes: names, neighbours, and what meets at corners (notation §1).

A hex has edges 0 to 5, counter-clockwise from the east; corner i lies between edges i and i + 1.
"""

from __future__ import annotations

from typing import Final, NamedTuple

ACTIONS: Final = ("mine", "quarry", "upgrade", "wall", "building", "road")
# Steps to the neighbour across each edge, in axial coordinates.
STEPS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
SIDES: Final = 6
# The action hexes round the middle, counter-clockwise from the east.
FLOWER: Final = ("mine", "upgrade", "quarry", "wall", "road", "building")
RING_HEXES: Final = (
    (2, 0), (2, -1), (2, -2), (1, -2), (0, -2), (-1, -1), (-2, 0), (-2, 1), (-2, 2), (-1, 2), (0, 2), (1, 1),
)  # fmt: skip
RING: Final = tuple([f"r{number}" for number in range(1, len(RING_HEXES) + 1)])
# The places of an action board in the order of notation §2: actions, then ring; their numbers index `board` in a state.
PLACES: Final = (*ACTIONS, *RING)
PLACE: Final = {name: number for number, name in enumerate(PLACES)}
FIRST_OF_RING: Final = len(ACTIONS)
NOWHERE: Final = -1

Hex = tuple[int, int]


def beside(hex_: Hex, edge: int) -> Hex:
    """Return the hex across an edge."""
    step = STEPS[edge % SIDES]
    return hex_[0] + step[0], hex_[1] + step[1]


class Meeting(NamedTuple):
    """A corner of another hex at the same point."""

    place: int
    corner: int


def corners_at(hex_: Hex, corner: int) -> tuple[tuple[Hex, int], tuple[Hex, int]]:
    """Return the two other hexes at a point, each with the number of its corner there."""
    return (beside(hex_, corner), (corner + 2) % SIDES), (beside(hex_, corner + 1), (corner + 4) % SIDES)


_HEXES: Final = (*[STEPS[FLOWER.index(action)] for action in ACTIONS], *RING_HEXES)
_NUMBER: Final = {hex_: number for number, hex_ in enumerate(_HEXES)}
# By place and edge: the place across it, or NOWHERE (the middle, or outside the ring).
NEIGHBOURS: Final = tuple([
    tuple([_NUMBER.get(beside(hex_, edge), NOWHERE) for edge in range(SIDES)]) for hex_ in _HEXES
])  # fmt: skip
# By place and corner: the corners of other places at that point.
MEETINGS: Final = tuple([
    tuple([
        tuple([Meeting(_NUMBER[other], at) for other, at in corners_at(hex_, corner) if other in _NUMBER])
        for corner in range(SIDES)
    ])
    for hex_ in _HEXES
])  # fmt: skip


def edge_name(place: int, edge: int) -> str:
    """Return the name of an edge in `used`: `mine.1`."""
    return f"{PLACES[place]}.{edge}"


def corner_name(place: int, corner: int, other: int) -> str:
    """Return the name of a corner that met one of another place, in `used`: `mine/0-r1`."""
    return f"{PLACES[place]}/{corner}-{PLACES[other]}"


EDGE_NAMES: Final = tuple([tuple([edge_name(place, edge) for edge in range(SIDES)]) for place in range(len(PLACES))])

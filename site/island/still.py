"""Pictures of the island: a part of it by the board's own drawing, with nothing that can be tapped."""

from island_table import IslandTable
from ui import loaded

# The island for beginners.
LANDS = (
    "ore", "wool", "wood", "grain", "brick", "wool", "brick", "grain", "wood", "desert",
    "wood", "ore", "wood", "ore", "grain", "wool", "brick", "grain", "wool",
)  # fmt: skip
NUMBERS = (10, 2, 9, 12, 6, 4, 10, 9, 11, 0, 3, 8, 8, 3, 4, 5, 5, 6, 11)
HARBOURS = (
    ("a3-a4", "any"), ("a6-a7", "grain"), ("b9-b10", "ore"), ("c11-d11", "any"), ("e9-e10", "wool"),
    ("f6-f7", "any"), ("f3-f4", "any"), ("d2-e2", "brick"), ("b2-c2", "wood"),
)  # fmt: skip
# Pieces seat by seat: settlements, cities and roads.
EMPTY = ()
BUILT = (
    (("c5", "d8"), (), ("c5-c6", "d7-d8")),
    (("d4", "b8"), (), ("d4-d5", "b7-b8")),
    (("e6", "c9"), (), ("e6-e7", "c8-c9")),
)


class Still(IslandTable):
    """A table at which nobody plays."""

    def gains(self, number):
        return None


def still(box, robber="h10", dice=None, pieces=EMPTY):
    """Draw the part of the island within a box, `x y width height` in units of the drawing.

    Return None until the board's chapter is loaded, which the first screen does: its drawing is not packed twice.
    """
    try:
        drawing = loaded("island").drawing
    except ImportError:
        return None
    seats = []
    for number, (settlements, cities, roads) in enumerate(pieces):
        seats.append({"seat": number, "settlements": settlements, "cities": cities, "roads": roads})
    table = Still()
    table.view = {
        "island": {
            "lands": LANDS,
            "numbers": NUMBERS,
            "harbours": [{"path": path, "kind": kind} for path, kind in HARBOURS],
        },
        "robber": robber,
        "dice": dice,
        "seats": seats,
        "viewer": None,
        "gains": {},
    }
    tree = drawing(table)
    tree[1]["viewBox"] = box
    return tree

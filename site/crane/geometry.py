"""Coordinates of hexes in a drawing: axial, edge 0 to the east, then counter-clockwise (notation §1)."""

HALF_ROOT = 0.866025  # half the root of three
ROOT = 2 * HALF_ROOT
# The cosines of twenty-fourths of a circle, up to its quarter.
QUARTER = (1, 0.965926, HALF_ROOT, 0.707107, 0.5, 0.258819, 0)
SIDES = 6
STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
FLOWER = ("mine", "upgrade", "quarry", "wall", "road", "building")  # round the middle, from the east
RING = ((2, 0), (2, -1), (2, -2), (1, -2), (0, -2), (-1, -1), (-2, 0), (-2, 1), (-2, 2), (-1, 2), (0, 2), (1, 1))


def middle(hex, size):
    """The middle of a hex whose corners are `size` away from it."""
    return size * ROOT * (hex[0] + hex[1] / 2), size * 1.5 * hex[1]


def _cosine(at):
    """The cosine of so many twenty-fourths of a circle."""
    at = min(at % 24, -at % 24)
    return QUARTER[at] if at < len(QUARTER) else -QUARTER[12 - at]


def towards(x, y, distance, sixths):
    """The point so far away, so many sixths of a circle counter-clockwise from the east; quarters are possible."""
    at = int(4 * sixths)
    return x + distance * _cosine(at), y - distance * _cosine(at - 6)


def at_point(point):
    """A point as the path of a drawing has it."""
    return "%.1f %.1f" % point


def arc(radius, point, clockwise=0):
    """A part of a path: on a circle of a radius to a point."""
    return "A%.1f %.1f 0 0 %d " % (radius, radius, clockwise) + at_point(point)


def corner(x, y, size, number):
    """A corner of a hex: corner i lies between edges i and i + 1."""
    return towards(x, y, size, number + 0.5)


def outline(x, y, size):
    """The corners of a hex, as a polygon has them."""
    return " ".join(["%.1f,%.1f" % corner(x, y, size, number) for number in range(SIDES)])


def hex_of(place):
    """The hex of a place on an action board: an action, or r1 to r12."""
    return STEPS[FLOWER.index(place)] if place in FLOWER else RING[int(place[1:]) - 1]

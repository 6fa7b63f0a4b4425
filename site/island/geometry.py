"""Coordinates of the island's places in the drawing: hexes, corners and paths by their words.

The drawing's unit is a fortieth of a hex's radius; hexes have a corner at the top.
"""

RADIUS = 40.0
HALF = RADIUS * 0.8660254  # half the width of a hex, which is a column of the notation
DEEP = 20.0  # how far the cell of a path reaches into the hexes beside it
LEFT, TOP = 14.0, 32.0  # the sea beside and above the island
WIDTH, HEIGHT = 12 * HALF + 2 * LEFT, 8 * RADIUS + 2 * TOP
MIDDLES = ((4, 6, 8), (3, 5, 7, 9), (2, 4, 6, 8, 10), (3, 5, 7, 9), (4, 6, 8))
LINES = "abcdef"


def _row(line):
    """Return how far down the middles of a row of hexes lie; rows are counted from 1."""
    return TOP + RADIUS + (line - 1) * 1.5 * RADIUS


def corner(word):
    """The point of a corner, such as `c5`."""
    line, column = LINES.index(word[0]) + 1, int(word[1:])
    up = RADIUS if (line + column) % 2 else RADIUS / 2
    return LEFT + column * HALF, _row(line) - up


def ends(word):
    """The two points of a path, such as `c5-c6`."""
    first, _, second = word.partition("-")
    return corner(first), corner(second)


def between(word):
    """The middle of a path."""
    (x, y), (u, v) = ends(word)
    return (x + u) / 2, (y + v) / 2


def hexes():
    """The middles of all hexes, in the order of the notation."""
    return [(LEFT + column * HALF, _row(row)) for row, columns in enumerate(MIDDLES, 1) for column in columns]


HEXES = ["h%d" % number for number in range(1, 20)]  # in order, which a dict of MicroPython has none of
MIDDLE = {word: point for word, point in zip(HEXES, hexes())}  # noqa: B905 - MicroPython has no `strict`


def point(word):
    """The point of any place."""
    if word in MIDDLE:
        return MIDDLE[word]
    return between(word) if "-" in word else corner(word)


def cell(word):
    """The part of the drawing about a path that is nearer to it than to any other, as `points` of a polygon.

    It ends before it reaches the number of a hex.
    """
    (x, y), (u, v) = ends(word)
    points = []
    for near, far in ((0.0, 0.0), (0.29, DEEP), (0.71, DEEP), (1.0, 0.0), (0.71, -DEEP), (0.29, -DEEP)):
        side = far / RADIUS
        points.append((x + (u - x) * near + (v - y) * side, y + (v - y) * near - (u - x) * side))
    return " ".join(["%.1f,%.1f" % at for at in points])


def outline(x, y, radius):
    """The corners of a hex as `points` of a polygon."""
    half = radius * 0.8660254
    around = (
        (0, -radius),
        (half, -radius / 2),
        (half, radius / 2),
        (0, radius),
        (-half, radius / 2),
        (-half, -radius / 2),
    )
    return " ".join(["%.1f,%.1f" % (x + dx, y + dy) for dx, dy in around])


def away(word, far):
    """A point beside a path on the coast, so far out at sea."""
    x, y = between(word)
    mx, my = MIDDLE["h10"]
    (ax, ay), (bx, by) = ends(word)
    nx, ny = ay - by, bx - ax
    length = (nx * nx + ny * ny) ** 0.5
    if nx * (x - mx) + ny * (y - my) < 0:
        nx, ny = -nx, -ny
    return x + nx / length * far, y + ny / length * far

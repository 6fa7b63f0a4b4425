"""The parts that buildings are drawn with: walls, roofs, windows, towers, trees.

A part is a list of shapes, and a shape is a material with an SVG path. Places are measured on a ground line: `x` from
the left, `y` upwards from the ground, on a plot that is `WIDTH` wide and `HEIGHT` high. What is drawn later stands in
front. The light falls from the left, so the right side of everything is in shade.
"""

from __future__ import annotations

from tabletop.drawing.shapes import Part, Shape, number

WIDTH, HEIGHT = 64, 72  # of a plot

# The materials, by the letters of the shapes. The small letter is the same material in shade. A roof has the colour of
# the district's kind, and a wall is a pale stone with a tint of it.
MATERIALS = {
    "R": "roof",
    "r": "roof-shade",
    "W": "wall",
    "w": "wall-shade",
    "S": "stone",
    "s": "stone-shade",
    "T": "timber",
    "t": "timber-shade",
    "L": "light",
    "D": "dark",
    "G": "leaf",
    "g": "leaf-shade",
    "O": "gold",
    "B": "water",
    "F": "flame",
}


def polygon(material: str, *corners: tuple[float, float]) -> Part:
    """An area by its corners."""
    steps = [f"{number(x)} {number(HEIGHT - y)}" for x, y in corners]
    return [Shape(material, "M" + "L".join(steps) + "z")]


def box(material: str, x: float, y: float, width: float, height: float) -> Part:
    """A rectangle; (x, y) is its lower left corner."""
    return polygon(material, (x, y), (x, y + height), (x + width, y + height), (x + width, y))


def disc(material: str, x: float, y: float, radius: float) -> Part:
    """A circle round a point."""
    left, r, twice = number(x - radius), number(radius), number(2 * radius)
    return [Shape(material, f"M{left} {number(HEIGHT - y)}a{r} {r} 0 1 0 {twice} 0a{r} {r} 0 1 0-{twice} 0z")]


def bow(material: str, x: float, y: float, width: float, height: float) -> Part:
    """The upper half of an ellipse that stands on a line."""
    rx, ry = number(width / 2), number(height)
    return [Shape(material, f"M{number(x)} {number(HEIGHT - y)}a{rx} {ry} 0 0 1 {number(width)} 0z")]


def opening(material: str, x: float, y: float, width: float, height: float) -> Part:
    """A door or window with a round top; (x, y) is its lower left corner."""
    low, high, r = number(HEIGHT - y), number(HEIGHT - y - height + width / 2), number(width / 2)
    path = f"M{number(x)} {low}V{high}a{r} {r} 0 0 1 {number(width)} 0V{low}z"
    return [Shape(material, path)]


def wall(x: float, width: float, top: float, y: float = 0, material: str = "W") -> Part:
    """A wall from height `y` to `top`; its right third is in shade."""
    third = width / 3
    return box(material, x, y, width, top - y) + box(material.lower(), x + width - third, y, third, top - y)


def gable(x: float, width: float, y: float, height: float, over: float = 2, material: str = "R") -> Part:
    """A roof with its gable to the street, wider than the wall by `over` on each side."""
    left, right, peak = (x - over, y), (x + width + over, y), (x + width / 2, y + height)
    return polygon(material, left, peak, right) + polygon(material.lower(), peak, right, (x + width / 2 + 1, y))


def saddle(
    x: float, width: float, y: float, height: float, inset: float = 4, over: float = 2, material: str = "R"
) -> Part:
    """A roof with its long side to the street; its ridge is shorter by `inset` on each side."""
    left, right = x - over, x + width + over
    whole = polygon(material, (left, y), (x + inset, y + height), (x + width - inset, y + height), (right, y))
    edge = polygon(material.lower(), (left, y), (left + 0.8, y + 2), (right - 0.8, y + 2), (right, y))
    return whole + edge


def spire(x: float, width: float, y: float, height: float, material: str = "R") -> Part:
    """A pointed roof on a tower."""
    peak = (x + width / 2, y + height)
    whole = polygon(material, (x - 1, y), peak, (x + width + 1, y))
    return whole + polygon(material.lower(), (x + width / 2, y), peak, (x + width + 1, y))


def dome(x: float, width: float, y: float, height: float, material: str = "R") -> Part:
    """A dome with its right side in shade."""
    right, top, high = number(width / 2), number(HEIGHT - y - height), number(height)
    outer = f"M{number(x + width / 2)} {top}a{right} {high} 0 0 1 {right} {high}"
    inner = f"h-{number(width * 0.35)}a{number(width / 4)} {high} 0 0 0-{number(width * 0.15)}-{high}z"
    return [*bow(material, x, y, width, height), Shape(material.lower(), outer + inner)]


def battlements(x: float, width: float, y: float, teeth: int, material: str = "W", height: float = 3) -> Part:
    """The teeth on top of a fortified wall."""
    step = width / (2 * teeth - 1)
    shade = x + width * 2 / 3
    return [
        shape
        for tooth in range(teeth)
        for shape in box(
            material if x + 2 * tooth * step < shade - 0.1 else material.lower(), x + 2 * tooth * step, y, step, height
        )
    ]


def tower(x: float, width: float, top: float, teeth: int = 3, material: str = "W") -> Part:
    """A fortified tower: a wall, a wider head, and teeth."""
    head = box(material, x - 1, top - 5, width + 2, 5) + box(
        material.lower(), x + width * 0.62, top - 5, width * 0.38 + 1, 5
    )
    return wall(x, width, top, material=material) + head + battlements(x - 1, width + 2, top, teeth, material)


def windows(
    x: float,
    width: float,
    y: float,
    count: int = 1,
    *,
    size: tuple[float, float] = (3, 5),
    round_top: bool = False,
) -> Part:
    """Lit windows in a row between `x` and `x + width`."""
    wide, high = size
    gap = (width - count * wide) / (count + 1)
    shape = opening if round_top else box
    return [part for at in range(count) for part in shape("L", x + gap + at * (wide + gap), y, wide, high)]


def door(x: float, width: float = 6, height: float = 9) -> Part:
    """A door with a round top, `x` being its middle."""
    return opening("D", x - width / 2, 0, width, height)


def columns(x: float, width: float, y: float, height: float, count: int) -> Part:
    """A row of columns in front of a dark hall, with a beam on top."""
    thick = width / (count * 2.2)
    gap = (width - thick * count) / (count - 1)
    made = box("D", x, y, width, height)
    for column in range(count):
        left = x + column * (thick + gap)
        made += box("S", left, y, thick, height) + box("s", left + thick * 0.6, y, thick * 0.4, height)
    return made + box("S", x - 2, y + height, width + 4, 3) + box("s", x - 2, y + height, width + 4, 1)


def steps(x: float, width: float, count: int = 3, high: float = 2) -> Part:
    """A broad stair that becomes narrower upwards."""
    made: Part = []
    for step in range(count):
        made += box("S" if step % 2 == 0 else "s", x + step * 2, step * high, width - step * 4, high)
    return made


def flag(x: float, y: float, height: float = 10, length: float = 8) -> Part:
    """A pole with a pennant in the colour of the kind."""
    top = y + height
    return box("t", x - 0.5, y, 1, height) + polygon("R", (x + 0.5, top), (x + length, top - 2.5), (x + 0.5, top - 5))


def cross(x: float, y: float, size: float = 6, material: str = "O") -> Part:
    """A cross on a roof."""
    return box(material, x - 0.6, y, 1.2, size) + box(material, x - size * 0.3, y + size * 0.55, size * 0.6, 1.2)


def ball(x: float, y: float, radius: float = 1.5) -> Part:
    """A gilded ball on a roof."""
    return disc("O", x, y + radius, radius)


def tree(x: float, y: float, radius: float, trunk: float = 4) -> Part:
    """A tree with a round crown."""
    crown = disc("G", x, y + trunk + radius * 0.8, radius)
    return (
        box("t", x - 0.8, y, 1.6, trunk + 1)
        + crown
        + disc("g", x + radius * 0.3, y + trunk + radius * 0.6, radius * 0.6)
    )


def cypress(x: float, y: float, width: float, height: float) -> Part:
    """A slender tree, `x` being its middle."""
    half, high, wide = number(width / 2), number(height / 2), number(width)
    arcs = f"a{half} {high} 0 1 1 {wide} 0a{half} {high} 0 1 1-{wide} 0z"
    return [Shape("g", f"M{number(x - width / 2)} {number(HEIGHT - y - height / 2)}{arcs}")]


def waves(x: float, width: float, count: int = 4) -> Part:
    """Water at the foot of a building."""
    step = width / count
    crests = "".join(f"q{number(step / 4)}-2 {number(step / 2)} 0t{number(step / 2)} 0" for _ in range(count))
    return [Shape("B", f"M{number(x)} {HEIGHT - 4}{crests}V{HEIGHT}H{number(x)}z")]


def rock(*corners: tuple[float, float]) -> Part:
    """A rock or a hill, shaded on the right of its peak."""
    peak = max(range(len(corners)), key=lambda at: corners[at][1])
    return polygon("S", *corners) + polygon("s", *corners[peak:], (corners[peak][0] + 3, 0))

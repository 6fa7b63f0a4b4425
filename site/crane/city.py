"""The drawing of the city: building spaces and plazas, with what stands there and whose cubes lie on it."""

from geometry import middle, outline
from pieces import chip, effect, effect_width, here, pieces, price, sign, text
from placing import cube
from tiles import TOKENS_BLUE, ground, sector, tile
from ui import el

SIZE = 30
EDGE = 42
QUARTERS = ((1.36, "#8d7440"), (1.26, "#d9c18b"))  # the ground about the hexes: how large it is, and its colour
RIVER = "M-94 74C-20 58 70 56 130 86S178 150 205 184 216 240 209 267"
TREES = (
    (-1.4, -1.2), (1.4, -1.6), (2.6, -1.3), (6.2, 0.7), (7.3, 1.1), (6.6, 2.2), (0.6, 2.6), (10.8, 2.4), (10.9, 4.5),
    (5.6, 4.9), (8.4, 5.1), (-1.3, 5.2), (0.9, 0.7), (9.8, -1.6), (10.8, -1.2), (5.8, 3.3),
)  # fmt: skip


def _middles():
    """The middles of all spaces and plazas."""
    return [middle(place["hex"], SIZE) for place in pieces["spaces"] + pieces["plazas"]]


def frame():
    """The frame about the city's hexes: left, top, width, height."""
    points = _middles()
    xs, ys = [x for x, y in points], [y for x, y in points]
    left, top = min(xs) - EDGE, min(ys) - EDGE
    return [left, top, max(xs) + EDGE - left, max(ys) + EDGE - top]


def _anew(key, known, draw):
    """Draw a part, as `cached` does of a part of the page."""
    return draw()


def drawing(view, aims=(), part=_anew):
    """The city as its frame, (left, top, width, height), and its parts; spaces among `aims` are open.

    On the page `part` is `cached`, which draws anew what has changed.
    """
    box = frame()
    kids = [part("land", [], lambda: _land(box))]
    for at, place in enumerate(pieces["plazas"]):
        name = "z%d" % (at + 1)
        built = [view["city"].get(space) for space in spaces_of(name)]
        known = [view["plazas"].get(name), name in view["paid"], built]
        kids.append(part(name, known, lambda at=at, place=place: _plaza(view, at, place)))
    for at, space in enumerate(pieces["spaces"]):
        name = "s%d" % (at + 1)
        known = [view["city"].get(name), name in aims]
        draw = lambda name=name, space=space, known=known: _space(name, space, known[0], known[1])  # noqa: E731
        kids.append(part(name, known, draw))
    return box, kids


def _land(box):
    """The meadow with the river and trees, and the ground of the quarters."""
    edge = {"x": "%.1f" % box[0], "y": "%.1f" % box[1], "width": "%.1f" % box[2], "height": "%.1f" % box[3]}
    kids = [el("rect", dict(edge, fill="#b7c58a", rx="24"))]
    for colour, width in (("#5f93b5", "34"), ("#86b7d3", "26")):
        kids.append(el("path", {"d": RIVER, "fill": "none", "stroke": colour, "stroke-width": width}))
    kids += [sign("tree", x * SIZE * 1.732, y * SIZE * 1.5, 26) for x, y in TREES]
    for size, colour in QUARTERS:
        kids += [el("polygon", {"points": outline(x, y, SIZE * size), "fill": colour}) for x, y in _middles()]
    return el("g", {"class": "land", "key": "land"}, *kids)


def numbers(view):
    """The numbers of free spaces and of plazas, faint: words name them so."""
    kids = []
    for at, space in enumerate(pieces["spaces"]):
        if "s%d" % (at + 1) not in view["city"]:
            x, y = middle(space["hex"], SIZE)
            kids.append(here("space", text(at + 1, x, y - SIZE * 0.42, "number-of-place", 17)))
    for at, place in enumerate(pieces["plazas"]):
        if "z%d" % (at + 1) in view["plazas"]:
            x, y = middle(place["hex"], SIZE)
            kids.append(here("plaza", text(at + 1, x, y - SIZE * 0.65, "number-of-place on-plaza")))
    return el("g", {"key": "city-numbers"}, *kids)


def spot(name):
    """The middle of a space."""
    return middle(pieces["spaces"][int(name[1:]) - 1]["hex"], SIZE)


def _space(name, space, built, open_to):
    """A space: what stands there, else what it costs or scores and which of its corners are printed."""
    x, y = middle(space["hex"], SIZE)
    css = "space" + (" old" if space["gold"] else "")
    kids = [ground("space", x, y, SIZE)]
    if open_to:
        kids.append(el("polygon", {"class": "open", "points": outline(x, y, SIZE * 0.94)}))
    if built:
        kids.append(tile(built["tile"], x, y, SIZE, built["turn"], key="b", css="past"))
    kids += [sector(x, y, SIZE, number, TOKENS_BLUE, "printed") for number in space["printed"]]
    if built and built["claim"] is not None:
        kids.append(here("claim %d" % built["claim"], cube(built["claim"], x, y + SIZE * 0.5)))
    elif not built:
        worth = [(what, space[what]) for what in ("gold", "points") if space[what]]
        left = x - 11 * (len(worth) - 1)
        for at, (what, number) in enumerate(worth):
            drawn = (price if what == "gold" else chip)(what, number, left + at * 22, y, 20.4)
            kids.append(here("space-" + what, *drawn))
    return el("g", {"class": css, "key": name, "data-anchor": name, "data-here": "space"}, *kids)


def _plaza(view, number, place):
    """A plaza with both halves of its reward and a dot for each of its spaces; one that has paid is faint (P8.7)."""
    name = "z%d" % (number + 1)
    x, y = middle(place["hex"], SIZE)
    kind = view["plazas"].get(name)
    css = "plaza " + place["colour"] + (" paid" if name in view["paid"] else "")
    kids = [ground("plaza-" + place["colour"], x, y, SIZE)]
    if kind:
        upper, lower = pieces["plaza_tiles"][kind]
        kids.append(here("plaza-half", *effect(upper, x, y - SIZE * 0.33, _half_size(upper))))
        line = {"x1": "%.1f" % (x - 20), "x2": "%.1f" % (x + 20), "y1": "%.1f" % y, "y2": "%.1f" % y}
        kids.append(el("line", dict(line, **{"stroke": "#5d4b33", "stroke-width": "1"})))
        kids.append(here("plaza-half", *effect(lower, x, y + SIZE * 0.3, _half_size(lower))))
        kids.append(here("plaza-spaces", *_spaces(view, name, x, y + SIZE * 0.68)))
    sheet = {"data-do": "plaza", "data-arg": name} if kind else {}
    return el("g", dict({"class": css, "key": name, "data-anchor": name, "data-here": "plaza"}, **sheet), *kids)


def _half_size(goods):
    return min(19.6, 46 / effect_width(goods))


def spaces_of(plaza):
    """The spaces round a plaza, by name."""
    return ["s%d" % (at + 1) for at, space in enumerate(pieces["spaces"]) if space["plaza"] == plaza]


def _spaces(view, plaza, x, y):
    """A dot for each space of a plaza: free, built on, or with the colour of whose cube lies there."""
    names = spaces_of(plaza)
    kids = []
    for at, name in enumerate(names):
        built = view["city"].get(name)
        css = "free" if not built else "built" if built["claim"] is None else "of-%d" % built["claim"]
        place = {"cx": "%.1f" % (x + (at - (len(names) - 1) / 2) * 8), "cy": "%.1f" % y, "r": "3"}
        kids.append(el("circle", dict(place, **{"class": "space-dot " + css})))
    return kids

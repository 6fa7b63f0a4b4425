"""The city: building spaces and plazas, with what stands there and whose cubes lie on it."""

from geometry import corner, middle, outline
from pieces import effect, good, pieces, place_name, sign, text
from placing import cube, ghost, target
from tiles import tile
from ui import el, say

SIZE = 30
EDGE = 34
NEAR = 1.8  # how much larger the city is drawn while a building is placed


def _frame():
    """The least and the greatest coordinates of the city's hexes."""
    points = [middle(place["hex"], SIZE) for place in pieces["spaces"] + pieces["plazas"]]
    xs, ys = [x for x, y in points], [y for x, y in points]
    return min(xs) - EDGE, min(ys) - EDGE, max(xs) + EDGE, max(ys) + EDGE


def drawing(view, aims=()):
    """The city as its frame, (left, top, width, height), and its parts; spaces among `aims` are open."""
    left, top, right, bottom = _frame()
    kids = [_plaza(view, number, place) for number, place in enumerate(pieces["plazas"])]
    for number, space in enumerate(pieces["spaces"]):
        name = "s%d" % (number + 1)
        kids.append(_space(name, space, view["city"].get(name), name in aims))
    return [left, top, right - left, bottom - top], kids


def city(table):
    """The city in its frame; a space that can be built on is a target."""
    view, aims = table.view, [name for name in table.places() if name[0] == "s"]
    box, kids = drawing(view, aims)
    kids += [target(table, name, _spot(name), SIZE, (_spot(name)[1] + SIZE * 0.6, 5)) for name in aims]
    if table.place in aims:
        kids.append(ghost(table, _spot(table.place), SIZE))
        box = _around(box, _spot(table.place))
    frame = {"class": "city-map", "viewBox": "%.0f %.0f %.0f %.0f" % tuple(box), "aria-hidden": "true"}
    return el("div", {"class": "stage-part", "key": "city"}, el("svg", frame, *kids), _words(view))


def _around(box, point):
    """The part of the city about a point, inside the whole."""
    width = box[2] / NEAR
    near = []
    for at, length in enumerate((width, min(width, box[3]))):
        near.append((min(max(point[at] - length / 2, box[at]), box[at] + box[at + 2] - length), length))
    return [near[0][0], near[1][0], near[0][1], near[1][1]]


def _spot(name):
    return middle(pieces["spaces"][int(name[1:]) - 1]["hex"], SIZE)


def _space(name, space, built, open_to):
    x, y = middle(space["hex"], SIZE)
    css = "space" + (" old" if space["gold"] else "") + (" open" if open_to else "")
    kids = [el("polygon", {"class": css, "points": outline(x, y, SIZE * 0.94)})]
    for number in space["printed"]:
        u, v = corner(x, y, SIZE * 0.84, number)
        kids.append(el("circle", {"class": "printed", "cx": "%.1f" % u, "cy": "%.1f" % v, "r": "3.4"}))
    if built:
        kids.append(tile(built["tile"], x, y, SIZE, built["turn"], key="b"))
        if built["claim"] is not None:
            kids.append(cube(built["claim"], x, y + SIZE * 0.5))
    else:
        if space["gold"]:
            kids.append(sign("gold", x - 9, y, 12))
            kids.append(text(space["gold"], x - 9, y + 4, "price"))
        if space["points"]:
            kids.append(sign("points", x + 9, y, 15))
            kids.append(text(space["points"], x + 9, y + 4, "price"))
    return el("g", {"key": name, "data-anchor": name}, *kids)


def _plaza(view, number, place):
    """A plaza with both halves of its reward and a dot for each of its spaces; one that has paid is faint (P8.7)."""
    name = "z%d" % (number + 1)
    x, y = middle(place["hex"], SIZE)
    kind = view["plazas"].get(name)
    css = "plaza " + place["colour"] + (" paid" if name in view["paid"] else "") + ("" if kind else " unused")
    kids = [el("polygon", {"class": "ground", "points": outline(x, y, SIZE * 0.94)})]
    if kind:
        upper, lower = pieces["plaza_tiles"][kind]
        kids += effect(upper, x, y - SIZE * 0.42, 13)
        line = {
            "x1": "%.1f" % (x - 20),
            "x2": "%.1f" % (x + 20),
            "y1": "%.1f" % (y - 4),
            "y2": "%.1f" % (y - 4),
            "class": "half",
        }
        kids.append(el("line", line))
        kids += effect(lower, x, y + SIZE * 0.3, 13)
        kids += _spaces(view, name, x, y + SIZE * 0.68)
    return el("g", {"class": css, "key": name, "data-anchor": name}, *kids)


def _spaces_of(plaza):
    return ["s%d" % (at + 1) for at, space in enumerate(pieces["spaces"]) if space["plaza"] == plaza]


def _spaces(view, plaza, x, y):
    """A dot for each space of a plaza: free, built on, or with the colour of whose cube lies there."""
    names = _spaces_of(plaza)
    kids = []
    for at, name in enumerate(names):
        built = view["city"].get(name)
        css = "free" if not built else "built" if built["claim"] is None else "of-%d" % built["claim"]
        place = {"cx": "%.1f" % (x + (at - (len(names) - 1) / 2) * 8), "cy": "%.1f" % y, "r": "3"}
        kids.append(el("circle", dict(place, **{"class": "space-dot " + css})))
    return kids


def _words(view):
    """The plazas in words, for readers, each with how many of its spaces are free."""
    lines = []
    for name, kind in sorted(view["plazas"].items()):
        spaces = _spaces_of(name)
        free = len([space for space in spaces if space not in view["city"]])
        halves = [[good(what, count) for what, count in half] for half in pieces["plaza_tiles"][kind]]
        words = say("plaza", place=place_name(name), upper=halves[0], lower=halves[1], free=free, spaces=len(spaces))
        lines.append(el("li", {"key": name}, words))
    return el("ol", {"class": "unseen"}, *lines)

"""Hex tiles: how one is drawn as it lies, and alone on a button."""

from geometry import SIDES, arc, at_point, corner, outline, towards
from pieces import action_sign, effect, effect_width, here, pieces, price, sign, text
from ui import el

CORNER = 0.27  # the radius of a corner that brings a token
INNER = 0.96  # a tile is a little smaller than its place
EDGE = INNER * 0.866  # how far away the middle of an edge is
EDGE_SIGN, BADGE = 0.49, 0.42  # signs at the edges and at the foot: how large they are
HOUSES = 3  # as many fronts of houses are drawn
TOKENS_RED, TOKENS_BLUE = "#d8341f", "#2a6fe0"  # of the corners that bring tokens (P7.5, P8.6)


def ground(name, x, y, size):
    """The ground of a hex, drawn as a sign."""
    return sign("hex-" + name, x, y, size * 2 * INNER * 50 / 48)


def tile(name, x, y, size, turn=0, key=None, css="", spent=()):
    """A tile of a kind: its action, what it brings, and signs at its edges and corners; what it cost is past.

    Signs are faint at the `spent` sides of the board: numbers of edges, and of corners after a slash. What a
    `past` one brings has the room of its badge, as in the city, where that has had its effect.
    """
    data = pieces["tiles"][name]
    kind, badge = data["kind"], css != "past"
    kids = [ground(_ground(name, data), x, y, size)]
    for edge, what in enumerate(data["edges"]):
        if what:
            kids.append(_edge(what, x, y, size, (edge + turn) % SIDES, spent))
    colour = TOKENS_BLUE if kind == "building" else TOKENS_RED
    for number in data["corners"]:
        at = (number + turn) % SIDES
        kids.append(sector(x, y, size, at, colour, "corner spent" if "/%d" % at in spent else "corner"))
    if kind == "upgrade":
        kids.append(here("tile-action", sign(action_sign(data["action"]), x, y - size * 0.21, size * 0.5)))
        brings = _effect(data["brings"], x, y + size * 0.42, size * 0.75)
    else:
        brings = _effect(data["brings"], x, y + size * (-0.04 if badge else 0.12), size * (1 if badge else 1.3))
    kids.append(here("brings-" + kind, *brings))
    if kind != "upgrade" and badge:
        kids += _badge(kind, data.get("sign"), x, y + size * 0.46, size)
    special = " special" if data.get("special") else ""
    rim = el("polygon", {"class": "rim", "points": outline(x, y, size * INNER), "fill": "none"})
    css = {"class": "tile %s%s %s" % (kind, special, css), "key": key or name, "data-here": "tile-" + kind}
    return el("g", css, *kids, rim)


def _ground(name, data):
    """The ground of a tile: buildings have several fronts, so that the city is no row of twins."""
    if data["kind"] == "building":
        return "house-%d" % (int(name[3:]) % HOUSES + 1)
    return "%s-%d" % (data["kind"], data["era"])


def _effect(goods, x, y, size):
    """Draw a tile's gain, as large as there is room."""
    return effect(goods, x, y, min(size * 0.54, size * 1.1 / effect_width(goods)))


def _badge(kind, special, x, y, size):
    """The sign at the foot of a wall or a building."""
    if kind == "wall" and not special:
        return []
    name = "crowned" if not special else "wall" if kind == "wall" else "cathedral"
    disc = {"cx": "%.1f" % x, "cy": "%.1f" % y, "r": "%.1f" % (size * 0.25), "fill": "#fdf3e1", "stroke": "#5d4b33"}
    return [el("circle", disc), sign(name, x, y, size * BADGE)]


def _edge(what, x, y, size, side, spent):
    """A sign at an edge, on half a disc: two that meet make a whole one."""
    u, v = towards(x, y, size * EDGE, side)
    radius = size * EDGE_SIGN * 0.95
    first, last = towards(u, v, radius, side + 1.5), towards(u, v, radius, side - 1.5)
    path = "M" + at_point(first) + arc(radius, last) + "z"
    s, t = towards(x, y, size * (EDGE - EDGE_SIGN / 2), side)
    half = {"d": path, "fill": "#fffaf0", "stroke": "#5d4b33", "stroke-width": "0.8"}
    used = str(side) in spent
    css = {"class": "spent" if used else None, "data-here": "edge-used" if used else "edge"}
    return el("g", css, el("path", half), sign(what, s, t, size * EDGE_SIGN, "edge"))


def sector(x, y, size, number, colour, css="corner"):
    """A corner that brings a token, as a part of a disc: three that meet make a whole one."""
    u, v = corner(x, y, size * INNER, number)
    first, last = towards(u, v, size * CORNER, number + 2.5), towards(u, v, size * CORNER, number + 4.5)
    path = "M" + at_point((u, v)) + "L" + at_point(first) + arc(size * CORNER, last) + "z"
    word = "corner-" + ("blue" if colour == TOKENS_BLUE else "red")
    return el(
        "path", {"class": css, "d": path, "fill": colour, "stroke": "#fff", "stroke-width": "1", "data-here": word}
    )


def face_down(kind):
    """A tile that nobody has seen yet, in a drawing of its own."""
    back = ground("house-1" if kind == "building" else kind + "-1", 0, 0, 48)
    box = {"class": "hex-tile face-down", "viewBox": "-50 -52 100 102", "aria-hidden": "true"}
    return el("svg", box, el("g", {"opacity": "0.35"}, back), text("?", 0, 14, "worth", 40))


def alone(name, turn=0, css="", key=None):
    """A tile in a drawing of its own, with what it costs beside its upper corners: gold left, stone right."""
    box = {"class": "hex-tile " + css, "key": key, "viewBox": "-50 -52 100 102", "aria-hidden": "true"}
    kids = []
    for good, number in pieces["tiles"][name]["cost"]:
        kids.append(here("tile-cost", *price(good, number, 36 if good == "stone" else -36, -38, 24)))
    return el("svg", box, tile(name, 0, 0, 48, turn), *kids)

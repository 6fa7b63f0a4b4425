"""Hex tiles: how one is drawn as it lies, and alone on a button."""

from geometry import SIDES, corner, outline, towards
from pieces import action_sign, effect, pieces, sign, text
from ui import el


def tile(name, x, y, size, turn=0, key=None, css=""):
    """A tile of a kind, an action or reward in its middle, signs at its edges, and dots at its corners."""
    data = pieces["tiles"][name]
    kind = data["kind"]
    kids = [el("polygon", {"class": "ground", "points": outline(x, y, size * 0.96)})]
    if kind == "upgrade":
        kids.append(sign(action_sign(data["action"]), x, y - size * 0.28, size * 0.5))
        kids += effect(data["brings"], x, y + size * 0.3, size * 0.36)
    else:
        kids += effect(data["brings"], x, y + size * 0.02, size * 0.42)
        kids += _cost(data["cost"], x, y - size * 0.52, size)
        badge = ("wall" if kind == "wall" else "cathedral") if data.get("sign") else None
        if kind == "building":
            kids.append(sign(badge or "crowned", x, y + size * 0.5, size * 0.4))
        elif badge:
            kids.append(sign(badge, x, y + size * 0.5, size * 0.4))
    for edge, what in enumerate(data["edges"]):
        if what:
            u, v = towards(x, y, size * 0.68, (edge + turn) % SIDES)
            kids.append(sign(what, u, v, size * 0.3, "edge"))
    for number in data["corners"]:
        u, v = corner(x, y, size * 0.84, (number + turn) % SIDES)
        dot = {"class": "corner", "cx": "%.1f" % u, "cy": "%.1f" % v, "r": "%.1f" % (size * 0.11)}
        kids.append(el("circle", dot))
    special = " special" if data.get("special") else ""
    return el("g", {"class": "tile %s%s %s" % (kind, special, css), "key": key or name}, *kids)


def _cost(cost, x, y, size):
    kids, left = [], x - size * 0.2 * (len(cost) - 1)
    for at, (good, number) in enumerate(cost):
        place = left + at * size * 0.4
        kids.append(sign(good, place, y, size * 0.34))
        kids.append(text(number, place, y + size * 0.11, "price"))
    return kids


def alone(name, turn=0, css=""):
    """A tile in a drawing of its own."""
    box = {"class": "hex-tile " + css, "viewBox": "-45 -50 90 100", "aria-hidden": "true"}
    return el("svg", box, tile(name, 0, 0, 48, turn))

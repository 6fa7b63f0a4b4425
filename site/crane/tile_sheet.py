"""What a tile is, in words: on the sheet that a tap on it opens, and for readers where it lies in a row."""

from pieces import good, inline, pieces
from sheets import frame
from tiles import alone
from ui import el, say


def tile_sheet(name):
    """The tile in large, and each of its signs with its word."""
    lines = [el("li", {"key": str(at)}, *line) for at, line in enumerate(_lines(name))]
    picture = el("div", {"class": "lone-tile"}, alone(name, 0, "large"))
    return frame(_kind(name), picture, el("ul", {"class": "tile-facts"}, *lines))


def tile_label(name):
    """What a tile is, as one message."""
    return say("tile-label", kind=_kind(name), what=[words for _, words in _lines(name)])


def _kind(name):
    return say("type-" + pieces["tiles"][name]["kind"])


def _lines(name):
    """The signs of a tile with their words: its action, cost and reward, what lies at its edges and corners."""
    data = pieces["tiles"][name]
    lines = []
    if data["kind"] == "upgrade":
        lines.append((None, say("tile-action", action=say("action-" + data["action"]))))
    if data["cost"]:
        lines.append((inline(data["cost"]), say("tile-costs", goods=_goods(data["cost"]))))
    lines.append((inline(data["brings"]), say("lay-brings", goods=_goods(data["brings"]))))
    edges = [[sign, 1] for sign in data["edges"] if sign]
    if edges:
        lines.append((inline(edges), say("tile-edges", goods=_goods(edges))))
    if data["corners"]:
        token = "blue" if data["kind"] == "building" else "red"
        lines.append((inline([[token, 1]]), say("tile-corners", count=len(data["corners"]), token=good(token, 1))))
    if data["kind"] == "building" or data.get("sign"):
        badge = "wall" if data["kind"] == "wall" else "cathedral" if data.get("sign") else "crowned"
        lines.append((inline([[badge, 1]]), say("badge-" + badge)))
    if data.get("special"):
        lines.append((None, say("special")))
    return lines


def _goods(effect):
    return [good(name, count) for name, count in effect]

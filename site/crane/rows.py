"""The three rows of tiles: upgrades, walls and buildings; the special one is the last."""

from tiles import alone
from ui import cached, el, say

KINDS = ("upgrade", "wall", "building")


def rows(table):
    """The rows, small, with how many tiles are left in each stack."""
    view = table.view
    return cached("rows", [view["rows"], view["stacks"]], lambda: _rows(view))


def _rows(view):
    kids = []
    for kind in KINDS:
        tiles = [el("li", {"key": name}, alone(name)) for name in view["rows"][kind]]
        left = el("span", {"class": "left"}, str(view["stacks"][kind]))
        head = el("h3", {"class": "label"}, say("row-" + kind), left)
        kids.append(el("section", {"class": "tile-row", "key": kind}, head, el("ul", {"class": "tiles"}, *tiles)))
    return el("div", {"class": "tile-rows", "key": "rows"}, *kids)

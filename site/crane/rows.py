"""The three rows of tiles: upgrades, walls and buildings; the special one is the last."""

from piece_sheets import tile_label
from tiles import alone
from ui import button, cached, el, hidden, say

KINDS = ("upgrade", "wall", "building")


def rows(table):
    """The rows, small, with how many tiles are left in each stack."""
    view = table.view
    return cached("rows", [view["rows"], view["stacks"]], lambda: _rows(view))


def _rows(view):
    kids = []
    for kind in KINDS:
        tiles = [el("li", {"key": name}, _tile(name)) for name in view["rows"][kind]]
        left = el("span", {"class": "left"}, str(view["stacks"][kind]))
        head = el("h3", {"class": "label"}, say("row-" + kind), left)
        kids.append(el("section", {"class": "tile-row", "key": kind}, head, el("ul", {"class": "tiles"}, *tiles)))
    return el("div", {"class": "tile-rows", "key": "rows"}, *kids)


def _tile(name):
    """A tile of a row; a tap tells what its signs are."""
    return button("tile", name, "row-tile", alone(name), hidden(tile_label(name)))

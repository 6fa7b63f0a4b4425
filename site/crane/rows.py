"""The three rows of tiles: upgrades, walls and buildings; the special one is the last."""

from piece_sheets import tile_label
from pieces import FILE, action_sign
from placing import tapped
from tiles import alone
from ui import cached, el, hidden, icon, say

KINDS = ("upgrade", "wall", "building")


def rows(table):
    """The rows with how many tiles are left in each stack; a tap chooses a tile that can be had now."""
    view = table.view
    open_to = [[table.at_tap(kind, name) for name in view["rows"][kind]] for kind in KINDS]
    return cached("rows", [view["rows"], view["stacks"], open_to], lambda: _rows(view, open_to))


def _rows(view, open_to):
    kids = []
    for kind, choices in zip(KINDS, open_to):  # noqa: B905 - MicroPython's zip has no `strict`
        pairs = zip(view["rows"][kind], choices)  # noqa: B905 - as above
        tiles = [el("li", {"key": name}, _tile(name, choice)) for name, choice in pairs]
        left = el("span", {"class": "left"}, str(view["stacks"][kind]))
        head = el("h3", {"class": "label"}, icon(action_sign(kind), FILE), el("span", None, say("row-" + kind)), left)
        css = "tile-row lit" if [choice for choice in choices if choice] else "tile-row"
        kids.append(el("section", {"class": css, "key": kind}, head, el("ul", {"class": "tiles"}, *tiles)))
    return el("div", {"class": "tile-rows", "key": "rows"}, *kids)


def _tile(name, choice):
    """A tile of a row: a tap chooses it where it can be had, and else tells what its signs are; so does a press."""
    more = tapped(choice) if choice else {"data-do": "tile", "data-arg": name}
    props = {"type": "button", "class": "row-tile open" if choice else "row-tile", "data-press": name}
    props.update(more)
    return el("button", props, alone(name), hidden(tile_label(name)))

"""The three rows of tiles: upgrades, walls and buildings; the special one is the last."""

from piece_sheets import tile_label
from pieces import FILE, action_sign
from placing import tapped
from tiles import alone, face_down
from ui import button, cached, el, hidden, icon, say

KINDS = ("upgrade", "wall", "building")
UNKNOWN = "?"  # in a trial: a tile that nobody has seen
NEW = 2  # rounds in which a line says that tiles can be held


def rows(table):
    """The rows with how many tiles are left in each stack; a tap chooses a tile that can be had now."""
    view = table.view
    open_to = [[table.at_tap(kind, name) for name in view["rows"][kind]] for kind in KINDS]
    fresh = [kind for kind in KINDS if [choice for choice in table.choices_in("refresh") if choice["aim"] == kind]]
    new = bool([choices for choices in open_to if any(choices)]) and view["turn"] <= NEW * len(view["seats"])
    known = [view["rows"], view["stacks"], open_to, fresh, new]
    return cached("rows", known, lambda: _rows(view, open_to, fresh, new))


def _rows(view, open_to, fresh, new):
    """The rows; the head of one among `fresh` is tapped to refresh it. In a `new` game a line says more."""
    kids = []
    for kind, choices in zip(KINDS, open_to):  # noqa: B905 - MicroPython's zip has no `strict`
        pairs = zip(view["rows"][kind], choices)  # noqa: B905 - as above
        tiles = [
            el("li", {"key": "%s%d" % (name, at)}, _tile(kind, name, choice)) for at, (name, choice) in enumerate(pairs)
        ]
        left = el("span", {"class": "left"}, str(view["stacks"][kind]))
        head = [icon(action_sign(kind), FILE), el("span", None, say("row-" + kind)), left]
        if kind in fresh:
            head += [el("span", {"class": "refreshes", "data-here": "refresh"}, icon("row", FILE))]
            head.append(hidden(say("group-refresh")))
            head = [button("refresh-row", kind, "row-head", *head)]
        head = el("h3", {"class": "label"}, *head)
        css = "tile-row lit" if [choice for choice in choices if choice] else "tile-row"
        kids.append(el("section", {"class": css, "key": kind}, head, el("ul", {"class": "tiles"}, *tiles)))
    if new:
        kids.append(el("p", {"class": "row-hint", "key": "hold"}, say("hold-hint")))
    return el("div", {"class": "tile-rows", "key": "rows"}, *kids)


def _tile(kind, name, choice):
    """A tile of a row: a tap chooses it where it can be had, and else tells what its signs are; so does a press."""
    if name == UNKNOWN:
        return el(
            "span", {"class": "row-tile", "data-here": "row-unknown"}, face_down(kind), hidden(say("row-unknown"))
        )
    more = tapped(choice) if choice else {"data-do": "tile", "data-arg": name}
    props = {"type": "button", "class": "row-tile open" if choice else "row-tile", "data-press": name}
    props.update(more)
    return el("button", props, _drawing(name), _label(name))


def _drawing(name):
    """A tile as it lies in a row, which is drawn once: what changes there is what can be had."""
    key = "row-" + name
    return cached(key, [], lambda: alone(name, key=key))


def _label(name):
    """Its words for readers, which are written once, too."""
    key = "label-" + name
    return cached(key, [], lambda: el("span", {"class": "unseen", "key": key}, tile_label(name)))

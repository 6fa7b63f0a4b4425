"""The crane: twelve positions in a ring, the action tiles on them, and the slots of the wheel inside."""

from geometry import towards
from pieces import action_sign, effect, pieces, sign, text
from ui import el, say

POSITIONS = 12
SIZE = 320
RADIUS = 112
TOP = 3  # sixths of a circle from the east, doubled, at which position 12 is: it is at the top


def _point(position, radius):
    return towards(SIZE / 2, SIZE / 2, radius, (TOP - position) / 2)


def zone(position):
    """The colour of a position (P3.2)."""
    if str(position) in pieces["costs"]:
        return "red-zone"
    return "blue-zone" if str(position) in pieces["points"] else "green-zone"


def wheel(table):
    """The crane in its frame; tiles that can be taken are targets."""
    view = table.view
    aims = [choice["aim"] for choice in table.choices_in("take")]
    kids = [el("circle", {"class": "wheel-ground", "cx": "160", "cy": "160", "r": "157"})]
    for position in range(1, POSITIONS + 1):
        kids.append(_place(position))
    box = _box(view["crane"])
    for number, slot in enumerate(pieces["slots"]):
        position = (box + number) % POSITIONS + 1
        kids.append(_slot(slot, position, number))
    x, y = _point(box, 52)
    kids.append(el("g", {"class": "box", "key": "box"}, sign("crane", x, y, 26)))
    kids.append(text("%d/%d" % (view["turn"], view["turns"]), 160, 166, "clock"))
    for tile in view["crane"]:
        kids.append(_tile(table, tile, tile["slot"] in aims))
    frame = {"class": "wheel", "viewBox": "0 0 %d %d" % (SIZE, SIZE), "aria-hidden": "true"}
    return el("div", {"class": "stage-part", "key": "crane"}, el("svg", frame, *kids), _list(view))


def _box(tiles):
    """The position of the wheel's box, from that of any tile in its slot."""
    first = tiles[0]
    return (first["position"] - int(first["slot"][1:]) - 1) % POSITIONS + 1


def _place(position):
    x, y = _point(position, RADIUS)
    u, v = _point(position, 146)
    kids = [
        el("circle", {"class": "spot " + zone(position), "cx": "%.1f" % x, "cy": "%.1f" % y, "r": "27"}),
    ]
    cost, points = pieces["costs"].get(str(position)), pieces["points"].get(str(position))
    if cost:
        kids.append(sign("gold", u, v, 15))
        kids.append(text(cost, u, v + 4, "price"))
    elif points:
        kids.append(sign("points", u, v, 18))
        kids.append(text(points, u, v + 4.5, "price"))
    return el("g", {"key": "p%d" % position}, *kids)


def _slot(slot, position, number):
    """A slot's bonus (P3.6)."""
    x, y = _point(position, 72)
    if "good" in slot:
        kids = [sign(slot["good"], x, y, 20)]
    elif "egg_for" in slot:
        kids = [sign("egg", x, y - 3, 18), sign(slot["egg_for"], x + 6, y + 8, 11)]
    else:
        kids = [sign("special", x, y, 22), text(slot["special"], x, y + 4, "price")]
    return el("g", {"class": "slot", "key": "w%d" % (number + 1)}, *kids)


def _tile(table, tile, open_to):
    x, y = _point(tile["position"], RADIUS)
    kids = [
        el(
            "rect",
            {
                "class": "plate",
                "x": "%.1f" % (x - 25),
                "y": "%.1f" % (y - 25),
                "width": "50",
                "height": "50",
                "rx": "9",
            },
        )
    ]
    for at, action in enumerate(tile["actions"]):
        kids.append(sign(action_sign(action), x + (at * 2 - 1) * 11.5, y, 22))
    pushed = tile["points"] - pieces["points"].get(str(tile["position"]), 0)
    if pushed:
        kids += effect([["points", pushed]], x, y - 20, 13)
    css = "action-tile" + (" open" if open_to else "") + (" chosen" if table.selected == tile["slot"] else "")
    more = {"data-do": "aim", "data-arg": tile["slot"]} if open_to else {}
    head = {"class": css, "key": "t" + tile["slot"], "data-anchor": tile["slot"]}
    head.update(more)
    return el("g", head, *kids)


def _list(view):
    """The tiles in words, for readers."""
    lines = []
    for tile in view["crane"]:
        actions = [say("action-" + action) for action in tile["actions"]]
        words = say(
            "crane-tile",
            position=tile["position"],
            actions=actions,
            cost=tile["cost"],
            points=tile["points"],
            bonus=tile["bonus"],
        )
        lines.append(el("li", {"key": tile["slot"]}, words))
    return el("ol", {"class": "unseen"}, *lines)

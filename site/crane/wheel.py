"""The crane: twelve positions in a ring, the action tiles on them, and the slots of the wheel inside."""

from geometry import arc, at_point, towards
from pieces import action_sign, chip, here, pieces, price, sign, text
from ui import cached, el, say

POSITIONS = 12
SIZE = 320
MIDDLE = SIZE / 2
RIM, OUTER, INNER, HUB = 157, 142, 85, 29  # radii: of the frame, of its positions, of the wheel, of its hub
BAND = 16  # how much of a position stays in sight outside of a tile that lies there
PRICES, NUMBERS, TILES, SLOTS = 147, 131, 107, 63  # how far out these are
TOP = 3  # sixths of a circle from the east, doubled, at which position 12 is: it is at the top


def _angle(position):
    """Return the angle of a position, in sixths of a circle."""
    return (TOP - position) / 2


def _point(position, radius):
    return towards(MIDDLE, MIDDLE, radius, _angle(position))


def _wedge(position, inner, outer):
    """The outline of a position: a twelfth of a ring."""
    after, before = _angle(position) + 0.25, _angle(position) - 0.25
    ends = [towards(MIDDLE, MIDDLE, radius, at) for at in (after, before) for radius in (inner, outer)]
    path = "M" + at_point(ends[0]) + "L" + at_point(ends[1]) + arc(outer, ends[3], 1)
    return path + "L" + at_point(ends[2]) + arc(inner, ends[0]) + "z"


def zone(position):
    """The colour of a position (P3.2)."""
    if str(position) in pieces["costs"]:
        return "red-zone"
    return "blue-zone" if str(position) in pieces["points"] else "green-zone"


def wheel(table):
    """The crane in its frame; tiles that can be taken are targets."""
    view = table.view
    aims = [choice["aim"] for choice in table.choices_in("take")]
    bonus = table.at_tap("bonus", "wheel")
    slot = view["taken"]["slot"] if bonus and view["taken"] else None
    known = [view["crane"], view["turn"], view["turns"], aims, slot, table.turned]
    return cached("crane", known, lambda: _wheel(view, aims, slot, table.turned))


def _wheel(view, aims, bonus, turned):
    """The crane, of which only the tiles that have changed are drawn anew; `bonus` is the slot whose bonus is due.

    It turns to where it is if it has just `turned` by so many positions (css/crane/details.css).
    """
    box = _box(view["crane"])
    parts = [cached("wheel-slots", [box], lambda: _slots(box)), _due(box, bonus) if bonus else None]
    for tile in view["crane"]:
        known = [tile["position"], tile["actions"], tile["slot"] in aims]
        parts.append(cached("t" + tile["slot"], known, lambda tile=tile, known=known: _tile(tile, known[2])))
    css = "turned-%d" % (view["turn"] % 2) if turned else None  # by turns, so that each is a motion of its own
    points, clock = _points_by_position(view["crane"]), [view["turn"], view["turns"]]
    kids = [
        cached("wheel-ground", [], lambda: el("g", {"key": "wheel-ground"}, *_ground())),
        el("g", {"key": "turning", "class": css, "vars": {"--from": "%ddeg" % (-30 * turned)}}, *parts),
        cached("wheel-clock", clock, lambda: _clock(*clock)),
        cached("prices", points, lambda: el("g", {"key": "prices"}, *_prices(points))),
    ]
    frame = {"class": "wheel", "viewBox": "0 0 %d %d" % (SIZE, SIZE), "aria-hidden": "true"}
    words = cached("crane-list", view["crane"], lambda: _list(view))
    return el("div", {"class": "stage-part", "key": "crane"}, el("svg", frame, *kids), words)


def picture(tiles, turn=1, turns=32):
    """The parts of the crane with these tiles, of which none is tapped; for pictures beside the table."""
    kids = _ground()
    kids += [_slots(_box(tiles)), _clock(turn, turns)]
    kids += [_tile(each, False) for each in tiles]
    kids += _prices(_points_by_position(tiles))
    return kids


def _ground():
    """The frame with its positions, and the wheel in it."""
    kids = [_circle("wheel-rim", RIM)]
    for position in range(1, POSITIONS + 1):
        ground = {"class": "spot " + zone(position), "d": _wedge(position, INNER, OUTER), "key": "p%d" % position}
        ground["data-here"] = zone(position)
        ground["data-anchor"] = "position-%d" % position
        kids.append(el("path", ground))
    kids += [_circle("wheel-ground", INNER), _spokes()]
    return kids


def _number(position):
    """The number of a position, in the middle of its band, over the tile there: words name positions by it."""
    x, y = _point(position, NUMBERS)
    return text(position, x, y + 5, "number-of-place position")


def _due(box, bonus):
    """The slot whose bonus is due, lit over the others; it is tapped, as is the position that is empty now."""
    number = int(bonus[1:]) - 1
    position = (box + number) % POSITIONS + 1
    kids = [
        el("path", {"class": "hit", "d": _wedge(position, HUB, OUTER)}),
        el("path", {"class": "lit", "d": _wedge(position, HUB, INNER)}),
        _slot(pieces["slots"][number], position, number),
    ]
    return el("g", {"class": "due", "data-do": "choose", "data-arg": "bonus wheel", "key": "due"}, *kids)


def _slots(box):
    """The slots of the wheel with its box."""
    kids = [_slot(slot, (box + at) % POSITIONS + 1, at) for at, slot in enumerate(pieces["slots"])]
    x, y = _point(box, SLOTS)
    ground = {"cx": "%.1f" % x, "cy": "%.1f" % y, "r": "15", "fill": "transparent"}  # the sign has holes
    kids.append(
        el("g", {"class": "box", "key": "box", "data-here": "box"}, el("circle", ground), sign("crane", x, y, 30))
    )
    return el("g", {"key": "wheel-slots"}, *kids)


def _clock(turn, turns):
    """The turn and how many there are, in the middle of the wheel."""
    number = text("%d/%d" % (turn, turns), MIDDLE, MIDDLE + 1, "clock", 16)
    drawn = _circle("hub", HUB), number, sign("turn-right", MIDDLE, MIDDLE + 15, 16)
    return el("g", {"key": "wheel-clock", "data-here": "clock %d %d" % (turn, turns)}, *drawn)


def _points_by_position(tiles):
    """The points that each position scores, with what the tile that lies there has gained."""
    there = {tile["position"]: tile["points"] for tile in tiles}
    return [there.get(at, pieces["points"].get(str(at), 0)) for at in range(1, POSITIONS + 1)]


def _prices(points):
    """The numbers and prices of all positions, on top of their tiles."""
    numbers = [_number(position) for position in range(1, POSITIONS + 1)]
    return numbers + [_price(position, points[position - 1]) for position in range(1, POSITIONS + 1)]


def _circle(css, radius):
    return el("circle", {"class": css, "cx": "160", "cy": "160", "r": "%d" % radius})


def _spokes():
    """The lines between the slots."""
    path = ""
    for position in range(POSITIONS):
        at = _angle(position) + 0.25
        path += "M" + at_point(towards(MIDDLE, MIDDLE, HUB, at)) + "L" + at_point(towards(MIDDLE, MIDDLE, INNER, at))
    return el("path", {"class": "spokes", "d": path})


def _box(tiles):
    """The position of the wheel's box, from that of any tile in its slot."""
    first = tiles[0]
    return (first["position"] - int(first["slot"][1:]) - 1) % POSITIONS + 1


def _price(position, points):
    """Word the cost or score of a tile at a position."""
    cost = pieces["costs"].get(str(position), 0)
    kids = []
    if cost:
        kids.append(here("red", *price("gold", cost, *_point(position, PRICES), 18)))
    if points:
        place = _point(position, INNER + 7) if cost else _point(position, PRICES)
        kids.append(here("blue", *chip("points", points, *place, 20)))
    return el("g", {"class": "price " + zone(position), "key": "c%d" % position}, *kids)


def _slot(slot, position, number):
    """A slot's bonus (P3.6)."""
    x, y = _point(position, SLOTS)
    if "good" in slot:
        kids, word = [sign(slot["good"], x, y, 23)], "slot"
    elif "egg_for" in slot:
        kids = [sign("egg", x - 3, y - 2, 22), sign(slot["egg_for"], x + 8, y + 7, 16)]
        word = "slot-" + slot["egg_for"]
    else:
        kids = [sign("special", x, y, 27), text(slot["special"], x, y + 5, "on-special")]
        word = "slot-special %d" % slot["special"]
    return el("g", {"class": "slot", "key": "w%d" % (number + 1), "data-here": word}, *kids)


def _tile(tile, open_to):
    """An action tile: its two actions beside each other, as its position lies; a tap takes one that is open."""
    position = tile["position"]
    kids = [el("path", {"class": "plate", "d": _wedge(position, INNER + 3, OUTER - BAND)})]
    if open_to:  # the band above it and the frame are tapped for it, too
        kids.append(el("path", {"class": "hit", "d": _wedge(position, INNER, RIM)}))
    x, y = _point(position, TILES)
    for at, action in enumerate(tile["actions"]):
        u, v = towards(x, y, 13, _angle(position) + (1.5, -1.5)[at])
        kids.append(sign(action_sign(action), u, v, 25))
    css = "action-tile" + (" open" if open_to else "")
    more = {"data-do": "choose", "data-arg": "take " + tile["slot"]} if open_to else {}
    head = {"class": css, "key": "t" + tile["slot"], "data-anchor": tile["slot"], "data-here": "action"}
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
        key = "list-" + tile["slot"]
        lines.append(cached(key, tile, lambda key=key, words=words: el("li", {"key": key}, words)))
    return el("ol", {"class": "unseen", "key": "crane-list"}, *lines)

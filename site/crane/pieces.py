"""What is printed on tiles and boards, as the engine says it, and how an effect is drawn: signs with numbers."""

from ui import el, hidden, icon, say

FILE = "crane"  # the file of signs
pieces = {}  # by name (src/praga/table/sheets.py)
OTHER_SIGNS = {"wall": "do-wall", "upgrade": "do-upgrade", "building": "do-building", "road": "do-road"}


def action_sign(action):
    """The name of an action's sign."""
    return OTHER_SIGNS.get(action, action)


def sign(name, x, y, size, css=None):
    """A sign in a drawing, with its middle at a point."""
    place = {"x": "%.1f" % (x - size / 2), "y": "%.1f" % (y - size / 2), "width": "%.1f" % size}
    place.update({"height": "%.1f" % size, "file": FILE, "name": name, "css": css})
    return ["icon", place]


def text(words, x, y, css):
    """A short text in a drawing, with its middle at a point."""
    return el("text", {"class": css, "x": "%.1f" % x, "y": "%.1f" % y, "text-anchor": "middle"}, str(words))


def effect(goods, x, y, size):
    """An effect in a drawing: its signs in a row, each with its number if that is more than one."""
    kids, width = [], size * 1.1
    left = x - width * (len(goods) - 1) / 2
    for at, (good, number) in enumerate(goods):
        place = left + at * width
        if good == "points":
            kids.append(sign("points", place, y, size * 1.25))
            kids.append(text(number, place, y + size * 0.3, "on-star"))
            continue
        kids.append(sign(good, place, y, size))
        if number > 1:
            kids.append(text(number, place + size * 0.42, y + size * 0.6, "times"))
    return kids


def inline(goods):
    """An effect in a line of text, for eyes alone: the words beside it say the same."""
    kids = []
    for good, number in goods:
        kids.append(icon(good, FILE))
        if number > 1 or good == "points":
            kids.append(el("b", None, str(number)))
    return el("span", {"class": "goods", "aria-hidden": "true"}, *kids)


def good(name, count):
    """So many of one good, as a message."""
    return say("good-" + name, count=count)


def place_name(place):
    """What a place is called: a number on the ring, in the city or of a plaza, or an action."""
    number = place[1:]
    return say("place-" + place[0], number=int(number)) if number.isdigit() else say("action-" + place)


def tile_words(name):
    """A tile as a sentence names it: an upgrade by its action, others by what they bring."""
    data = pieces["tiles"][name]
    brings = say("brings", goods=[good(what, count) for what, count in data["brings"]])
    if data["kind"] == "upgrade":
        return say("tile-upgrade", action=say("action-" + data["action"]), bonus=brings)
    return say("tile-" + data["kind"], reward=brings)


def brought(note):
    """What a note says that something brings, as `inline` takes it."""
    return [(one["id"][5:], one["args"]["count"]) for one in note["args"]["goods"]] if note["id"] == "brings" else []


def counted(name, number, css=""):
    """A good with its number."""
    return el(
        "span",
        {"class": "stack " + name + ("" if number else " none") + css, "key": name},
        icon(name, FILE),
        el("b", None, str(number)),
        hidden(good(name, number)),
    )

"""Signs on tiles and boards, as the engine says them, and how an effect is drawn: signs with numbers."""

from cards import KINDS, card_signs
from ui import el, hidden, icon, say

FILE = "crane"  # the file of signs
FONT = 14  # the least size of a text
pieces = {}  # by name (src/praga/table/sheets.py)
CAPPED = ("gold", "stone")
PAID = "#b5210b"  # the colour of what is paid
OTHER_SIGNS = {"wall": "do-wall", "upgrade": "do-upgrade", "building": "do-building", "road": "do-road"}


def action_sign(action):
    """The name of an action's sign."""
    return OTHER_SIGNS.get(action, action)


def sign(name, x, y, size, css=None, file=FILE):
    """A sign in a drawing, with its middle at a point."""
    place = {"x": "%.1f" % (x - size / 2), "y": "%.1f" % (y - size / 2), "width": "%.1f" % size}
    place.update({"height": "%.1f" % size, "file": file, "name": name, "css": css})
    return ["icon", place]


def here(word, *kids):
    """A part of a drawing that can be asked about (js/sign-press.js): a word for what stands there, with arguments.

    Its explanation is in chapters/rules/explanations.py.
    """
    return el("g", {"data-here": word}, *kids)


def text(words, x, y, css, size=FONT):
    """A short text in a drawing, with the middle of its base at a point."""
    place = {"x": "%.1f" % x, "y": "%.1f" % y, "text-anchor": "middle", "font-size": "%.1f" % size}
    return el("text", dict(place, **{"class": css}), str(words))


# Goods that have a sign with room for a number on it.
WITH_NUMBER = {"points": "rosette", "gold": "coin", "stone": "block"}


def effect(goods, x, y, size):
    """An effect in a drawing: its signs in a row; a number is on its sign where that has room, else beside it."""
    kids, left = [], x - size * effect_width(goods) / 2
    for good, number in goods:
        width = size * _width(good, number)
        if good == "points" or (good in WITH_NUMBER and number > 1):
            kids += chip(good, number, left + width / 2, y, size)
        else:
            kids.append(sign(good, left + size / 2, y, size * 0.94))
            if number > 1:
                kids.append(text(number, left + size * 1.22, y + FONT * 0.36, "times", max(FONT, size * 0.6)))
        left += width
    return kids


def _width(good, number):
    return 1.5 if number > 1 and good not in WITH_NUMBER else 1.0


def effect_width(goods):
    """Return an effect's width, in signs."""
    return sum([_width(good, number) for good, number in goods])


def chip(good, number, x, y, size):
    """So many of a good: its sign with the number on it."""
    font = max(FONT, size * 0.62)
    words = text(number, x, y + font * 0.36, "on-" + WITH_NUMBER[good], font)
    return [sign(WITH_NUMBER[good], x, y, size * 1.06), words]


def price(good, number, x, y, size):
    """So much to pay: its sign in a red ring, with a minus before the number."""
    ring = {"cx": "%.1f" % x, "cy": "%.1f" % y, "r": "%.1f" % (size * 0.58), "fill": "#fff3ee"}
    kids = [el("circle", dict(ring, **{"stroke": PAID, "stroke-width": "%.1f" % max(1.6, size * 0.09)}))]
    font = max(FONT, size * 0.62)
    kids.append(sign(WITH_NUMBER[good], x, y, size))
    kids.append(text("−%d" % number, x, y + font * 0.36, "on-" + WITH_NUMBER[good], font))
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


def goods_of(effect):
    """An effect as a list of messages: so many of each good."""
    return [good(name, number) for name, number in effect]


def place_name(place):
    """Name a place: a number on the ring, in the city or of a plaza, or an action."""
    number = place[1:]
    return say("place-" + place[0], number=int(number)) if number.isdigit() else say("action-" + place)


def tile_words(name):
    """A tile as a sentence names it: an upgrade by its action, others by what they bring."""
    data = pieces["tiles"][name]
    brings = say("brings", goods=goods_of(data["brings"]))
    if data["kind"] == "upgrade":
        return say("tile-upgrade", action=say("action-" + data["action"]), bonus=brings)
    return say("tile-" + data["kind"], reward=brings)


def figures(note):
    """A note in figures: what comes with a plus, what is paid with a minus, in a frame of its own; words for readers.

    The part that is no figure is words, which come first.
    """
    if note["id"] == "note-for":
        return figures(note["args"]["what"]) + _signed(note["args"]["goods"], "pays")
    if note["id"] == "note-cost":
        return _signed(note["args"]["goods"], "pays")
    if note["id"] == "brings":
        return _signed(note["args"]["goods"], "gains")
    if note["id"][:5] == "good-":
        return _signed([note], "gains")
    if note["id"] == "note-token":  # the question says when these come
        kids = _signs(note["args"]["goods"], "gains")
        kids.append(hidden(say(note["id"], **note["args"])))
        return kids
    kind, _, name = note["id"].partition("-")
    words = say(note["id"], **note["args"])
    return [card_signs(kind, name), el("span", {"class": "words"}, words)] if kind in KINDS else [words]


def _signed(goods, word):
    """Goods with their numbers, each with its + or −; `word` says which to readers."""
    kids = _signs(goods, word)
    kids.append(hidden(say(word, goods=goods), " "))
    return kids


def _signs(goods, word):
    form = "−%d" if word == "pays" else "+%d"
    return [
        el("span", {"class": word, "aria-hidden": "true"}, form % part["args"]["count"], icon(part["id"][5:], FILE))
        for part in goods
    ]


def counted(name, number, css=""):
    """A good with its number; of gold and stone it is said when no more fit (P4.3)."""
    full = name in CAPPED and number == pieces["cap"]
    return el(
        "span",
        {"class": "stack " + name + ("" if number else " none") + (" full" if full else "") + css, "key": name},
        icon(name, FILE),
        el("b", None, str(number)),
        hidden(say("full", goods=good(name, number)) if full else good(name, number)),
    )

"""The tray: tiles of the crane and of the rows, where a tile is placed, and lists of other choices."""

from cards import card_signs
from pieces import FILE, action_sign, brought, good, inline, pieces, tile_words
from placing import placing
from tiles import alone
from ui import button, el, hidden, icon, say

TILES = ("upgrade", "wall", "building")


def tray(table):
    """The open tray."""
    if table.tray == "at":
        return placing(table)
    if table.tray == "refresh":
        return _refresh(table)
    draw = {"take": _take}.get(table.tray, _tile if table.tray in TILES else _one)
    kids = [draw(table, choice) for choice in table.tray_choices() if choice["enabled"]]
    css = "tiles-to-take" if table.tray in TILES else "trades"
    return el("div", {"class": "tray", "key": "tray"}, el("div", {"class": "choices " + css}, *kids))


def _label(choice):
    return el("span", None, say(choice["id"], **choice["args"]))


def draw_note(note):
    """What a choice brings: by signs where they say it all, else in words."""
    if not note:
        return None
    words = say(note["id"], **note["args"])
    goods = brought(note)
    if goods:
        return el("small", {"class": "note"}, inline(goods), hidden(words))
    kind, _, name = note["id"].partition("-")
    return el("small", {"class": "note"}, card_signs(kind, name), words)


def _one(table, choice):
    return button("choose", choice["move"], "choice", _label(choice), table.draw_cost(choice), key=choice["move"])


def _take(table, choice):
    """An action tile on the crane: its actions and its slot's bonus."""
    taken = next(each for each in table.view["crane"] if each["slot"] == choice["aim"])
    signs = [icon(action_sign(action), FILE) for action in taken["actions"]]
    note = say("take-slot", bonus=taken["bonus"])
    kids = [_label(choice), el("small", {"class": "note"}, note)]
    chosen = "true" if table.selected == taken["slot"] else None
    return button("choose", choice["move"], "choice", *signs, *kids, key=choice["move"], aria_current=chosen)


def _tile(table, choice):
    """A tile of a row."""
    special = hidden(say("special")) if pieces["tiles"][choice["aim"]].get("special") else None
    words = hidden(say(choice["id"], **choice["args"]))
    return button("choose", choice["move"], "thing", alone(choice["aim"]), words, special, key=choice["move"])


def _refresh(table):
    """The rows that can be refreshed, and the pairs of tiles of the one that is open, each with its price."""
    choices = [choice for choice in table.tray_choices() if choice["enabled"]]
    rows = [row for row in TILES if [choice for choice in choices if choice["aim"] == row]]
    row = table.row if table.row in rows else rows[0]
    tabs = [_row(each, each == row) for each in rows]
    pairs = [_pair(choice) for choice in choices if choice["aim"] == row]
    head = el(
        "div", {"class": "rows-to-refresh", "role": "group", "key": "rows", "aria-label": say("refresh-row")}, *tabs
    )
    return el("div", {"class": "tray", "key": "tray"}, head, el("div", {"class": "choices tiles-to-take"}, *pairs))


def _row(name, here):
    pressed = "true" if here else "false"
    return button("refresh-row", name, "tab", el("span", None, say("row-" + name)), key=name, aria_pressed=pressed)


def _pair(choice):
    """Two tiles that go under their stacks, and what that costs."""
    _, _, first, second, price = choice["move"].split(" ")
    tiles = [tile_words(name) for name in (first, second)]
    words = hidden(say("refresh-pair", tiles=tiles, cost=good(price, 1)))
    signs = [alone(first), alone(second), icon(price, FILE)]
    return button("choose", choice["move"], "thing pair", *signs, words, key=choice["move"])

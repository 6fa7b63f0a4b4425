"""The tray: tiles of the crane and of the rows, where a tile is placed, and lists of other choices."""

from cards import KINDS
from pieces import FILE, action_sign, figures, good, pieces, tile_words
from placing_panel import at_end, placing
from tiles import alone
from ui import button, el, hidden, icon, say

TILES = ("upgrade", "wall", "building")
NAMED_BY_NOTE = ("keep", "seal", "use")  # their words are the same for each choice


def tray(table):
    """The open tray."""
    if table.tray == "at":
        return placing(table)
    if table.tray == "refresh":
        return _refresh(table)
    draw = {"take": _take}.get(table.tray, _tile if table.tray in TILES else _one)
    choices = [choice for choice in table.tray_choices() if choice["enabled"]]
    if table.tray == "take" and table.selected:  # a tile that was tapped on the crane
        choices = table.matching(table.selected)
    kids = [draw(table, choice) for choice in choices]
    css = "tiles-to-take" if table.tray in TILES else "trades"
    if choices and choices[0]["note"] and choices[0]["note"]["id"] == "note-token":
        css += " by-signs"
    return el("div", {"class": "tray", "key": "tray"}, el("div", {"class": "choices " + css}, *kids))


def _label(choice):
    return el("span", None, say(choice["id"], **choice["args"]))


def draw_note(choice):
    """The gain of a choice and its price, in figures as far as they are that; and its change at the end."""
    kids = [at_end(choice)]
    for note in (choice.get("figures"), choice["note"]):
        kids = (figures(note) if note else []) + kids
    return el("small", {"class": "note"}, *kids) if len(kids) > 1 or kids[0] else None


def _is_card(choice):
    """Whether a choice is a technology or a tile V."""
    return bool(choice["note"]) and choice["note"]["id"].partition("-")[0] in KINDS


def _one(table, choice):
    """A choice of a list; of what is taken or used the words of the note alone say what it is."""
    sign = label = None
    if choice["kind"] == "extra":
        sign, label = icon(action_sign(choice["aim"]), FILE), _label(choice)
    elif choice["kind"] not in NAMED_BY_NOTE or not choice["note"]:
        label = _label(choice)
    note, css, press = table.draw_cost(choice), "choice wide", None
    if choice["kind"] == "keep" and _is_card(choice):
        css, press = "choice wide card", choice["note"]["id"]  # a small phone has room for its signs alone
    return button("choose", choice["move"], css, sign, label, note, key=choice["move"], data_press=press)


def _take(table, choice):
    """An action tile on the crane: its actions and its slot's bonus."""
    taken = next(each for each in table.view["crane"] if each["slot"] == choice["aim"])
    signs = [icon(action_sign(action), FILE) for action in taken["actions"]]
    slot = say("take-slot", bonus=taken["bonus"])
    kids = [_label(choice), el("small", {"class": "note"}, *figures(choice["note"]), " ", slot)]
    css = "choice main wide" if table.selected == taken["slot"] else "choice wide"
    return button("choose", choice["move"], css, *signs, *kids, key=choice["move"])


def _tile(table, choice):
    """A tile of a row."""
    special = hidden(say("special")) if pieces["tiles"][choice["aim"]].get("special") else None
    note = choice["note"]
    words = hidden(say(choice["id"], **choice["args"]), " ", say(note["id"], **note["args"]) if note else None)
    return button("choose", choice["move"], "thing", alone(choice["aim"]), words, special, key=choice["move"])


def _refresh(table):
    """The tiles of the row that is open, of which two are chosen; then the ways to pay for others in their place."""
    choices = [choice for choice in table.tray_choices() if choice["enabled"]]
    rows = [row for row in TILES if [choice for choice in choices if choice["aim"] == row]]
    row = table.row if table.row in rows else rows[0]
    pairs = [choice for choice in choices if choice["aim"] == row]
    names = [name for name in table.view["rows"][row] if [pair for pair in pairs if name in pair["move"].split(" ")]]
    chosen = [name for name in table.replaced if name in names]
    head = el(
        "div",
        {"class": "rows-to-refresh", "role": "group", "key": "rows", "aria-label": say("refresh-row")},
        *[_row(each, each == row) for each in rows],
    )
    tiles = el("div", {"class": "choices tiles-to-take", "key": "tiles"}, *[_replaced(name, chosen) for name in names])
    ways = [_pay(pair) for pair in pairs if len(chosen) == 2 and sorted(pair["move"].split(" ")[2:4]) == sorted(chosen)]
    how = el("p", {"class": "place-words", "key": "how", "role": "status"}, say("refresh-how", count=2 - len(chosen)))
    return el(
        "div", {"class": "tray", "key": "tray"}, head, how, tiles, el("div", {"class": "foot", "key": "foot"}, *ways)
    )


def _row(name, here):
    pressed = "true" if here else "false"
    return button("refresh-row", name, "tab", el("span", None, say("row-" + name)), key=name, aria_pressed=pressed)


def _replaced(name, chosen):
    """A tile of a row that can go under its stack."""
    css = "thing marked" if name in chosen else "thing"
    pressed = "true" if name in chosen else "false"
    return button("refresh-tile", name, css, alone(name), hidden(tile_words(name)), key=name, aria_pressed=pressed)


def _pay(choice):
    """The button that replaces two tiles, for a gold or a stone."""
    price = choice["move"].split(" ")[4]
    cost = el("small", {"class": "note"}, *figures(say("note-cost", goods=[good(price, 1)])))
    return button("choose", choice["move"], "choice main", el("span", None, say("refresh-pay")), cost, key=price)

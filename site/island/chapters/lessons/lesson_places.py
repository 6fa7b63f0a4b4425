"""Targets of a lesson: places of the table as selectors."""

from cards import RESOURCES

PLACES = {
    "bank": ".island-frame [data-anchor=bank]",
    "deck": ".island-frame [data-anchor=deck]",
    "dice": ".island-frame .dice",
    "hand": ".hand-row",
    "cards": ".developments",
    "costs": ".build-row",
    "points": ".mine .facts .star",
    "road": ".mine .facts .road",
    "knights": ".mine .facts .knight",
    "help": ".bar [data-do=help]",
    "hint": "#decision [data-do=hint]",
}


def to_place(place):
    """Selectors of a place that a caption names (docs/lessons.md), of which the first that fits is meant."""
    if place in PLACES:
        return [PLACES[place]]
    word, _, rest = place.partition(":")
    if word == "seat":
        return ["[data-anchor=seat-%s]" % rest]
    return [".island [data-anchor='%s']" % rest]


def to_move(table, move):
    """Selectors of what is to be tapped next for a move: its button, else its place, card or counter, else its tray."""
    words = move.split(" ")
    kind = "offer" if words[0] == "bank" and "offer" in dict(table.groups) else words[0]
    selectors = ["#decision [data-do=choose][data-arg='%s']" % move]
    if table.draft and table.tray == kind:
        selectors.append(_in_form(table, words[1:]))
    if table.board_kind() == words[0]:
        selectors.append(".target-place[data-arg='%s']" % words[1])
    selectors.append("#decision [data-do=tray][data-arg='%s']" % kind)
    return selectors


def _in_form(table, words):
    """Return the next tap in a form, so that it says `2 wood 1 ore` or `1 wood for 1 ore`."""
    draft = table.draft
    sides = {"give": words, "get": []}
    if "for" in words:
        at = words.index("for")
        sides = {"give": words[:at], "get": words[at + 1 :]}
    more, less = [], []
    for side in ("give", "get"):
        for kind in RESOURCES:
            wanted = int(sides[side][sides[side].index(kind) - 1]) if kind in sides[side] else 0
            missing = wanted - getattr(draft, side)[kind]
            if missing > 0 or (missing and table.trade):  # one tap too many takes them all away
                more.append("[data-do=form-tap][data-arg='%s %s']" % (side, kind))
            elif missing:
                less.append("#decision [data-do=form-less][data-arg='%s %s']" % (side, kind))
    # Too many of one kind come first: a form may be full of them.
    return (less + more + ["#decision [data-do=compose]"])[0]

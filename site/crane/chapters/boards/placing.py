"""Where a tile is placed: ways to the next place and the next turn, and the button that places it."""

from tiles import tile
from ui import button, el, hidden, icon, say


def placing(table):
    """The tile as it lies, ways to the next place and the next turn, and the button that places it."""
    places, turns = table.places(), table.turns()
    move = table.move()
    kids = []
    if places:
        kids.append(_steps("place-step", "place-before", "place-next", _place_words(table, places)))
    if move and len(turns) > 1:
        kids.append(
            _steps(
                "turn-step", "turn-before", "turn-next", say("turn", turn=turns.index(table.turn) + 1, turns=len(turns))
            )
        )
    if not places:
        kids.append(el("div", {"class": "laid", "key": "laid"}, _lying(table)))
    foot = None
    if move:
        foot = button("choose", move, "choice main wide", el("span", None, say("lay")), key="lay")
    return el("div", {"class": "tray", "key": "tray"}, *kids, el("div", {"class": "foot", "key": "foot"}, foot))


def _lying(table):

    return el(
        "svg",
        {"class": "hex-tile large", "viewBox": "-45 -50 90 100", "aria-hidden": "true"},
        tile(table.laying(), 0, 0, 48, table.turn),
    )


def _place_words(table, places):
    if table.place is None:
        return say("place-hint", count=len(places))
    return say("place-words", place=table.place)


def _steps(act, before, after, words):
    return el(
        "div",
        {"class": "place-steps", "key": act},
        button(act, "-1", "plain", icon("back"), hidden(say(before))),
        el("p", {"class": "place-words", "role": "status"}, words),
        button(act, "1", "plain turned", icon("back"), hidden(say(after))),
    )

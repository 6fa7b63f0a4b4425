"""The panel while a tile is placed: ways to the next place and turn, what the tile brings, and its button."""

from pieces import FILE, figures, place_name
from ui import button, el, hidden, icon, say


def placing(table):
    """Ways to the next place and turn, what the tile brings as it lies, the button that places it, and the way back."""
    places, turns = table.places, table.turns()
    move = table.move()
    ways = []
    if places:
        ways.append(button("place-step", "-1", "plain", icon("back"), hidden(say("place-before"))))
        ways.append(button("place-step", "1", "plain turned", icon("back"), hidden(say("place-next"))))
    if move and len(turns) > 1:
        ways.append(button("turn-step", "1", "plain", icon("turn-left", FILE), hidden(say("turn-before"))))
        ways.append(button("turn-step", "-1", "plain", icon("turn-right", FILE), hidden(say("turn-next"))))
    around = [_around(table, place) for place in [table.place] if place]
    if not places:
        around = [_around(table, place) for place in table.view["prompt"]["around"]]
    if move and len(turns) > 1:
        around.append(say("turn", turn=table.turn))
    words = [hidden(line) for line in around] or [el("span", None, _hint(table))]
    brings = _preview(table, move) if move else []
    lay = button("choose", move, "choice main", el("span", None, say("lay")), key="lay") if move else None
    return el(
        "div",
        {"class": "tray laying", "key": "tray"},
        el("p", {"class": "preview place-words", "key": "preview", "role": "status"}, *(words + brings)),
        el("div", {"class": "place-steps", "key": "steps"}, *ways),
        el("div", {"class": "foot", "key": "foot"}, lay, _back(table)),
    )


def _hint(table):
    """The number of places, and what the best of them brings in points."""
    pays, count = table.view["prompt"]["pays"], len(table.places)
    return say("place-pays", count=count, most=max(pays.values())) if pays else say("place-hint", count=count)


def _back(table):
    """The way back to the choice of another tile."""
    can = table.view["can"]["undo"]
    off = None if can is True else "true"
    return button("undo", "", "plain", icon("close"), hidden(say("lay-another")), key="another", aria_disabled=off)


def _preview(table, move):
    """The gain of the tile where it lies now, and its price; questions that it leaves open are not answered."""
    choice = next(choice for choice in table.choices_in("at") if choice["move"] == move)
    note = choice["note"]
    brings = figures(note) if note else [say("lay-brings-nothing")]
    return [el("span", {"class": "brings", "key": "brings"}, *brings), at_end(choice)]


def at_end(choice):
    """By how many points a choice changes what the end would bring; None where it changes nothing."""
    points = choice.get("at_end")
    if not points:
        return None
    return el("span", {"class": "at-end"}, say("at-end" if points > 0 else "at-end-less", points=abs(points)))


def _around(table, place):
    """A place, and what lies round it."""
    lines = table.view["prompt"]["around"][place]
    if not lines:
        return say("place-words", place=place_name(place))
    name = hidden(say("place-words", place=place_name(place)))
    return el("span", None, name, " ", say("place-around", around=lines))

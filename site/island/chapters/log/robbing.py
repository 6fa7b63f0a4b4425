"""The robber's hexes before one is chosen: who stands at each with how many cards, and those that cost rivals most."""

from geometry import MIDDLE
from island import sign
from ui import SIGNS, button, el, hidden, icon, say, shield

BEST = 3  # hexes that are listed
# In units of the drawing: the height of a mark, the width of a hex between its houses, and how far up marks lie.
HIGH, WIDE, UP = 17, 64, 15.5
SHIELD, DIGIT, WORD = 18, 8.5, 32  # the widths of a shield, of a digit, and of the word for the viewer


def target(table, choice):
    """The properties of a hex as a target, which says who would be robbed, and what is drawn on it."""
    css = "" if choice["robs"] else " nobody"
    return css, {"data-help": "", "aria-label": say(choice["id"], **choice["args"])}, _marks(table, choice)


def _marks(table, choice):
    """Draw who stands at a hex: the shield of each rival with the number of their cards, and the viewer by a word."""
    own, kids, left = table.view["prompt"]["seat"], [], 0
    for seat in choice["robs"]:
        count = None if seat == own else str(table.view["seats"][seat]["hand"])
        wide = WORD if count is None else SHIELD + DIGIT * len(count)
        kids.append(_mark(seat, count, left, wide))
        left += wide + 2
    x, y = MIDDLE[choice["aim"]]
    scale = min(1, WIDE / max(1, left))
    place = "translate(%.1f %.1f) scale(%.2f) translate(%.1f 0)" % (x, y - UP, scale, 1 - left / 2)
    return el("g", {"class": "marks", "transform": place}, *kids)


def _mark(seat, count, left, wide):
    box = {"x": "%.1f" % left, "y": "%.1f" % (-HIGH / 2), "width": "%.1f" % wide, "height": str(HIGH), "rx": "5"}
    place = {"x": "%.1f" % (left + (15.5 if count else wide / 2)), "y": "5", "text-anchor": None if count else "middle"}
    words = el("text", place, count or say("robber-hits-own"))
    shield_of = sign("shield-%d" % seat, left + 8.5, 0, 12, SIGNS) if count else None
    return el("g", {"class": "mark" if count else "mark own", "key": str(seat)}, el("rect", box), shield_of, words)


def best(table):
    """Draw the hexes that cost rivals most, as buttons; None if none does."""
    choices = [table.matching(aim)[0] for aim in table.ranked_aims()]
    rows = [_button(table, choice) for choice in choices if choice["blocks"] > 0][:BEST]
    return el("div", {"class": "victims", "key": "victims"}, *rows) if rows else None


def _button(table, choice):
    place, own = choice["args"]["place"], table.view["prompt"]["seat"]
    kids = [el("b", {"aria-hidden": "true"}, say(place["id"], **place["args"]))]
    for seat in choice["robs"]:
        player = table.view["seats"][seat]
        name = say("robber-hits-own") if seat == own else player["name"]
        parts = [shield(seat), el("span", {"class": "name"}, name)]
        if seat != own:
            parts += [icon("cards"), player["hand"]]
        kids.append(el("span", {"class": "victim", "aria-hidden": "true", "key": str(seat)}, *parts))
    kids.append(hidden(say(choice["id"], **choice["args"])))
    return button("aim", choice["aim"], "choice", *kids, key=choice["aim"])

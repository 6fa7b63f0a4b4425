"""The robber's hexes before one is chosen: who stands at each with how many cards, and those that cost rivals most."""

from geometry import HEXES, MIDDLE
from island import sign
from ui import SIGNS, button, el, hidden, icon, say, shield

BEST = 3  # hexes that are listed
# In units of the drawing: the height of a mark, its width between the houses of a hex, and how far up it lies, above
# the number and below the house at the top.
HIGH, WIDE, UP = 16, 44, 14
SHIELD, STEP, DIGIT = 12, 8, 8.5  # the widths of a shield, of each further one, which it half covers, and of a digit
NAMED = 2  # players at a hex whose names a phone has room for
COUNTED = 2  # rivals whose cards are counted in a mark; a hex of more has no room for numbers


def target(table, choice):
    """The properties of a hex as a target, which says who would be robbed and who gains, and what is drawn on it."""
    css, words = "" if choice["robs"] else " nobody", say(choice["id"], **choice["args"])
    number = table.view["island"]["numbers"][HEXES.index(choice["aim"])]
    head = {"data-help": "", "aria-label": words}
    if number:  # the target lies over it
        head["data-press"] = str(number)
        head["aria-label"] = say("robber-target", robber=words, gains=table.gains(number))
    return css, head, _mark(table, choice)


def _mark(table, choice):
    """Draw who stands at a hex: their shields, and how many cards the rivals have; red where the viewer has a house."""
    own, view = table.view["prompt"]["seat"], table.view
    if not choice["robs"]:
        return None
    rivals = [seat for seat in choice["robs"] if seat != own]
    counts = [str(view["seats"][seat]["hand"]) for seat in rivals] if len(rivals) <= COUNTED else []
    words = "·".join(counts)
    left = 3 + SHIELD + STEP * (len(choice["robs"]) - 1)
    wide = left + 3 + (DIGIT * len(words) if words else 0)
    kids = [sign("shield-%d" % seat, 9 + STEP * at, 0, SHIELD, SIGNS) for at, seat in enumerate(choice["robs"])]
    x, y = MIDDLE[choice["aim"]]
    place = "translate(%.1f %.1f) scale(%.2f) translate(%.1f 0)" % (x, y - UP, min(1, WIDE / wide), -wide / 2)
    box = {"y": "%.1f" % (-HIGH / 2), "width": "%.1f" % wide, "height": str(HIGH), "rx": "5"}
    css = "mark own" if own in choice["robs"] else "mark"
    number = el("text", {"x": "%.1f" % (left + 1), "y": "5"}, words) if words else None
    return el("g", {"class": css, "transform": place}, el("rect", box), *kids, number)


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
    css = "choice crowd" if len(choice["robs"]) > NAMED else "choice"
    return button("aim", choice["aim"], css, *kids, key=choice["aim"])

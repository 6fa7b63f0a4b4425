"""Resource cards and development cards: as signs with numbers, and as what something costs."""

from ui import el, hidden, icon, say

RESOURCES = ("wood", "brick", "wool", "grain", "ore")
costs = {}  # what each thing costs, as the engine says it
BUILT = ("road", "settle", "city", "buy")  # in this order


def resource(kind, css=None):
    """The sign of a resource."""
    return icon(kind, "island", css=css or "resource " + kind)


def counted(kind, number, css=""):
    """A resource with its number."""
    return el(
        "span",
        {"class": "stack " + kind + ("" if number else " none") + css, "key": kind, "data-anchor": "hand-" + kind},
        resource(kind),
        el("b", None, number),
        hidden(say("resource-" + kind)),
    )


def by_kind(words, numbers):
    """A line with something for each resource."""
    kids = [
        el("span", {"class": "stack", "key": kind}, resource(kind), el("b", None, numbers[kind])) for kind in RESOURCES
    ]
    return el("p", {"class": "rates"}, say(words), *kids)


def rates(mine):
    """Return how many cards of each kind the bank takes from the viewer for one of another."""
    return by_kind("rates", {kind: "%d:1" % mine["rates"][kind] for kind in RESOURCES})


def cost(kind, hand=None):
    """Draw a cost; what the hand lacks is faint."""
    kids = []
    for name in RESOURCES:
        for number in range(costs[kind].get(name, 0)):
            css = "lacking" if hand and hand[name] <= number else ""
            kids.append(el("span", {"class": css, "key": name + str(number)}, resource(name)))
    return el("span", {"class": "cost", "aria-hidden": "true"}, *kids)


def development(name, new=False):
    """A development card as a chip."""
    words = say("card-" + name)
    note = el("small", None, say("card-new")) if new else None
    return el(
        "span", {"class": "held-card" + (" new" if new else "")}, icon(name, "island"), el("span", None, words), note
    )

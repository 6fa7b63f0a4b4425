"""The signs of the table, each drawn as it stands there."""

from pieces import bust, chip, coins, count, medal
from ui import el, icon, say, shield

STATES = ("waiting", "now", "done", "absent", "aside")
MARKS = ("dagger", "pouch", "hex")


def legend(signs):
    """A list of signs with what they mean."""
    return el("ul", {"class": "legend"}, *[_explained(sign) for sign in signs])


def _explained(sign):
    return el(
        "li",
        {"key": sign},
        el("span", {"class": "sample", "aria-hidden": "true"}, _sample(sign)),
        el("span", None, say("sign-" + sign)),
    )


def _sample(sign):
    if sign in STATES or sign in MARKS:
        return _ranked(sign)
    samples = {
        "shield": lambda: shield(0),
        "crown": lambda: el("span", {"class": "crown"}, icon("crown")),
        "coin": lambda: coins(4),
        "cards": lambda: count("cards", 3),
        "city": lambda: count("city", "3/8"),
        "down": lambda: medal(None),
        "held": lambda: el("span", {"class": "badge held"}, icon("hex")),
        "owes": lambda: el("span", {"class": "badge owes"}, icon("pouch")),
        "chip": lambda: chip({"kind": "trade", "cost": 2}, "chip"),
        "artist": lambda: chip({"kind": "religious", "cost": 3, "coin": True}, "chip"),
        "museum": lambda: chip({"kind": "special", "cost": 4, "tucked": 2}, "chip"),
        "edge": lambda: el("span", {"class": "sample-edge"}, icon("coin"), icon("coin"), icon("coin")),
        "off": lambda: el("span", {"class": "sample-off"}),
    }
    return samples[sign]()


def _ranked(sign):
    """A character of the rank track in one of its states, or named by another."""
    state = sign if sign in STATES else "waiting"
    return el(
        "span",
        {"class": "medal-button kind-noble " + state},
        el("b", {"class": "number"}, 4),
        bust("king", "emblem"),
        el("span", {"class": "marks"}, icon(sign, css="mark-" + sign)) if sign in MARKS else None,
        shield(1) if state == "done" else None,
    )

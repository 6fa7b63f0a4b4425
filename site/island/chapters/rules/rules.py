"""The rules in short, with what everything costs."""

import sheets
from cards import BUILT, cost
from ui import el, say

PARTS = ("goal", "place", "throw", "seven", "build", "trade", "cards", "prizes")


def actions(page):
    """The handlers of the actions that this chapter knows, by name."""
    return {"help": lambda: page.open_sheet(help_sheet)}


def help_sheet():
    """The rules on one sheet."""
    kids = []
    for part in PARTS:
        kids.append(el("h3", {"key": part}, say("head-" + part)))
        kids.append(el("p", {"key": part + "-text"}, say("help-" + part)))
    rows = [el("li", {"key": kind}, el("span", {"class": "what"}, say("price-" + kind)), cost(kind)) for kind in BUILT]
    return sheets.frame(say("help"), *kids, el("ul", {"class": "prices", "key": "prices"}, *rows), css="prose")

"""Lists of district cards by kind, the cheapest first, as when the deck is searched."""

from pieces import KINDS, chip, districts
from ui import el, say


def by_kind(listed, draw):
    """List items, a heading before each kind: `listed` is (aim, choice, possible choices) by card, `draw` draws one."""
    kids = []
    for kind in KINDS:
        cards = [entry for entry in listed if districts[entry[1]["card"]]["kind"] == kind]
        if not cards:
            continue
        cards.sort(key=lambda entry: districts[entry[1]["card"]]["cost"])
        sign = chip({"kind": kind, "cost": ""}, "sign")
        heading = el("h3", {"class": "of-kind"}, sign, say("search-kind", kind=kind, count=len(cards)))
        kids.append(el("li", {"class": "of", "key": "of-" + kind}, heading))
        kids += [el("li", {"key": card[0]}, draw(card)) for card in cards]
    return kids

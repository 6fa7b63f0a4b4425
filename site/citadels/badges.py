"""Badges for what still has an effect later: a held turn or a tax due at a seat, a lower city size for all."""

from pieces import building
from ui import el, icon, say

BADGES = (("held", "hex"), ("owes", "pouch"))


def badges(one):
    """The badges of a seat; None if it has none."""
    due = [
        el("span", {"class": "badge " + word, "key": word}, icon(sign), say("seat-" + word))
        for word, sign in BADGES
        if one.get(word)
    ]
    return el("span", {"class": "badges"}, *due) if due else None


def lowered(table):
    """Word why fewer districts complete a city than was agreed (R7.19); None if as many do."""
    why = table.view.get("lowered")
    if not why:
        return None
    size, player = table.view["city_size"], table.name_of(why["seat"])
    words = {"card": why["card"], "player": player, "size": size, "from": why["from"]}
    return el(
        "p",
        {"class": "lowered", "key": "lowered"},
        building(why["card"], "emblem"),
        el("span", None, say("lowered", **words)),
    )

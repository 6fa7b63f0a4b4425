"""What hangs over a seat or the whole table until later in the round: held turns, taxes due, a lower goal."""

from ui import el, icon, say

BADGES = (("held", "hex"), ("owes", "pouch"))


def badges(one):
    """What is still to come for a seat; None if nothing is."""
    due = [
        el("span", {"class": "badge " + word, "key": word}, icon(sign), say("seat-" + word))
        for word, sign in BADGES
        if one.get(word)
    ]
    return el("span", {"class": "badges"}, *due) if due else None


def lowered(table):
    """Why the game ends with another number of districts than was agreed; None if it does not."""
    why = table.view.get("lowered")
    if not why:
        return None
    size, player = table.view["city_size"], table.name_of(why["seat"])
    words = {"card": why["card"], "player": player, "size": size, "from": why["from"]}
    return el(
        "p",
        {"class": "lowered", "key": "lowered"},
        icon(why["card"], "icons", "emblem"),
        el("span", None, say("lowered", **words)),
    )

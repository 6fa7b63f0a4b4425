"""The animations of the news: coins and cards that fly, signs that strike; and the districts that were just lost."""

from pieces import of_event

AT_ONCE = 6  # more moving entries than these nobody can follow


def flights(news):
    """The animations of the newest entries, from and to elements by their `data-anchor` (js/motion.js)."""
    return [flight for entry in news[-AT_ONCE:] for flight in _of(entry)]


def _of(entry):
    anchor = entry.get("anchor") or {}
    giver, taker = anchor.get("seat"), anchor.get("to")
    if anchor.get("gold"):
        listed = [{"kind": "coin", "from": place(giver, "bank"), "to": place(taker, "bank"), "count": anchor["gold"]}]
    elif anchor.get("count"):
        listed = [{"kind": "card", "from": place(giver, "deck"), "to": place(taker, "deck"), "count": anchor["count"]}]
    else:
        listed = []
    sign = of_event(entry["id"], "sign")
    if sign and anchor.get("role"):
        listed.append({"kind": sign, "from": place(giver, ""), "to": "role-" + anchor["role"], "count": 1})
    elif sign and entry["id"] == "exchanged":
        listed.append({"kind": "card", "from": place(giver, ""), "to": place(taker, ""), "count": 1})
        listed.append({"kind": "card", "from": place(taker, ""), "to": place(giver, ""), "count": 1})
    elif sign:
        listed.append({"kind": sign, "from": place(giver, ""), "to": place(anchor.get("city", taker), ""), "count": 1})
    return listed


def lost(news):
    """The districts that have just been lost, as (seat, card)."""
    return [(entry["anchor"]["city"], entry["args"]["card"]) for entry in news if of_event(entry["id"], "ruins")]


def place(seat, otherwise):
    return otherwise if seat is None else "seat-%d" % seat

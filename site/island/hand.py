"""One's own cards in a row: their numbers, and, where cards are traded or discarded, what a tap on them gives."""

from cards import RESOURCES, counted, resource
from ui import button, el, hidden, say


def hand(counts):
    """Draw a hand by kinds."""
    return el("p", {"class": "hand-row", "key": "hand"}, *[counted(kind, counts[kind]) for kind in RESOURCES])


def own_hand(table):
    """Draw the viewer's hand: while a trade or a discard is filled in, as it would be after it; a tap gives a card."""
    counts, draft = table.view["mine"]["hand"], table.giving
    if draft is None and table.trade_kind() is None:
        return hand(counts)
    kids = [_card(table, kind, counts[kind]) for kind in RESOURCES]
    if draft and draft.form.get("open"):
        kids.append(anything(draft, "give"))
    name = say("form-keep" if table.tray == "discard" else "form-give")
    return el("div", {"class": "hand-row", "key": "hand", "role": "group", "aria-label": name}, *kids)


def _card(table, kind, held):
    draft = table.giving
    more = draft.get[kind] - draft.give[kind] if draft else 0
    number = held + more
    css = "stack card " + kind + ("" if number else " none") + (" goes" if more < 0 else " comes" if more > 0 else "")
    given = draft.give[kind] if draft else 0
    verb = ("discarded" if given else "discard") if table.tray == "discard" else "given" if given else "give"
    name = say(verb + "-card", resource=say("resource-" + kind), count=held, given=given)
    badge = el("small", {"class": "change"}, "%+d" % more) if more else None
    off = None if held else "true"
    return button(
        "form-tap",
        "give " + kind,
        css,
        resource(kind),
        el("b", None, number),
        badge,
        hidden(say("resource-" + kind)),
        key=kind,
        data_anchor="hand-" + kind,
        aria_label=name,
        aria_disabled=off,
    )


def anything(trade, side):
    """Draw the switch that leaves a side of an offer open."""
    pressed = "true" if trade.open == side else "false"
    words = hidden(say("form-" + side), ": ", say("anything"))
    return button("form-open", side, "stack card any", el("b", None, "?"), words, aria_pressed=pressed, key="any")

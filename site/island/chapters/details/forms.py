"""Choices that are filled in: cards to discard, and the two sides of a trade; the engine checks the move."""

from cards import RESOURCES, rates, resource
from ui import button, el, hidden, icon, say, shield


class Draft:
    """What has been filled in so far."""

    def __init__(self, form):
        self.form = form
        self.give = {kind: 0 for kind in RESOURCES}
        self.get = {kind: 0 for kind in RESOURCES}
        self.open = None  # the side that is left open: "give" or "get"
        self.to = None  # the seat that is asked, None for all
        for side in ("give", "get"):
            known = form.get(side)
            for kind in known or ():
                held = form["limits"][kind] if side == "give" else known[kind]
                getattr(self, side)[kind] = min(known[kind], held)

    def suggest(self):
        """Choose as many cards as are asked for, always one of which most are left."""
        for _ in range(self.form["sum"]):
            left = [(self.form["limits"][kind] - self.give[kind], -at) for at, kind in enumerate(RESOURCES)]
            self.give[RESOURCES[-max(left)[1]]] += 1

    def change(self, side, kind, by):
        """Take one card more or less of a kind; a kind stands on one side only.

        Where all cards that are asked for are chosen, one more takes the place of one of another kind.
        """
        cards = getattr(self, side)
        if self.open == side:
            self.open = None
        number = cards[kind] + by
        most = self.form["limits"][kind] if side == "give" else self.form.get("most", 3)
        total = sum(cards.values()) + by
        if number < 0 or number > most or (self.form["kind"] == "trade" and total > self.form["most"]):
            return
        if self.form["kind"] == "counts" and total > self.form["sum"]:
            others = [(cards[other], other) for other in RESOURCES if other != kind and cards[other]]
            if not others:
                return
            cards[max(others)[1]] -= 1
        cards[kind] = number
        if by > 0 and self.form["kind"] == "trade":
            getattr(self, "get" if side == "give" else "give")[kind] = 0

    def leave_open(self, side):
        """Leave a side open, or close it."""
        self.open = None if self.open == side else side
        if self.open:
            setattr(self, side, {kind: 0 for kind in RESOURCES})

    def complete(self):
        """Whether this is a whole move."""
        if self.form["kind"] == "counts":
            return sum(self.give.values()) == self.form["sum"]
        return self._fits() and all(
            [self.open == side or sum(getattr(self, side).values()) for side in ("give", "get")]
        )

    def _fits(self):
        """Whether a counter-offer keeps what is closed of an open offer, or one side of a closed one."""
        if self.form.get("open"):
            return True
        same = [_counts(self.form[side]) == getattr(self, side) for side in ("give", "get") if self.form[side]]
        return sum(same) == 1

    def move(self, verb):
        """The text of the move."""
        if self.form["kind"] == "counts":
            return verb + " " + _write(self.give)
        sides = ["any" if self.open == side else _write(getattr(self, side)) for side in ("give", "get")]
        return "%s %s for %s" % (verb, sides[0], sides[1]) + ("" if self.to is None else " to %d" % self.to)


def _counts(cards):
    return {kind: cards.get(kind, 0) for kind in RESOURCES}


def _write(cards):
    return " ".join(["%d %s" % (cards[kind], kind) for kind in RESOURCES if cards[kind]])


def draw(table, choice):
    """The form of a choice, with the button that plays it."""
    draft = table.draft
    form = choice["form"]
    if form["kind"] == "counts":
        done = sum(draft.give.values())
        parts = [_side(draft, "give", say("form-chosen", done=done, count=form["sum"]))]
        parts.append(el("p", {"class": "quiet"}, say("form-suggested")))
    else:
        bank = rates(table.view["mine"]) if choice["kind"] == "offer" else None  # what one can have without the others
        parts = [bank, _side(draft, "give", say("form-give")), _side(draft, "get", say("form-get"))]
        parts += [_audience(table, form), _after(table, draft)]
    complete = draft.complete()
    css = "choice main wide" + ("" if complete else " off")
    label = el("span", None, say("form-" + choice["kind"]))
    play = button("compose", choice["kind"], css, label, aria_disabled=None if complete else "true", key="compose")
    return el("div", {"class": "tray form", "key": "tray"}, *parts, el("div", {"class": "foot", "key": "foot"}, play))


def _side(draft, side, title):
    cards = getattr(draft, side)
    rows = [_counter(draft, side, kind, cards[kind]) for kind in RESOURCES if _useful(draft, side, kind)]
    open_now = draft.open == side
    anything = None
    if draft.form.get("open"):
        pressed = "true" if open_now else "false"
        anything = button("form-open", side, "pill-button", say("anything"), aria_pressed=pressed, key="any")
    head = el("div", {"class": "form-side-head"}, el("h3", None, title), anything)
    return el(
        "div", {"class": "form-side" + (" left-open" if open_now else ""), "key": side}, head, el("ul", None, *rows)
    )


def _useful(draft, side, kind):
    """Whether there is anything to count: nobody gives what they do not hold."""
    return side == "get" or draft.form["limits"][kind] or draft.give[kind]


def _counter(draft, side, kind, number):
    """One card more, how many there are, and one less."""
    most = "/%d" % draft.form["limits"][kind] if side == "give" else ""
    arg = "%s %s" % (side, kind)
    more, fewer = hidden(say("more-of", resource=_name(kind))), hidden(say("fewer-of", resource=_name(kind)))
    return el(
        "li",
        {"class": "counter", "key": kind},
        button("form-more", arg, "plain", icon("plus"), more),
        el("span", {"class": "stack"}, resource(kind), el("b", None, "%d%s" % (number, most)), hidden(_name(kind))),
        button("form-less", arg, "plain", icon("minus"), fewer),
    )


def _name(kind):
    return say("resource-" + kind)


def _audience(table, form):
    """Who is asked; nothing where that is settled."""
    if len(form["to"]) < 2:
        return None
    pills = [button("form-to", "", "pill-button", say("to-all"), aria_pressed=_on(table.draft.to is None), key="all")]
    for seat in form["to"]:
        name = table.name_of(seat)
        pressed = _on(table.draft.to == seat)
        pills.append(button("form-to", seat, "pill-button", shield(seat), name, aria_pressed=pressed, key=str(seat)))
    return el("div", {"class": "pills", "key": "to"}, *pills)


def _on(yes):
    return "true" if yes else "false"


def _after(table, draft):
    """The hand as it would be after the trade."""
    hand = table.view["mine"]["hand"]
    parts = []
    for kind in RESOURCES:
        number = hand[kind] - draft.give[kind] + draft.get[kind]
        if number != hand[kind]:
            parts.append(el("span", {"class": "stack " + kind, "key": kind}, resource(kind), el("b", None, number)))
    return el("p", {"class": "quiet after", "key": "after"}, say("form-after"), *parts) if parts else None

"""Choices that are filled in: cards to discard, and the sides of a trade (trade_form.py); the engine checks it."""

from cards import RESOURCES, resource
from ui import button, el, hidden, icon, say


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
        total = sum(cards.values()) + by
        if number < 0 or (side == "give" and number > self.form["limits"][kind]):
            return
        if self.form["kind"] == "trade" and total > self.most(side, kind):
            return
        if self.form["kind"] == "counts" and total > self.form["sum"]:
            others = [(cards[other], other) for other in RESOURCES if other != kind and cards[other]]
            if not others:
                return
            cards[max(others)[1]] -= 1
        cards[kind] = number
        if by > 0 and self.form["kind"] == "trade":
            getattr(self, "get" if side == "give" else "give")[kind] = 0

    def most(self, side, kind):
        """How many cards a side of a trade may have when one more of a kind is taken."""
        return self.form["most"]

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
    """The form of a discard, with the button that plays it."""
    draft = table.draft
    done, complete = sum(draft.give.values()), draft.complete()
    chosen = say("form-chosen", done=done, count=choice["form"]["sum"])
    kinds = [kind for kind in RESOURCES if draft.form["limits"][kind]]  # nobody discards what they do not hold
    css = "choice main wide" + ("" if complete else " off")
    label = el("span", None, say("form-" + choice["kind"]))
    play = button("compose", choice["kind"], css, label, aria_disabled=None if complete else "true", key="compose")
    return el(
        "div",
        {"class": "tray form", "key": "tray"},
        el("h3", None, chosen),
        el("ul", {"class": "counters", "key": "give"}, *[_counter(draft, kind) for kind in kinds]),
        el("p", {"class": "quiet"}, say("form-suggested")),
        el("div", {"class": "foot", "key": "foot"}, play),
    )


def _counter(draft, kind):
    """One card more, how many there are, and one less."""
    name, arg = say("resource-" + kind), "give " + kind
    more, fewer = hidden(say("more-of", resource=name)), hidden(say("fewer-of", resource=name))
    number = "%d/%d" % (draft.give[kind], draft.form["limits"][kind])
    return el(
        "li",
        {"class": "counter", "key": kind},
        button("form-more", arg, "plain", icon("plus"), more),
        el("span", {"class": "stack"}, resource(kind), el("b", None, number), hidden(name)),
        button("form-less", arg, "plain", icon("minus"), fewer),
    )

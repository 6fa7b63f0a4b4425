"""Choices that are filled in: cards to discard, and the sides of a trade (trade_form.py); the engine checks it."""

from cards import RESOURCES, resource
from ui import button, el, say


class Draft:
    """The state of a form."""

    def __init__(self, form):
        self.form = form
        self.give = {kind: 0 for kind in RESOURCES}
        self.get = {kind: 0 for kind in RESOURCES}
        self.open = None  # the side that is left open: "give" or "get"
        self.to = None  # the seat that is asked, None for all
        begin = form.get("start") or form
        for side in ("give", "get"):
            known = begin.get(side)
            for kind in known or ():
                held = form["limits"][kind] if side == "give" else known[kind]
                getattr(self, side)[kind] = min(known[kind], held)

    def suggest(self):
        """Choose as many cards as are asked for, always one of which most are left."""
        for _ in range(self.form["sum"]):
            left = [(self.form["limits"][kind] - self.give[kind], -at) for at, kind in enumerate(RESOURCES)]
            self.give[RESOURCES[-max(left)[1]]] += 1

    def fill(self, move):
        """Choose the cards that a move discards."""
        words = move.split()[1:]
        counts = {words[at + 1]: int(words[at]) for at in range(0, len(words), 2)}
        self.give = {kind: counts.get(kind, 0) for kind in RESOURCES}

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

    def tap(self, side, kind):
        """Take one card more of a kind; where there can be no more of it, none."""
        cards = getattr(self, side)
        number = cards[kind]
        self.change(side, kind, 1)
        if cards[kind] == number:
            cards[kind] = 0

    def title(self):
        """Word how many of the cards that are asked for are chosen."""
        return say("form-chosen", done=sum(self.give.values()), count=self.form["sum"])

    def most(self, side, kind):
        """Return how many cards a side of a trade may have when one more of a kind is taken."""
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
    """Draw the cards that go in a discard, from the hand above; the button says how many until they are enough."""
    draft = table.draft
    done, count, complete = sum(draft.give.values()), draft.form["sum"], draft.complete()
    words = say("form-" + choice["kind"]) if complete else say("form-discard-part", done=done, count=count)
    css, off = "choice main wide" + ("" if complete else " off"), None if complete else "true"
    play = button("compose", choice["kind"], css, el("span", None, words), aria_disabled=off, key="compose")
    name = say("form-goes")
    goes = [el("span", {"class": "row-name", "aria-hidden": "true"}, name)]
    goes += [_going(kind, draft.give[kind]) for kind in RESOURCES]
    return el(
        "div",
        {"class": "tray form", "key": "tray"},
        el("div", {"class": "want-row", "key": "give", "role": "group", "aria-label": name}, *goes),
        el("p", {"class": "quiet"}, say("form-suggested")),
        el("div", {"class": "foot", "key": "foot"}, play),
    )


def _going(kind, number):
    """The cards of a kind that go; a tap takes one back."""
    css = "stack card " + kind + (" on" if number else " none")
    words = say("take-back", resource=say("resource-" + kind), count=number)
    count, off = el("b", None, number) if number else None, None if number else "true"
    arg = "give " + kind
    return button("form-less", arg, css, resource(kind), count, aria_label=words, aria_disabled=off, key=kind)

"""A trade by taps: cards of the hand to give, cards of a row to want, then the others or the bank."""

from cards import RESOURCES, resource
from forms import Draft
from ui import button, el, hidden, icon, loaded, say, shield


class Trade(Draft):
    """The state of the trade form; `banks` are the possible trades with the bank, at the viewer's `rates`."""

    def __init__(self, form, rates, banks):
        super().__init__(form)
        self.rates, self.banks = rates, banks
        self.full = None  # the side and the kind of which one card too many was tapped last

    def tap(self, side, kind):
        """Take one card more of a kind; where there can be no more of it, none, or that kind alone.

        Where more are held than a side may have, the first tap too many changes nothing, and the title says why.
        """
        cards = getattr(self, side)
        number = cards[kind]
        again, self.full = self.full == (side, kind), None
        self.change(side, kind, 1)
        if cards[kind] == number and number and not again and (side == "get" or self.form["limits"][kind] > number):
            self.full = (side, kind)
        elif cards[kind] == number:
            for other in RESOURCES:
                cards[other] = 0
            if not number:
                self.change(side, kind, 1)
        self._keep("get" if side == "give" else "give", side)

    def _keep(self, side, other):
        """Restore a side of a closed offer when the other changes, if it can be paid: a counter-offer keeps one."""
        before = self.form[side]
        if self.form["open"] or not before or not self.form[other] or not self._changes(other):
            return
        if side == "get" or not [kind for kind in before if before[kind] > self.form["limits"][kind]]:
            setattr(self, side, {kind: before.get(kind, 0) for kind in RESOURCES})

    def _changes(self, side):
        """Whether a side is another than that of the offer, which is closed."""
        return bool([kind for kind in RESOURCES if self.form[side].get(kind, 0) != getattr(self, side)[kind]])

    def most(self, side, kind):
        """Return how many cards a side may have; of one kind alone as many as the bank takes."""
        alone = side == "give" and not [other for other in RESOURCES if other != kind and self.give[other]]
        return max(self.form["most"], self.rates[kind]) if alone and self.banks else self.form["most"]

    def complete(self):
        """Whether this is a whole offer to the others."""
        return bool(self.form["offer"]) and sum(self.give.values()) <= self.form["most"] and super().complete()

    def with_bank(self):
        """The trade with the bank for one card that is wanted, at the rate of the kind that is given; None if none."""
        given = [kind for kind in RESOURCES if self.give[kind]]
        wanted = [kind for kind in RESOURCES if self.get[kind]]
        if not self.banks or len(given) != 1 or len(wanted) != 1 or self.get[wanted[0]] != 1:
            return None
        move = "bank %d %s for 1 %s" % (self.rates[given[0]], given[0], wanted[0])
        return move if move in self.banks else None

    def side(self, name):
        """Return a side's cards, as messages; None for an empty side."""
        if self.open == name:
            return [say("anything")]
        cards = getattr(self, name)
        return [say("cards-" + kind, count=cards[kind]) for kind in RESOURCES if cards[kind]] or None

    def title(self):
        """The trade in words, or why it cannot be offered; a counter-offer says what changes, or that a side must."""
        if self.full:
            return say("form-most", count=self.most(*self.full))
        if self.form["offer"] and not self.form["open"]:
            return self._change() if self.complete() else say("form-bid-how")
        give, get = self.side("give"), self.side("get")
        if not give or not get:
            return say("form-first-get") if give else say("form-first-give") if get else None
        if self.complete() or not self.form["offer"]:
            return say("choice-bank", give=give, get=get)
        return say(
            "form-most" if self.with_bank() is None else "form-bank-only", give=give, get=get, count=self.form["most"]
        )

    def _change(self):
        """Word a counter-offer's change of the offer: the side that differs."""
        for side in ("give", "get"):
            before = self.form[side]
            if before and self._changes(side):
                words = [say("cards-" + kind, count=before[kind]) for kind in RESOURCES if before.get(kind)]
                return say("form-bid-" + side, cards=self.side(side), before=words)
        return say("choice-bank", give=self.side("give"), get=self.side("get"))


def begin(choices, mine, kind):
    """The trade that is filled in at these choices; None if they are none."""
    banks = [choice["move"] for choice in choices if choice["kind"] == "bank" and choice["enabled"]]
    forms = [choice["form"] for choice in choices if choice["form"] and choice["form"]["kind"] == "trade"]
    if not forms and not banks:
        return None
    form = {"kind": "trade", "most": 1, "to": [], "give": None, "get": None, "open": False}
    form.update(forms[0] if forms else {"limits": mine["hand"]})
    form["offer"] = bool(forms)
    if kind != "bid" and mine:
        form["limits"] = mine["hand"]
    return Trade(form, mine["rates"] if mine else {}, banks)


def draw(table):
    """Draw what is wanted, who is asked, and the ways to close; the hand above is what is given.

    Where no hand is seen, at the open table, a row of cards is given, and the button stands beside.
    """
    trade, kind = table.trade, table.tray
    send = _send(table, trade, kind) if trade.form["offer"] else None
    if table.view["mine"] is None:
        rows = [_row(trade, "give"), _row(trade, "get", send)]
    else:
        bank = _bank(trade, _leads_to_bank(table, trade)) if trade.banks else None
        foot = el("div", {"class": "foot send", "key": "foot"}, _audience(table, trade), bank, send)
        rows = [_row(trade, "get"), foot]
    return el("div", {"class": "tray trade", "key": "tray"}, *rows)


def _leads_to_bank(table, trade):
    """Whether the bank is the next step: it takes these cards, and the engine would do it, or they are no offer."""
    step, given = table.next_step, [kind for kind in RESOURCES if trade.give[kind]]
    if trade.with_bank() is None or trade.give[given[0]] != trade.rates[given[0]]:
        return False
    return not trade.complete() or bool(step and step["kind"] == "bank")


def _send(table, trade, kind):
    """Draw the button that makes the offer, or the counter-offer; a sign alone where little room is."""
    off = None if trade.complete() else "true"
    to_all = "form-offer-all" if len(trade.form["to"]) > 1 else "form-" + kind
    words = say(to_all) if trade.to is None else say("form-offer-to", player=table.name_of(trade.to))
    label = [el("span", None, words)] if table.view["mine"] else [icon("check", "island"), hidden(words)]
    css = "choice" + (" off" if off else "" if _leads_to_bank(table, trade) else " main")
    return button("compose", kind, css, *label, aria_disabled=off, key="compose")


def _row(trade, side, end=None):
    kids = [el("span", {"class": "row-name", "aria-hidden": "true"}, say("form-" + side))]
    kids += [_cell(trade, side, kind) for kind in RESOURCES]
    if trade.form.get("open"):
        kids.append(loaded("hand").anything(trade, side))
    kids.append(end)
    return el("div", {"class": "want-row", "key": side, "role": "group", "aria-label": say("form-" + side)}, *kids)


def _cell(trade, side, kind):
    number = getattr(trade, side)[kind]
    name = say("want-card", resource=say("resource-" + kind), count=number)
    count = el("b", None, number) if number else None
    css = "stack card " + kind + (" on" if number else "")
    return button("form-tap", side + " " + kind, css, resource(kind), count, aria_label=name, key=kind)


def _audience(table, trade):
    """Draw who is asked: all, until one is tapped; nothing where that is settled."""
    seats = trade.form["to"]
    if len(seats) < 2:
        return None
    pills = [el("span", {"class": "row-name", "aria-hidden": "true", "key": "name"}, say("form-to"))]
    for seat in seats:
        pressed = "true" if trade.to in (None, seat) else "false"
        arg = "" if trade.to == seat else seat
        name = hidden(table.name_of(seat))
        pills.append(button("form-to", arg, "ask", shield(seat), name, aria_pressed=pressed, key=str(seat)))
    return el("div", {"class": "audience", "key": "to", "role": "group", "aria-label": say("form-ask")}, *pills)


def _bank(trade, is_next):
    """Draw the way to the bank, at the rate of the kind that is given."""
    given = [kind for kind in RESOURCES if trade.give[kind]]
    rate = el("span", None, "%d:1" % trade.rates[given[0]]) if len(given) == 1 else None
    move, sign, words = trade.with_bank(), icon("bank", "island"), hidden(say("group-bank"))
    css = "choice bank" + (" main" if is_next else "")
    if move is None:
        return button("why", "", css + " off", sign, words, rate, aria_disabled="true", key="bank")
    return button("choose", move, css, sign, words, rate, key="bank")

"""Setting a table: who plays, how strong the bots are, which characters, districts and options."""

from cast import Cast, cast, explain
from editions import ready, setups
from first_screen import refused
from options import options, value_words  # noqa: F401 - re-exported for the description of a deal
from pieces import FIRST
from player_names import LONGEST, is_full
from specials import Specials, specials
from start import OWN, foot
from ui import button, el, hidden, icon, progress, say, shield, stage

PERSONALITIES = "personalities"


def actions(page):
    """The handlers of the actions that this chapter knows, by name."""
    return Setting(page).actions


class Setting:
    """The choices for the next table; `page` shows them, and its `start` is what they come to."""

    def __init__(self, page):
        self.page = page
        self.start = start = page.start
        self.parts = {}  # what is chosen of each edition, by its word
        self.edition = FIRST
        self._turn(FIRST, start.wishes)
        self.told = {}  # what is said of the names
        self.unfolded = bool(start.written_seed)  # no table is dealt from a seed unseen
        if start.edition in setups:
            self._turn(start.edition, start.wishes.get("newer", {}).get(start.edition, {}))
        self.actions = {"set-up": self.open, "set-up-done": self.close, "set-up-read": self.apply}
        self.actions["edition"] = self.choose_edition
        self.actions["explain"] = lambda rank: page.open_sheet(lambda: explain(rank))
        for name in ("fewer", "more", "seat", "strength", "name", "option", "options", "seed"):
            self.actions[name] = self._and_show(name, getattr(self, name))
        for name in self.cast.actions:
            self.actions[name] = self._and_show(name, self._of_part("cast", name))
        for name in self.specials.actions:
            self.actions[name] = self._and_show(name, self._of_part("specials", name))

    def _of_part(self, part, name):
        """An action of the cast or the specials of whichever edition is being set."""

        def act(*given):
            getattr(self, part).actions[name](*given)

        return act

    def _turn(self, edition, wishes):
        """Set a table of this edition from here on, as far as was wished for, or as it was before."""
        open_before = (self.cast.unfolded, self.specials.unfolded) if self.parts else (False, False)
        self.edition = edition
        sheet = self.start.sheet if edition == FIRST else setups[edition]
        self.choosable = sheet["options"]
        if edition not in self.parts:
            self.chosen = {}
            self.cast = Cast(sheet["characters"], self)
            self.specials = Specials(sheet["specials"], self)
            self._recall(wishes)
            self.parts[edition] = (self.chosen, self.cast, self.specials)
        self.chosen, self.cast, self.specials = self.parts[edition]
        # What was unfolded while the cards came stays so.
        self.cast.unfolded, self.specials.unfolded = open_before

    async def choose_edition(self, edition):
        """Set the table with the cards of another edition, which may have to be loaded."""
        start = self.start
        if await ready(edition, self.page.trouble):
            self._turn(edition, start.wishes.get("newer", {}).get(edition, {}))
            self.apply()
            start.remember(start.written_seed)
        if not self.page.play.table:
            self.page.draw_start()

    @property
    def count(self):
        return self.start.count

    def _recall(self, wishes):
        """Take up what was chosen before, as far as it can still be had."""
        try:
            before = wishes.get("chosen", {})
            for option in self.choosable:
                if option["id"] in before and before[option["id"]] in option["values"]:
                    self.chosen[option["id"]] = before[option["id"]]
            if "cast" in wishes:
                self.cast.recall(wishes["cast"])
                self.specials.recall(wishes["specials"])
        except Exception:  # the text may be anybody's
            pass

    def apply(self):
        """Make of what is wished for the rules of a table of this size."""
        start = self.start
        start.rules = {
            option["id"]: self.value(option)
            for option in self.choosable
            if self.usable(option) and self.value(option) != self.default(option)
        }
        if self.edition != FIRST:
            start.rules["edition"] = self.edition
        start.rules.update(self.cast.rules())
        start.rules.update(self.specials.rules())
        start.set = self.cast.set_now() or OWN
        newer = {edition: self._state(edition) for edition in self.parts if edition != FIRST}
        start.wishes = self._state(FIRST)
        if newer:
            start.wishes["newer"] = newer
        start.unread, start.refusal = False, None

    def _state(self, edition):
        chosen, cast, specials = self.parts[edition]
        return {"chosen": chosen, "cast": cast.state(), "specials": specials.state()}

    def _and_show(self, name, do):
        """A handler that does it, remembers what comes of it and shows it."""

        def handler(*given):
            do(*given)
            self.apply()
            self.start.remember(self.start.written_seed)
            before, self.told = self.told, notes(self.start)
            if (name not in ("name", "seed") or before != self.told) and not self.page.play.table:
                self.page.draw_start()

        return handler

    # --- the way here and back

    def open(self):
        """Show all there is to choose."""
        self.page.form = self.form
        self.page.draw_start()
        stage.reveal(".form-head")
        stage.focus("#form-title")

    def close(self):
        """Back to the first screen; what was chosen stays."""
        self.page.form = None
        if not self.page.play.table:
            self.page.draw_start()
            stage.focus("[data-do=set-up]")

    # --- what the table is

    def default(self, option):
        """An option's value where nothing else was chosen."""
        for other in option.get("unless", []):
            if other["players"] == self.count and self.chosen.get(other["option"]) == other["value"]:
                return other["default"]
        by = option.get("defaults", {})
        return by.get(str(self.count), option["default"])

    def value(self, option):
        return self.chosen.get(option["id"], self.default(option))

    def usable(self, option):
        """Whether an option means something at a table of this size."""
        return self.count in option.get("players", [self.count])

    # --- what is tapped and written

    def fewer(self):
        self.start.count = max(self.start.least, self.count - 1)

    def more(self):
        self.start.count = min(self.start.most, self.count + 1)

    def seat(self, number, who):
        """A seat is a person's, or one of the bots'."""
        seat = self.start.seats[int(number)]
        seat["kind"] = "person" if who == "person" else "bot"
        if who != "person":
            seat["bot"] = who

    def strength(self, value):
        """Let all bots be as strong as this, or each of them somebody with a way of their own."""
        own = self.start.bots[PERSONALITIES]
        for number, seat in enumerate(self.start.seats):
            seat["bot"] = own[(number - 1) % len(own)] if value == PERSONALITIES else value

    def name(self, number, text):
        self.start.seats[int(number)]["name"] = text[:LONGEST]

    def seed(self, _, text):
        self.start.written_seed = text

    def options(self):
        self.unfolded = not self.unfolded

    def option(self, name, number):
        """Choose the number-th value of an option."""
        for option in self.choosable:
            if option["id"] == name:
                self.chosen[name] = option["values"][int(number)]

    # --- what is shown

    def form(self, aside, stage_of_engine):
        """All there is to choose, in the first screen's place."""
        start = self.start
        deal = button("deal", "", "choice main wide deal", icon("cards"), el("span", None, self._deal_words()))
        return [
            el(
                "header",
                {"class": "form-head", "key": "form-head"},
                button("set-up-done", "", "plain", icon("back"), hidden(say("set-up-done"))),
                el("h1", {"id": "form-title", "tabindex": "-1"}, say("setup-title")),
            ),
            el(
                "section",  # no form: a frame may forbid forms
                {"class": "setup", "key": "setup", "data-enter": "deal"},
                el("div", {"class": "setup-part", "key": "who"}, _count(start), _strength(start), _places(start)),
                el("div", {"class": "setup-part", "key": "what"}, self._editions(), *self._cards(), options(self)),
                refused(start),
                el("div", {"class": "deal-row", "key": "deal-row"}, deal, progress(stage_of_engine)),
            ),
            foot(aside),
        ]

    def _editions(self):
        """Which edition's cards are played with, and what that means."""
        steps = [(id, say("edition-" + id)) for id in self.start.sheet["editions"]]
        return el(
            "fieldset",
            {"class": "picker", "key": "edition"},
            el("legend", None, say("edition-title")),
            el("div", {"class": "pills"}, *[_pill(id, text, id == self.edition, "edition") for id, text in steps]),
            el("p", {"class": "quiet", "role": "status"}, say("edition-%s.help" % self.edition)),
        )

    def _cards(self):
        """The characters, what it takes to end the game, and the special districts."""
        size = [self.value(option) for option in self.choosable if option["id"] == "city_size"]
        ends = el("p", {"class": "quiet", "key": "ends"}, say("city-needs", count=size[0]))
        return [cast(self), ends, specials(self)]

    def _deal_words(self):
        return say("dealing" if self.start.dealing else "deal")


def _count(start):
    return el(
        "div",
        {"class": "stepper", "role": "group", "aria-labelledby": "count-label", "key": "count"},
        el("span", {"id": "count-label"}, say("players", count=start.count)),
        _step("fewer", "minus", start.count <= start.least),
        _step("more", "plus", start.count >= start.most),
    )


def _step(name, sign, last):
    return button(name, "", "plain", icon(sign), hidden(say(name)), aria_disabled="true" if last else None)


def _strength(start):
    """How strong all bots are, in a few plain steps, and what that means; nothing where no bot plays."""
    if len(start.people()) == start.count:
        return None
    now = start.strength()
    steps = [(id, say("bot-" + id)) for id in start.bots["strengths"]] + [(PERSONALITIES, say("bots-personalities"))]
    means = "bots-personalities.help" if now == PERSONALITIES else "bot-%s.help" % now if now else "bots-mixed-help"
    return el(
        "fieldset",
        {"class": "picker", "key": "strength"},
        el("legend", None, say("strength-title")),
        el("div", {"class": "pills"}, *[_pill(id, text, id == now) for id, text in steps]),
        el("p", {"class": "quiet", "role": "status"}, say(means)),
    )


def _pill(id, text, on, name="strength"):
    field = {"type": "radio", "name": name, "value": id, "data-do": name, "checked": on}
    return el("label", {"class": "pill", "key": id}, el("input", field), el("span", None, text))


def _places(start):
    return el("ol", {"class": "places", "key": "places"}, *[_place(start, i) for i in range(start.count)])


def _place(start, number):
    seat = start.seats[number]
    field = el(
        "input",
        {
            "type": "text",
            "class": "field",
            "id": "name-%d" % number,
            "maxlength": str(LONGEST),
            "autocomplete": "off",
            "spellcheck": "false",
            "data-do": "name",
            "data-arg": str(number),
            "value": seat["name"],
            "placeholder": start.called(number),
            "aria-label": say("name-of", number=number + 1),
        },
    )
    own = seat["kind"] == "bot" and seat["bot"] in start.bots[PERSONALITIES]
    means = el("small", {"class": "quiet", "key": "means"}, say("bot-%s.help" % seat["bot"])) if own else None
    said = notes(start).get(number)
    note = el("small", {"class": "quiet", "role": "status", "key": "note"}, said) if said else None
    return el(
        "li",
        {"class": "place", "key": "place%d" % number},
        shield(number),
        field,
        _who(start, seat, number),
        note,
        means,
    )


def notes(start):
    """What is to be said of names, by seat: that another seat has it, or that no more letters fit."""
    out = {number: say("name-full") for number in range(start.count) if is_full(start.seats[number]["name"])}
    out.update({number: say("name-twice", name=start.called(number)) for number in start.renamed()})
    return out


def _who(start, seat, number):
    """Who plays at a seat: a person, or any bot."""
    person = seat["kind"] == "person"
    who = [el("option", {"value": "person", "selected": person, "key": "person"}, say("person"))]
    for group in ("strengths", PERSONALITIES):
        kids = [
            el("option", {"value": id, "selected": not person and id == seat["bot"], "key": id}, say("bot-" + id))
            for id in start.bots[group]
        ]
        who.append(el("optgroup", {"label": say("bots-" + group), "key": group}, *kids))
    props = {"class": "field who-plays", "data-do": "seat", "data-arg": str(number)}
    props["aria-label"] = say("who-at", number=number + 1)
    return el("select", props, *who)

"""Setting a table: who plays, how strong the bots are, which characters, districts and options."""

from cast import Cast, cast, explain
from editions import ready, setups
from first_screen import refused
from options import options
from pieces import FIRST
from seat_form import FormPlace, SeatForm, head, notes, who_plays
from seating import value_words  # noqa: F401 - a deal is described by it
from specials import Specials, specials
from start import OWN, foot
from ui import button, el, pill, progress, say


def actions(page):
    """The handlers of the actions that this chapter knows, by name."""
    return Setting(page).actions


class Setting(FormPlace):
    """The choices for the next table; `page` shows them, and its `start` is what they come to."""

    def __init__(self, page):
        self.page = page
        self.start = start = page.start
        self.parts = {}  # what is chosen of each edition, by its word
        self.edition = self.ticked = FIRST  # the edition of the form, and the one its radio buttons show
        self._turn(FIRST, start.wishes)
        self.notes = {}  # on the names
        self.unfolded = bool(start.written_seed)  # no table is dealt from a seed unseen
        if start.edition in setups:
            self._turn(start.edition, start.wishes.get("newer", {}).get(start.edition, {}))
        self.actions = {"set-up": self.open, "set-up-done": self.close, "set-up-read": self.apply}
        self.actions["edition"] = self.choose_edition
        self.actions["explain"] = lambda rank: page.open_sheet(lambda: explain(rank))
        seats = SeatForm(start).actions
        for name in seats:
            self.actions[name] = self._and_show(name, seats[name])
        for name in ("option", "options"):
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
        self.edition = self.ticked = edition
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
        """Set the table with the cards of another edition, which may have to be loaded.

        Its radio button stays checked while they are, whatever else is drawn; a later choice wins.
        """
        start = self.start
        self.ticked = edition
        here = await ready(edition, self.page.trouble)
        if self.ticked != edition:
            return
        self.ticked = self.edition
        if here:
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
            before, self.notes = self.notes, notes(self.start)
            if (name not in ("name", "seed") or before != self.notes) and not self.page.play.table:
                self.page.draw_start()

        return handler

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
        deal = button("deal", "", "choice main wide deal", el("span", None, self._deal_words()))
        return [
            head(),
            el(
                "section",  # no form: a frame may forbid forms
                {"class": "setup", "key": "setup", "data-enter": "deal"},
                el("div", {"class": "setup-part", "key": "who"}, *who_plays(self.page)),
                el("div", {"class": "setup-part", "key": "what"}, self._editions(), *self._cards(), options(self)),
                refused(start),
                el("div", {"class": "deal-row", "key": "deal-row"}, deal, progress(stage_of_engine)),
            ),
            foot(aside),
        ]

    def _editions(self):
        """Draw the choice of an edition's cards, and what it means."""
        steps = [(id, say("edition-" + id)) for id in self.start.sheet["editions"]]
        return el(
            "fieldset",
            {"class": "picker", "key": "edition"},
            el("legend", None, say("edition-title")),
            el("div", {"class": "pills"}, *[pill(id, text, id == self.ticked, "edition") for id, text in steps]),
            el("p", {"class": "quiet", "role": "status"}, say("edition-%s.help" % self.edition)),
        )

    def _cards(self):
        """The characters, what it takes to end the game, and the special districts."""
        size = [self.value(option) for option in self.choosable if option["id"] == "city_size"]
        ends = el("p", {"class": "quiet", "key": "ends"}, say("city-needs", count=size[0]))
        return [cast(self), ends, specials(self)]

    def _deal_words(self):
        return say("dealing" if self.start.dealing else "deal")

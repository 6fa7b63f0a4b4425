"""The first screen, and the setup of the next table: seats and the options of the rules."""

from first_screen import company, foot, other_game, refused, screen, table_facts
from island import seascape
from seat_form import FormPlace, SeatForm, head, option_row, seed_row, value_words, who_plays
from seating import Seating
from ui import button, el, icon, progress, say


class Setup(Seating):
    """The setup of the next table, as it was stored last; `sheet` is what a table can be set with."""

    def __init__(self, sheet):
        self.options = sheet["options"]
        super().__init__(sheet["players"], sheet["bots"], sheet["names"]["unseen"], sheet["bot"])

    def recall_rules(self, state):
        """Begin with the rules of the last visit, as far as this version has them."""
        known = {option["id"]: option["values"] for option in self.options}
        self.rules = {id: value for id, value in state.get("rules", {}).items() if value in known.get(id, [])}

    def value(self, option):
        """The chosen value of an option."""
        return self.rules.get(option["id"], option["default"])

    def choose(self, id, number):
        """Choose the number-th value of an option."""
        for option in self.options:
            if option["id"] == id:
                self.rules.pop(id, None)
                if option["values"][int(number)] != option["default"]:
                    self.rules[id] = option["values"][int(number)]


class SetupForm(FormPlace):
    """The form in the first screen's place; `page` shows it."""

    def __init__(self, page):
        self.page = page
        self.start = page.start
        self.actions = {
            "set-up": self.open,
            "set-up-done": self.close,
            "option": self._and_show("option", page.start.choose),
        }
        seats = SeatForm(page.start).actions
        for name in seats:
            self.actions[name] = self._and_show(name, seats[name])

    def _and_show(self, name, do):
        """A handler that does it, stores what comes of it and shows it."""

        def handler(*given):
            do(*given)
            self.start.refusal = None
            self.start.remember(self.start.written_seed)
            if name not in ("name", "seed") and not self.page.play.table:
                self.page.draw_start()

        return handler

    def form(self, stage_of_engine):
        """All there is to choose."""
        start = self.start
        words = say("dealing" if start.dealing else "deal")
        deal = button("deal", "", "choice main wide deal", icon("dice", "island"), el("span", None, words))
        rows = [_option(start, option) for option in start.options]
        return [
            head(),
            el(
                "section",
                {"class": "setup", "key": "setup", "data-enter": "deal"},
                el("div", {"class": "setup-part", "key": "who"}, *who_plays(start)),
                el("div", {"class": "setup-part options", "key": "what"}, *rows, seed_row(start)),
                refused(start),
                el("div", {"class": "deal-row", "key": "deal-row"}, deal, progress(stage_of_engine)),
            ),
        ]


def _option(start, option):
    """An option with the sentence that says what it means."""
    help = el("small", {"class": "quiet"}, say("option-help-" + option["id"]))
    return el("div", {"key": option["id"]}, option_row(start, option, "option"), help)


def option_facts(start, rules):
    """The options that these rules change, each as a message."""
    facts = []
    for option in start.options:
        value = rules.get(option["id"], option["default"])
        if value != option["default"]:
            words = value_words(option["id"], value)
            facts.append(say("option-fact", name=say("option-" + option["id"]), value=words))
    return facts


def first_screen(start, state, aside, stage_of_engine, language):
    """The whole first screen; `aside` is how many texts could not be read."""
    facts = company(start) + option_facts(start, start.rules)
    if start.own_seed() is not None:
        facts.append(say("with-seed", seed=start.written_seed.strip()))
    links = foot(
        other_game("./index.html", say("to-citadels")),
        button("settings", "", "link", say("settings")),
        button("about", "", "link", say("about")),
        button("aside", "", "link", say("aside", count=aside)) if aside else None,
    )
    doors = (("help", "help"),)
    return screen(start, seascape(), state, table_facts(facts), doors, stage_of_engine, language, links)

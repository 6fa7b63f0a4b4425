"""The first screen, and the setup of the next table: seats and the options of the rules."""

from first_screen import company, foot, other_game, screen, table_facts
from island import seascape
from seating import Seating, value_words
from ui import button, say


class Setup(Seating):
    """The setup of the next table, as it was stored last; `sheet` is what a table can be set with."""

    def __init__(self, sheet):
        self.sheet, self.options = sheet, sheet["options"]
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
    doors = (("lessons", "lamp"), ("help", "help"), ("today", "crown"), ("games", "book"))
    return screen(start, seascape(), state, table_facts(facts), doors, stage_of_engine, language, links)

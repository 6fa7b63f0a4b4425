"""The setup of a table whose rules are options with values, as the engine lists them."""

from seating import Seating, value_words
from ui import say


class OptionSetup(Seating):
    """The setup of the next table, as it was stored last; `sheet` is what a table can be set with."""

    def __init__(self, sheet):
        self.sheet, self.options = sheet, sheet["options"]
        super().__init__(sheet["players"], sheet["bots"], sheet["names"]["unseen"], sheet["bot"])

    def recall_rules(self, state):
        """Begin with the rules of the last visit, as far as this version has them."""
        known = {option["id"]: option["values"] for option in self.options}
        self.rules = {id: value for id, value in state.get("rules", {}).items() if value in known.get(id, [])}

    def request(self, draw):
        """The request that deals this table; every table has some rules, and a table of one some of its own."""
        request = super().request(draw)
        alone = self.sheet["alone"] if self.count == 1 else {}
        request["rules"] = dict(self.rules, **self.sheet.get("always", {}), **alone)
        return request

    def usual(self, id):
        """The default of an option."""
        return next(option["default"] for option in self.options if option["id"] == id)

    def value(self, option):
        """The chosen value of an option."""
        return self.rules.get(option["id"], option["default"])

    def choose(self, id, number):
        """Choose the number-th value of an option."""
        for option in self.options:
            if option["id"] == id:
                self.rules[id] = option["values"][int(number)]
                if self.rules[id] == option["default"]:
                    del self.rules[id]


def option_facts(start, rules):
    """The options that these rules change, each as a message."""
    facts = []
    for option in start.options:
        id, usual = option["id"], option["default"]
        value = rules.get(id, usual)
        if value != usual:
            facts.append(say("option-fact", name=say("option-" + id), value=value_words(id, value)))
    return facts

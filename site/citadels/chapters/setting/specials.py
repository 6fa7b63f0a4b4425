"""Choosing the special districts of a table that is being set, and what belongs to one of them.

Those of the first edition are the Dark City's, which come to others in the deck; of a later one all are chosen.
"""

from options import option_row
from pieces import building, coins, districts
from ui import button, el, hidden, icon, say, stage


class Specials:
    """The special districts that come into the deck."""

    def __init__(self, sheet, setting):
        self.setting = setting
        self.sheet = sheet
        self.chosen = self.usual()
        self.values = {}  # of the options that belong to a special
        self.unfolded = False
        self.actions = {"fold-specials": self.fold, "special": self.turn, "special-option": self.option}
        self.actions["lot"] = self.surprise

    def usual(self):
        """The districts of a table where none are chosen, in the order in which all are listed."""
        usual = self.sheet["default"]
        return [id for id in self.sheet["values"] if id in usual] if type(usual) is list else []

    # --- what is kept for the next time

    def state(self):
        return {"chosen": self.chosen, "values": self.values}

    def recall(self, state):
        """Take up what was kept of what there is."""
        self.chosen = [id for id in self.sheet["values"] if id in state["chosen"]]
        for option in self.sheet["options"]:
            if state["values"].get(option["id"]) in option["values"]:
                self.values[option["id"]] = state["values"][option["id"]]

    # --- what the table will be

    def value(self, option):
        return self.values.get(option["id"], option["default"])

    def options(self):
        """The options that mean something now: their special is chosen, and the other option is as it must be."""
        return [option for option in self.sheet["options"] if self._means(option)]

    def _means(self, option):
        if not any([id in self.chosen for id in option["with"]]):
            return False
        for other in self.setting.choosable:
            if other["id"] == option["where"]["option"]:
                return self.setting.value(other) in option["where"]["values"]
        return False

    def rules(self):
        """Return the rules for the engine: nothing where the deck is the usual one."""
        if sorted(self.chosen) == sorted(self.usual()):
            return {}
        rules = {"specials": self.chosen}
        for option in self.options():
            if self.value(option) != option["default"]:
                rules[option["id"]] = self.value(option)
        return rules

    # --- what is tapped

    def fold(self):
        self.unfolded = not self.unfolded

    def turn(self, id, on):
        self.chosen = [
            value for value in self.sheet["values"] if (on == "true" if value == id else value in self.chosen)
        ]

    def option(self, name, number):
        for option in self.sheet["options"]:
            if option["id"] == name:
                self.values[name] = option["values"][int(number)]

    def surprise(self):
        """Draw by lot as many as are usual; where they are added to others, as many as simply are, or up to twice."""
        added = self.sheet.get("added")
        left, drawn = list(self.sheet["values"]), []
        for _ in range(added + stage.below(added + 1) if added else len(self.usual())):
            drawn.append(left.pop(stage.below(len(left))))
        self.chosen = [value for value in self.sheet["values"] if value in drawn]


def specials(setting):
    """The special districts: those chosen in small, or all there are to choose from."""
    chosen = setting.specials
    count = len(chosen.chosen)
    toggle = button(
        "fold-specials",
        "",
        "fold-toggle",
        icon("down"),
        el("span", {"class": "fold-name"}, say("specials")),
        el("span", {"class": "fold-state"}, say("specials-chosen", count=count)),
        aria_expanded="true" if chosen.unfolded else "false",
    )
    if not chosen.unfolded:
        strip = el("ul", {"class": "special-street"}, *[_small(id) for id in chosen.chosen]) if chosen.chosen else None
        return el("div", {"class": "casting", "key": "specials"}, toggle, strip)
    added = chosen.sheet.get("added")
    usual = len(chosen.usual())
    more = count > added if added else count != usual
    return el(
        "div",
        {"class": "casting", "key": "specials"},
        toggle,
        el(
            "p",
            {"class": "quiet" + (" said" if more else ""), "role": "status"},
            say("specials-more" if more else "specials-rule", added=added or usual, count=count),
        ),
        _by_lot() if not added else None,
        el(
            "ul",
            {"class": "special-list"},
            *[_special(id, id in chosen.chosen) for id in chosen.sheet["values"]],
        ),
        *[option_row(chosen, option, "special-option") for option in chosen.options()],
    )


def _small(id):
    """A chosen district with its name, which says on a tap what it does."""
    words = el("span", None, say("card-" + id))
    return el("li", {"key": id}, button("card", id, "plain", building(id), words))


def _by_lot():
    label = el("span", None, say("specials-lot"))
    return el("div", {"class": "choices", "key": "lot"}, button("lot", "", "choice", label))


def _special(id, on):
    field = {"type": "checkbox", "checked": on, "data-do": "special", "data-arg": id}
    return el(
        "li",
        {"key": id},
        el(
            "label",
            {"class": "part kind-special"},
            el("input", field),
            building(id, "emblem"),
            el("span", {"class": "part-words"}, el("b", None, say("card-" + id))),
            coins(districts[id]["cost"]),
        ),
        button("card", id, "plain", icon("help"), hidden(say("explain-card", card=id))),
    )

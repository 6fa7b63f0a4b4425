"""Setting a table of Crown and Crane: the seats, and the options of the rules."""

from ladder import ladder
from option_form import OptionForm, explained_option
from pieces import pieces
from seat_form import seed_row
from ui import el, icon, say


def actions(page):
    """The handlers of the actions that this chapter knows, by name."""
    return CraneForm(page, icon("crane", "crane"), about_alone).actions


class CraneForm(OptionForm):
    """The form of Crown and Crane: one switch sets the options of a first game, and all options are folded below it."""

    def __init__(self, page, sign, about_seats):
        super().__init__(page, sign, about_seats)
        self.actions["first-game"] = self._and_show("first-game", self.set_first_game)

    def set_first_game(self, on):
        """Set the options as a first game has them, or as usual."""
        self.start.rules = dict(self.start.sheet["first_game"]) if on == "true" else {}

    def options(self):
        """The switch, the options of the rules, folded, and the seed."""
        start = self.start
        on = start.rules == start.sheet["first_game"]
        box = el("input", {"type": "checkbox", "data-do": "first-game", "checked": on})
        label = el("span", None, say("first-game"), el("small", {"class": "quiet"}, say("first-game.help")))
        listed = [explained_option(start, option) for option in start.options]
        return [
            el("label", {"class": "first-game", "key": "first-game"}, box, label),
            el("details", {"class": "folded", "key": "rest"}, el("summary", None, say("setup-more")), *listed),
            seed_row(start),
        ]


def about_alone(start):
    """Say how a game for one goes, and how many points are good, rung by rung (P16.4)."""
    if start.count > 1:
        return None
    how = el("p", {"class": "quiet"}, say("setup-alone", good=pieces["good_alone"]))
    return el("div", {"class": "alone", "key": "alone"}, how, ladder())

"""Setting a table of Crown and Crane: the seats, and the options of the rules."""

from ladder import ladder
from option_form import OptionForm
from pieces import pieces
from ui import el, icon, say


def actions(page):
    """The handlers of the actions that this chapter knows, by name."""
    return OptionForm(page, icon("crane", "crane"), about_alone).actions


def about_alone(start):
    """Say how a game for one goes, and how many points are good, rung by rung (P16.4)."""
    if start.count > 1:
        return None
    how = el("p", {"class": "quiet"}, say("setup-alone", good=pieces["good_alone"]))
    return el("div", {"class": "alone", "key": "alone"}, how, ladder())

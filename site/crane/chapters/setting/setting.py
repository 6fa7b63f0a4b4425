"""Setting a table of Crown and Crane: the seats, and the options of the rules."""

from option_form import OptionForm
from pieces import pieces
from ui import el, icon, say


def actions(page):
    """The handlers of the actions that this chapter knows, by name."""
    return OptionForm(page, icon("crane", "crane"), about_alone).actions


def about_alone(start):
    """Say how a game for one goes, and how many points are good (P16.4)."""
    if start.count > 1:
        return None
    return el("p", {"class": "quiet", "key": "alone"}, say("setup-alone", good=pieces["good_alone"]))

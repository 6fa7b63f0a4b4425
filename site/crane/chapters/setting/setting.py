"""Setting a table of Crown and Crane: the seats, and the options of the rules."""

from option_form import OptionForm
from ui import icon


def actions(page):
    """The handlers of the actions that this chapter knows, by name."""
    return OptionForm(page, icon("crane", "crane")).actions

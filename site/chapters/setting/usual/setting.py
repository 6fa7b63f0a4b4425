"""Setting a table of a game: the seats, and the options of the rules, if there are any."""

from option_form import OptionForm


def actions(page):
    """The handlers of the actions that this chapter knows, by name."""
    return OptionForm(page, None).actions

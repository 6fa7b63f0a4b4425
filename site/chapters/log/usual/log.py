"""The log of a game that shows no pictures of its news."""

from log_sheet import Log, beside  # noqa: F401 - the page draws it beside the table

NEWS = None  # what the page shows of the news, and lets be heard


def actions(page):
    """The handlers of the actions that this chapter knows, by name."""
    return Log(page).actions

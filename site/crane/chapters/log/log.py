"""The log of Crown and Crane; it has no pictures of the news."""

from log_sheet import Log, beside  # noqa: F401 - the page draws it beside the table

NEWS = None


def actions(page):
    """The handlers of the actions that this chapter knows, by name."""
    return Log(page).actions

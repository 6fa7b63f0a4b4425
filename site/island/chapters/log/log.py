"""The log of the island, and the pictures of the news."""

import outline  # noqa: F401 - the island without a pointer
import scenes
from log_sheet import Log, beside  # noqa: F401 - the page draws it beside the table

NEWS = scenes  # what the page shows of the news, and lets be heard


def actions(page):
    """The handlers of the actions that this chapter knows, by name."""
    return Log(page).actions

"""The rules of a game whose rules are one message, `rules`."""

import sheets
from ui import el, say


def actions(page):
    """The handlers of the actions that this chapter knows, by name."""
    return {"help": lambda: page.open_sheet(lambda: sheets.frame(say("help"), el("p", None, say("rules"))))}

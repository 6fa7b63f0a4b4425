"""People at one table, each on a phone of their own: the device that deals, and a guest's (docs/phones.md)."""

from dealer import Dealer
from guest import Guest


def actions(page):
    """The handlers of the actions that this chapter knows, by name."""
    handlers = Dealer(page).actions
    handlers.update(Guest(page).actions)
    return handlers

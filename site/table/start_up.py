"""The deal that a link brings in the page's address (docs/protocol.md 5)."""

from pyscript import window

DEAL = "#deal="  # before it


def look_at_address(page):
    """Show what would be dealt by the deal in the address, if it has one; it is dealt only when the player says so.

    It is taken out of the address, so that neither "Back" nor a reload shows it again.
    """
    here = window.location
    address = here.hash
    if address.startswith(DEAL):
        window.history.replaceState(window.history.state, "", here.pathname + here.search)
        page.act("deal-link", address[len(DEAL) :], "")

"""Starts a game's page: imports its modules, shows the first screen, and follows the address."""

from listen import WINDOW, listen
from pyscript import when, window
from saves import saves
from ui import stage

DEAL = "#deal="  # before the deal in an address (docs/protocol.md 5)


async def import_chunks(chunks):
    """Import modules, in chunks of at most 50 ms on a slow phone; between chunks the browser may handle taps."""
    for names in chunks:
        for name in names:
            __import__(name)
        await stage.turn()


async def start_up(page):
    """Show the first screen; in a frame whose poster was tapped, deal at once if there is no game to continue."""
    await stage.turn()
    listen(page.act)
    await page.first_draw()
    stage.alive()
    look_at_address(page)
    if stage.embedded and not page.sheet and saves.offered() is None:
        page.act("deal", "", "")
    when("hashchange", WINDOW)(lambda: look_at_address(page))


def look_at_address(page):
    """Show what would be dealt by the deal or the day in the address, if any; it is dealt only when the player says so.

    It is taken out of the address, so that neither "Back" nor a reload shows it again.
    """
    here = window.location
    address = here.hash
    if address.startswith(DEAL):
        window.history.replaceState(window.history.state, "", here.pathname + here.search)
        page.act("deal-link", address[len(DEAL) :], "")
    elif stage.dayLink():
        page.act("day-link", "", "")

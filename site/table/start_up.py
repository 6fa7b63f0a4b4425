"""Starts a game's page: imports its modules, shows the first screen, and follows the address."""

from listen import WINDOW, listen
from pyscript import when, window
from saves import name_of, saves
from ui import stage

DEAL = "#deal="  # before the deal in an address (docs/protocol.md 5)
MOMENT = "#from="  # before the link of a game and the step from which it is played on
TABLE, GUEST = CODES = ("#join=", "#answer=")  # before the code of another device (docs/phones.md)
STORED = "#game="  # before the number of a stored game, to which the list of another game's page leads


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
    moment = window.location.hash.startswith(MOMENT)
    look_at_address(page)
    if stage.embedded and not moment and not page.sheet and saves.offered() is None:
        page.act("deal", "", "")
    when("hashchange", WINDOW)(lambda: look_at_address(page))


def look_at_address(page):
    """Show what would be dealt by the deal or the day in the address, if any; it is dealt only when the player says so.

    It is taken out of the address, so that neither "Back" nor a reload shows it again.
    """
    here = window.location
    address = here.hash
    number = address[len(STORED) :]
    if address.startswith(DEAL):
        forget_hash(here)
        page.act("deal-link", address[len(DEAL) :], "")
    elif address.startswith(MOMENT):
        forget_hash(here)
        page.act("moment", address[len(MOMENT) :], "")
    elif address.startswith(CODES):
        forget_hash(here)
        page.act("join", address, "")
    elif address.startswith(STORED) and number.isdigit():
        forget_hash(here)
        page.act("games-one", name_of(int(number)), "")
    elif is_replay(address):
        here.assign(stage.replayAddress(address))
    elif stage.dayLink():
        page.act("day-link", "", "")


def is_replay(address):
    """Whether a link to a whole game stands behind the #: five parts, of which the first is a number."""
    parts = address[address.rfind("#") + 1 :].split("&")[0].split(".")
    return len(parts) == 5 and parts[0].isdigit()


def forget_hash(here):
    """Take what stands behind the # out of the address."""
    window.history.replaceState(window.history.state, "", here.pathname + here.search)

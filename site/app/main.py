"""The page's first module: imports the others, loads the cards and draws the first screen."""

from listen import WINDOW, listen
from pyscript import when, window
from ui import create_task, load_json, stage

# Import order, in chunks of at most 50 ms on a slow phone; between chunks the browser may handle taps.
MODULES = (("pieces", "sheets", "start"), ("seats", "tray", "decision"), ("play", "page"))

DEAL = "#deal="  # before the deal that an address brings (docs/protocol.md 5)


async def open_page():
    """Show the first screen as soon as its words and the cards are loaded; it does not wait for the engine."""
    for some in MODULES:
        for name in some:
            __import__(name)
        await stage.turn()
    import pieces  # noqa: PLC0415 - it was read above
    from page import Page  # noqa: PLC0415
    from start import Start  # noqa: PLC0415

    await window.speech.spoken
    pieces.learn(load_json("cards"))
    page = Page(Start(load_json("setup")))
    await stage.turn()
    listen(page.act)
    await page.first_draw()
    stage.alive()
    look_at_address(page)
    when("hashchange", WINDOW)(lambda: look_at_address(page))


def look_at_address(page):
    """Show what deal the address holds, if any; the cards are dealt only when the reader asks for it.

    It is read once: going back from the sheet that says it, or a reload, does not bring it again.
    """
    here = window.location
    asked = here.hash
    if asked.startswith(DEAL):
        window.history.replaceState(window.history.state, "", here.pathname + here.search)
        page.act("deal-link", asked[len(DEAL) :].split("&")[0], "")


create_task(open_page())

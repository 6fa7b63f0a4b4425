"""The page's first module: imports the others, loads the cards and draws the first screen."""

from deal_address import look_at_address
from listen import WINDOW, listen
from pyscript import when, window
from saves import saves
from ui import create_task, load_json, stage

# Import order, in chunks of at most 50 ms on a slow phone; between chunks the browser may handle taps.
MODULES = (("pieces", "card_sheets", "start"), ("tray", "decision"), ("play", "page"), ("citadels_game",))


async def open_page():
    """Show the first screen as soon as its words and the cards are loaded; it does not wait for the engine."""
    for some in MODULES:
        for name in some:
            __import__(name)
        await stage.turn()
    import pieces  # noqa: PLC0415 - imported in its chunk above
    from citadels_game import CitadelsGame  # noqa: PLC0415
    from page import Page  # noqa: PLC0415

    await window.speech.spoken
    pieces.learn(load_json("cards"))
    page = Page(CitadelsGame(load_json("setup")))
    await stage.turn()
    listen(page.act)
    await page.first_draw()
    stage.alive()
    look_at_address(page)
    if stage.embedded and not page.sheet and saves.offered() is None:
        page.act("deal", "", "")  # the poster's "Play" was tapped, and there is no game to continue
    when("hashchange", WINDOW)(lambda: look_at_address(page))


create_task(open_page())

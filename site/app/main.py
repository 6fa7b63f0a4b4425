"""The first of the page's Python: lays the cards ready and lets the page begin."""

from listen import listen
from pyscript import window
from ui import laid, later, stage

# In the order in which they need one another, as many at a time as a slow phone reads in a twentieth of a second.
MODULES = (("pieces", "sheets", "cast", "specials", "start"), ("seats", "tray", "decision"), ("play", "page"))


async def open_page():
    """Show the first screen as soon as its words and the cards are there; the engine comes when it comes."""
    for some in MODULES:
        for name in some:
            __import__(name)
        await stage.turn()
    import pieces  # noqa: PLC0415 - it was read above
    from page import Page  # noqa: PLC0415
    from start import Start  # noqa: PLC0415

    await window.speech.spoken
    pieces.learn(laid("cards"))
    page = Page(Start(laid("setup")))
    await stage.turn()
    listen(page.act)
    await page.first_draw()
    stage.alive()


later(open_page())

"""The first of the page's Python: lays the cards ready and lets the page begin."""

import asyncio

from js import window
from ui import laid, later, stage

# In the order in which they need one another.
MODULES = ("pieces", "sheets", "cast", "specials", "start", "seats", "tray", "decision", "play", "page")


async def open_page():
    """Show the first screen as soon as its words and the cards are there; the engine comes when it comes."""
    for name in MODULES:
        __import__(name)
        await asyncio.sleep(0)  # between two of them even a slow phone hears a tap and shows what was painted
    import pieces  # noqa: PLC0415 - it was read above
    from page import Page  # noqa: PLC0415
    from start import Start  # noqa: PLC0415

    await window.speech.spoken
    pieces.learn(laid("cards"))
    page = Page(Start(laid("setup")))
    await asyncio.sleep(0)
    stage.onact = page.act
    window.engine.onstage = page.engine_moved
    if window.engine.stage == "failed":
        page.engine_moved("failed")  # it was quicker than the page
    page.draw_start()
    stage.alive()


later(open_page())

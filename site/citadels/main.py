"""The page's first module: imports the others, loads the cards and draws the first screen."""

from pyscript import window
from start_up import import_chunks, start_up
from ui import create_task, load_json

# Import order, in chunks (table/start_up.py).
MODULES = (("pieces", "card_sheets", "start"), ("tray", "decision"), ("play", "page"), ("citadels_game",))


async def open_page():
    """Show the first screen as soon as its words and the cards are loaded; it does not wait for the engine."""
    await import_chunks(MODULES)
    import pieces  # noqa: PLC0415 - imported in its chunk above
    from citadels_game import CitadelsGame  # noqa: PLC0415
    from page import Page  # noqa: PLC0415

    await window.speech.spoken
    pieces.learn(load_json("cards"))
    await start_up(Page(CitadelsGame(load_json("setup"))))


create_task(open_page())

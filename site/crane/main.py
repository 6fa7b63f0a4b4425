"""The page's first module: imports the others and draws the first screen."""

from pyscript import window
from start_up import import_chunks, start_up
from ui import create_task, load_json

# Import order, in chunks (table/start_up.py).
MODULES = (("first_screen", "setup"), ("play", "page"), ("crane_game",))


async def open_page():
    """Show the first screen as soon as its words are loaded; it does not wait for the engine."""
    await import_chunks(MODULES)
    from crane_game import CraneGame  # noqa: PLC0415 - imported in its chunk above
    from page import Page  # noqa: PLC0415

    await window.speech.spoken
    await start_up(Page(CraneGame(load_json("setup"))))


create_task(open_page())

"""The first module of a game's page: imports the others, and draws the first screen of the game that it is."""

from pyscript import window
from start_up import import_chunks, start_up
from ui import GAME, create_task, load_json

OWN = GAME + "_game"  # the module with the game's class: `NimGame` in `nim_game`
# Import order, in chunks (table/start_up.py).
MODULES = (("first_screen", "option_setup"), ("play", "page"), (OWN,))


async def open_page():
    """Show the first screen as soon as its words are loaded; it does not wait for the engine."""
    await import_chunks(MODULES)
    from page import Page  # noqa: PLC0415 - imported in its chunk above

    kind = getattr(__import__(OWN), GAME[0].upper() + GAME[1:] + "Game")
    await window.speech.spoken
    await start_up(Page(kind(load_json("setup"))))


create_task(open_page())

"""The first of the page's Python: lays the cards ready and lets the page begin."""

import json

import pieces
from page import Page
from pyscript import window
from start import Start
from ui import later, stage


async def open_page():
    """Show the first screen as soon as its words and the cards are there; the engine comes when it comes."""
    await window.speech.spoken
    pieces.learn(json.loads(await stage.json("./cards.json")))
    page = Page(Start(json.loads(await stage.json("./setup.json"))))
    stage.onact = page.act
    window.engine.onstage = page.engine_moved
    page.draw_start()
    stage.alive()


later(open_page())

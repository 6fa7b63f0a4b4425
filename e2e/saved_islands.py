"""Islands to sit down at: positions written by hand, which the page continues as a stored game."""

from __future__ import annotations

import json

from playwright.sync_api import Page

from catan import Game
from e2e.conftest import FOLDER
from e2e.island_page import IslandPage
from e2e.taps import click
from tests.catan.stored import stored


def sit(page: Page, game: Game, people: tuple[int, ...] = (0,)) -> IslandPage:
    """Continue a stored game at its first decision, with bots that decide at once."""
    page.add_init_script(f"localStorage['{FOLDER}island.save.1'] ??= {json.dumps(stored(game, people))}")
    island = IslandPage(page)
    island.open(instant=True)
    click(page.locator("[data-do=continue]"))
    island.wait_for_question()
    return island

"""Islands to sit down at: positions written by hand, which the page continues as a stored game."""

from __future__ import annotations

from playwright.sync_api import Page

from catan import Game
from e2e.island_page import IslandPage
from e2e.resumed import resume
from tests.catan.stored import stored


def sit(page: Page, game: Game, people: tuple[int, ...] = (0,), *, history: bool = False) -> IslandPage:
    """Continue a stored game at its first decision, perhaps with its history, with bots that decide at once."""
    return resume(IslandPage, page, stored(game, people, history=history))

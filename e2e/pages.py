"""The page object of each game, in the order of the games: what a test takes that holds for every game's page."""

from __future__ import annotations

from e2e.crane_page import CranePage
from e2e.game_page import GamePage
from e2e.island_page import IslandPage

PAGES: tuple[type[GamePage], ...] = (GamePage, IslandPage, CranePage)
OTHER_PAGES = PAGES[1:]  # of the games beside the first


def name_of(page: type[GamePage]) -> str:
    """Return the name of a page's game, as the id of a test."""
    return page.name

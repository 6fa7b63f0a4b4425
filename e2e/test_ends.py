"""The end of a game of Citadels and of the crane; that of the island is in test_island_after."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from citadels.bots import BOTS as CITADELS_BOTS
from citadels.table.interface import game_spec as citadels
from e2e.crane_page import CranePage
from e2e.game_page import GamePage
from e2e.resumed import resume
from e2e.screen_checks import PHONE, Size, at_sizes
from praga.bots import BOTS as CRANE_BOTS
from praga.table.interface import game_spec as crane
from tests.nearly_over import nearly_over

SIZES: tuple[Size, ...] = ((320, 568), (360, 640), PHONE, (844, 390), (1280, 720), (1920, 1080))
# What of the winner, one's own city and the ways on is cut by the window, or lies under the ways on.
HIDDEN = """() => {
  const next = document.querySelector(".over > .next").getBoundingClientRect();
  const parts = ".victor > *, .final-city:not(.of-winner) > .tiles, .next button";
  return [...document.querySelectorAll(parts)].filter(node => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const below = !node.closest(".next") && bottom > next.top + 1 && right > next.left && left < next.right;
    return top < 0 || bottom > innerHeight + 1 || left < 0 || right > innerWidth || below;
  }).map(node => node.className || node.tagName);
}"""


@pytest.mark.usefixtures("warm_engine")
def test_winner_city_and_ways_on_of_citadels_are_in_sight(page: Page) -> None:
    """The ways on lay over one's city on small phones."""
    table = resume(GamePage, page, nearly_over(citadels(CITADELS_BOTS), "newcomer", {}, people=(0,)))
    table.play_out()

    hidden = {size: page.evaluate(HIDDEN) for size in at_sizes(page, *SIZES)}

    assert hidden == {size: [] for size in SIZES}


@pytest.mark.usefixtures("warm_crane")
def test_winner_and_ways_on_of_the_crane_are_in_sight(page: Page) -> None:
    """The ways on stood below twenty lines of points."""
    table = resume(CranePage, page, nearly_over(crane(CRANE_BOTS), "newcomer", {}, people=(0,)))
    table.play_out()

    hidden = {size: page.evaluate(HIDDEN) for size in at_sizes(page, *SIZES)}

    assert hidden == {size: [] for size in SIZES}

"""The end of a game of Citadels."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from citadels.bots import BOTS
from citadels.table.interface import game_spec
from e2e.game_page import GamePage
from e2e.resumed import resume
from e2e.screen_checks import ENDS, HIDDEN_AT_END, at_sizes
from tests.nearly_over import nearly_over


@pytest.mark.usefixtures("warm_engine")
def test_winner_city_and_ways_on_of_citadels_are_in_sight(page: Page) -> None:
    """The ways on lay over one's city on small phones."""
    table = resume(GamePage, page, nearly_over(game_spec(BOTS), "newcomer", {}, people=(0,)))
    table.play_out()

    hidden = {size: page.evaluate(HIDDEN_AT_END) for size in at_sizes(page, *ENDS)}

    assert hidden == {size: [] for size in ENDS}

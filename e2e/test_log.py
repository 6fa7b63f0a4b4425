"""The log of a long game: the newest entries at once, earlier ones when they are wanted."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.game_page import READY
from e2e.saved_games import take_up
from e2e.taps import tap
from tests.page.test_log import long_game

pytestmark = pytest.mark.usefixtures("warm_engine")


@pytest.fixture
def log(page: Page) -> Page:
    """A page on which the log of the long game lies open."""
    take_up(page, long_game())
    tap(page.locator(".bar [data-do=log]"), timeout=READY)
    expect(page.locator(".log-sheet")).to_be_visible(timeout=READY)
    return page


def test_the_newest_entry_is_in_sight_and_earlier_ones_are_shown_when_they_are_wanted(log: Page) -> None:
    expect(log.locator(".log-sheet .block").last).to_be_in_viewport(ratio=0.9)
    newest = log.locator(".log-sheet .block").count()

    tap(log.locator("[data-do=log-earlier]"))

    expect(log.locator(".log-sheet .block")).not_to_have_count(newest)

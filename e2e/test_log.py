"""The log of a long game: the newest entries at once, earlier ones when they are wanted."""

from __future__ import annotations

import random
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from citadels import Game
from e2e.game_page import READY
from e2e.saved_games import take_up
from e2e.taps import tap

pytestmark = pytest.mark.usefixtures("warm_engine")


@cache
def long_game() -> Game:
    """A game in which nobody has built nor drawn in four hundred decisions: with large hands, menus would be long."""
    game, dice = Game.new(["Ann", "Ben", "Cal", "Dee"], seed=2), random.Random(2)
    while len(game.history) < 400 or game.to_move != 0:
        game.play(dice.choice([move for move in game.moves() if not move.startswith(("build", "cards", "draw"))]))
    return game


@pytest.fixture
def log(page: Page) -> Page:
    """A page on which the log of the long game lies open."""
    take_up(page, long_game())
    tap(page.locator(".bar [data-do=log]"), timeout=READY)
    expect(page.locator(".log-sheet")).to_be_visible(timeout=READY)
    return page


def test_a_long_log_begins_with_its_newest_entries(log: Page) -> None:
    assert "Round 1" not in log.locator(".story-round").all_inner_texts()


def test_the_newest_entry_is_in_sight(log: Page) -> None:
    expect(log.locator(".block").last).to_be_in_viewport(ratio=0.9)


def test_earlier_entries_are_shown_when_they_are_wanted(log: Page) -> None:
    newest = log.locator(".block").count()

    tap(log.locator("[data-do=log-earlier]"))

    expect(log.locator(".block")).not_to_have_count(newest)


def test_a_log_that_is_shown_whole_offers_no_more(log: Page) -> None:
    earlier = log.locator("[data-do=log-earlier]")
    while earlier.count():
        count = log.locator(".block").count()
        tap(earlier)
        expect(log.locator(".block")).not_to_have_count(count)

    expect(log.locator(".story-round").first).to_have_text("Round 1")

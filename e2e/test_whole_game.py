"""A whole game on a phone, from the first tap to the last line of the score."""

import random
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from citadels import Game
from e2e.game_page import GamePage
from e2e.saved_games import short_game, take_up
from e2e.taps import tap

pytestmark = pytest.mark.usefixtures("warm_engine")


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """With the service worker, as readers have it."""
    return {**browser_context_args, "service_workers": "allow"}


def test_a_person_and_bots_play_to_the_end(page: Page) -> None:
    page.emulate_media(reduced_motion="no-preference")
    table = GamePage(page, seed=3)
    table.open(instant=True)
    table.set_option("city_size", "6")
    table.set_seed(4)
    table.deal()
    table.play_out()
    expect(page.locator(".score")).to_have_count(4)


def test_seven_play_to_the_end(page: Page) -> None:
    table = take_up(page, short_game([f"Seat {seat}" for seat in range(7)], seed=7, rounds=1))
    table.play_out()
    expect(page.locator(".score")).to_have_count(7)


@cache
def nearly_over() -> Game:
    """A game in which everybody builds what can be built, before Ann's last decision."""
    game, dice = Game.new(["Ann", "Ben", "Cal", "Dee"], {"city_size": 6}, seed=2), random.Random(2)
    last = game
    while not game.over:
        if game.to_move == 0:
            last = game.clone()
        moves = game.moves()
        game.play(next((move for move in moves if move.startswith("build")), dice.choice(moves)))
    return last


def test_a_game_ends_with_the_points_of_each_and_another_is_dealt_to_the_same_seats(page: Page) -> None:
    """The points are told by what they are for and add up; one's own row is in sight."""
    table = take_up(page, nearly_over())
    table.play_out()
    for score in page.locator(".score").all():
        *points, total = [int(cell.inner_text()) for cell in score.locator("td:visible").all()]
        assert sum(points) == total
    for width, height in ((390, 844), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        expect(page.get_by_role("row", name="Ann (you)")).to_be_in_viewport(ratio=1)

    tap(page.get_by_role("button", name="Play again"))

    expect(page.locator(".over")).to_have_count(0)
    assert table.wait_for_question()
    expect(page.locator(".mine .name")).to_have_text("Ann")


def test_bots_are_paced_and_a_tap_hurries_them(page: Page) -> None:
    table = GamePage(page)
    table.open()
    table.set_seed(4)
    table.deal()
    table.wait_for_question()
    table.decide()
    tap(page.locator("[data-do=rush]"))
    assert table.wait_for_question()


def test_only_bots_play_while_one_watches(page: Page) -> None:
    table = GamePage(page)
    table.open(instant=True)
    table.seat_people()
    table.set_option("city_size", "6")
    table.deal()
    expect(page.locator(".over")).to_be_visible(timeout=60_000)

"""The first screens on any device: links that can be read before the street, and no frame without a key."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.game_page import READY
from e2e.saved_games import short_game
from e2e.taps import click

PAINTED = "node => !/, 0\\)|transparent/.test(getComputedStyle(node).backgroundColor)"
OUTLINE = "() => getComputedStyle(document.activeElement).outlineStyle"


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1920, 1080)])
def test_the_links_below_the_setup_lie_on_a_panel(page: Page, width: int, height: int) -> None:
    """Before the towers of the skyline they cannot be read."""
    page.set_viewport_size({"width": width, "height": height})
    page.goto("./")
    click(page.locator("[data-do=set-up]"))
    expect(page.locator(".setup")).to_be_visible(timeout=READY)

    assert page.locator(".foot-links").evaluate(PAINTED)


def test_the_links_of_the_first_screen_stand_in_one_line_on_a_desktop(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto("./")
    expect(page.locator("[data-do=deal]")).to_be_visible(timeout=READY)

    tops = page.locator(".foot-links > .link").evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")

    assert len({round(top) for top in tops}) == 1


def test_a_heading_that_gets_the_focus_has_no_frame_before_a_key_is_pressed(page: Page) -> None:
    """A link that is opened by mouse: the replay moves the focus to its heading."""
    game = short_game(["Ann", "Bo"], seed=3, rounds=1)
    while not game.over:
        game.play(game.moves()[0])
    page.goto(f"replay.html#{game.link()}")
    expect(page.locator("h1:focus, h2:focus")).to_have_count(1, timeout=READY)

    before = page.evaluate(OUTLINE)
    page.keyboard.press("Shift")

    assert (before, page.evaluate(OUTLINE)) == ("none", "dashed")

"""The first screens on any device: links that can be read before the street, and no frame without a key."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.game_page import READY, GamePage
from e2e.island_page import IslandPage
from e2e.pages import PAGES, name_of
from e2e.saved_games import short_game
from e2e.screen_checks import PHONE, SIDEWAYS, Size, at_sizes
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


SIZES: tuple[Size, ...] = (
    PHONE, (320, 568), (360, 640), (667, 375), (844, 390), (932, 430), (768, 1024), (1280, 720), (1920, 1080),
)  # fmt: skip
# Whether the button is in the window when the form is scrolled to its beginning, its middle and its end.
IN_SIGHT = """() => [0, 0.5, 1].map(part => {
  scrollTo(0, part * (document.documentElement.scrollHeight - innerHeight));
  const { top, bottom } = document.querySelector(".deal").getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
})"""


@pytest.mark.parametrize("kind", PAGES, ids=name_of)
def test_play_is_in_sight_wherever_the_setup_is_scrolled_to(page: Page, kind: type[GamePage]) -> None:
    """On a phone held sideways it was below the fold, and anywhere once the options were unfolded."""
    table = kind(page)
    table.open()
    table.set_up()
    folded = {size: page.evaluate(IN_SIGHT) for size in at_sizes(page, *SIZES)}
    table.show_options()

    unfolded = {size: [*page.evaluate(IN_SIGHT), page.evaluate(SIDEWAYS) <= 0] for size in at_sizes(page, *SIZES)}

    assert (folded, unfolded) == (dict.fromkeys(SIZES, [True] * 3), dict.fromkeys(SIZES, [True] * 4))


NAMES_BEGIN = """() => new Set([...document.querySelectorAll(".place input")]
  .map(node => Math.round(node.getBoundingClientRect().left))).size"""


def test_names_in_the_setup_begin_below_one_another(page: Page) -> None:
    """A bot's began 16 px to the right of a person's."""
    table = IslandPage(page)
    table.open()
    table.set_up()

    begins = {size: page.evaluate(NAMES_BEGIN) for size in at_sizes(page, *SIZES)}

    assert set(begins.values()) == {1}, begins

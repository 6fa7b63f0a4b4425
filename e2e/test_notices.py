"""The status line: the page moves down for it, so that it covers neither a question nor a button (ux3, finding 18)."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from citadels import Game
from e2e.crane_page import CranePage
from e2e.game_page import READY, GamePage
from e2e.saved_games import sit, take_up
from e2e.screen_checks import at_sizes
from e2e.taps import click, tap
from e2e.waits import wait_until_idle
from tests.rules.table import seat, turn

pytestmark = pytest.mark.usefixtures("warm_engine")

LINE = ".edge-line"
NOTIFY = "() => window.stage.notify('game-elsewhere', 'go-on-here', 'go-on-here')"
# What can be tapped or read on the page and lies below the line.
COVERED = """() => {
  const line = document.querySelector(".edge-line").getBoundingClientRect();
  return [...document.querySelectorAll("main button, main a, main h1, main h2")].filter(node => {
    const box = node.getBoundingClientRect();
    return box.height && box.top < line.bottom - 1 && box.bottom > line.top + 1 && box.left < line.right;
  }).map(node => node.outerHTML.slice(0, 80));
}"""
SIZES = [(390, 844), (844, 390), (1280, 800)]


def notify(page: Page) -> None:
    """Show a line that stays until it is closed."""
    page.evaluate(NOTIFY)
    expect(page.locator(LINE)).to_be_visible()


def notify_briefly(page: Page) -> None:
    """Show a line that has no button."""
    page.evaluate("() => window.stage.notify('phones-copied')")
    expect(page.locator(LINE)).to_be_visible()


def covered(page: Page) -> dict[tuple[int, int], list[str]]:
    """Return the elements that the line covers at each size, where it covers any."""
    by_size = {size: page.evaluate(COVERED) for size in at_sizes(page, *SIZES)}
    return {size: nodes for size, nodes in by_size.items() if nodes}


def test_the_first_screen_moves_down_for_it_and_back_when_it_is_closed(page: Page) -> None:
    GamePage(page).open()
    notify(page)
    assert covered(page) == {}

    tap(page.locator(LINE).get_by_role("button", name="Close"))

    expect(page.locator("html")).to_have_css("--notice-height", "0px")


def test_it_covers_nothing_of_the_table_and_the_question_stays_in_sight(page: Page) -> None:
    sit(page, turn("king", seat("king", gold=2, hand="temple", city="manor"), seat("bishop")))

    notify(page)

    assert covered(page) == {}
    for size in at_sizes(page, *SIZES):
        expect(page.locator("#decision-title"), str(size)).to_be_in_viewport(ratio=1)


# The players' names over which other parts of the table lie.
HIDDEN_NAMES = """() => [...document.querySelectorAll(".seat .name")].filter(name => {
  const box = name.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return !top?.closest(".seat");
}).map(name => name.textContent)"""


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900)], ids=str)
def test_the_bar_hides_no_name_where_it_moves_down(page: Page, size: tuple[int, int]) -> None:
    others = [seat("bishop"), seat("architect"), seat("thief")]
    sit(page, turn("king", seat("king", gold=2, hand="temple", city="manor"), *others))
    page.set_viewport_size({"width": size[0], "height": size[1]})
    wait_until_idle(page)

    notify(page)

    assert page.evaluate(HIDDEN_NAMES) == []


def test_it_covers_nothing_of_another_game_s_table(page: Page) -> None:
    CranePage(page).start_table()

    notify(page)

    assert covered(page) == {}


def test_it_covers_nothing_of_the_curtain(page: Page) -> None:
    take_up(page, Game.new(["Ann", "Ben"], seed=1), (0, 1))
    expect(page.locator(".curtain [data-hold]")).to_be_visible(timeout=READY)

    notify(page)

    assert page.evaluate(COVERED) == []


def test_a_line_without_a_button_goes_by_itself(page: Page) -> None:
    page.clock.install()
    GamePage(page).open()
    notify_briefly(page)

    page.clock.run_for(8_000)

    expect(page.locator(LINE)).to_have_count(0)


def test_a_line_that_has_been_read_goes_with_the_next_tap(page: Page) -> None:
    page.clock.install()
    GamePage(page).open()
    notify_briefly(page)
    click(page.locator("h1"))
    expect(page.locator(LINE)).to_be_visible()
    page.clock.run_for(2_100)

    click(page.locator("h1"))

    expect(page.locator(LINE)).to_have_count(0, timeout=3_000)  # sooner than by itself


def test_nothing_moves_under_a_finger_that_is_on_the_screen(page: Page) -> None:
    page.clock.install()
    GamePage(page).open()
    notify_briefly(page)
    page.locator("h1").hover()
    page.mouse.down()
    page.clock.run_for(8_000)
    expect(page.locator(LINE)).to_be_visible()

    page.mouse.up()

    expect(page.locator(LINE)).to_have_count(0)

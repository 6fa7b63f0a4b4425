"""The screen stays on while people pass the device on or bots play slowly, and no longer (ux3, finding 4)."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from e2e.game_page import GamePage
from e2e.taps import click
from e2e.test_hints import play_to_end
from e2e.waits import wait_until

pytestmark = pytest.mark.usefixtures("warm_engine")

# A lock that counts itself: `window.locks` is how many are held. Headless browsers grant none.
STUB = """
window.locks = 0;
Object.defineProperty(navigator, "wakeLock", { value: { request: async () => {
  window.locks++;
  const lock = new EventTarget();
  let held = true;
  lock.release = async () => {
    if (!held) return;
    held = false;
    window.locks--;
    lock.dispatchEvent(new Event("release"));
  };
  return lock;
} } });
"""
HIDE = """hidden => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
}"""
TEN_MINUTES = 600_000


@pytest.fixture
def table(page: Page) -> GamePage:
    page.add_init_script(STUB)
    table = GamePage(page, seed=3)
    table.open()
    return table


def wait_for_locks(page: Page, count: int) -> None:
    """Wait until so many locks are held."""
    wait_until(page, f"() => window.locks === {count}")


def pass_and_play(table: GamePage) -> Page:
    """A table of two people, whose screen is kept on."""
    table.seat_people("Ann", "Ben")
    table.deal()
    wait_for_locks(table.page, 1)
    return table.page


def test_it_is_held_while_people_share_a_table_that_is_in_sight(table: GamePage) -> None:
    page = pass_and_play(table)
    page.evaluate(HIDE, True)
    wait_for_locks(page, 0)
    page.evaluate(HIDE, False)
    wait_for_locks(page, 1)
    click(page.locator(".curtain [data-do=menu]"))
    click(page.locator("dialog [data-do=new-table]"))

    click(page.locator("dialog [data-do=leave]"))

    wait_for_locks(page, 0)


def test_it_is_not_held_where_one_person_plays_at_normal_pace(table: GamePage) -> None:
    """Other wishes for it are in tests/page/test_play.py."""
    table.deal()
    table.wait_for_question()

    assert table.page.evaluate("window.locks") == 0


def test_it_is_released_after_ten_minutes_without_a_tap(page: Page) -> None:
    page.clock.install()
    page.add_init_script(STUB)
    table = GamePage(page)
    table.open()
    pass_and_play(table)

    page.clock.fast_forward(TEN_MINUTES)

    wait_for_locks(page, 0)


def test_it_is_released_at_the_end(page: Page) -> None:
    page.add_init_script(STUB)

    play_to_end(page, people=2)

    wait_for_locks(page, 0)

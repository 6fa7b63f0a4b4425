"""The daily game in the browser: the same deal by its link on every device, its result copied.

What is said of a link that cannot be played: tests/page/test_today.py.
"""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, Page, expect

from citadels.bots import BOTS
from citadels.table import daily
from citadels.table.interface import game_spec
from e2e.conftest import FOLDER, Site
from e2e.game_page import READY, GamePage
from e2e.saved_games import newest
from e2e.screen_checks import Look, errors_at_all_sizes
from e2e.taps import click, tap
from tests.nearly_over import day_nearly_over

pytestmark = pytest.mark.usefixtures("warm_engine")

LATER = "2026-12-24T12:00:00Z"  # when these tests take place
DAY = f"{daily.DAILY.current}.{daily.SERIES[daily.DAILY.current].begins}"


def play_day(page: Page) -> str:
    """Play the day that the address asks for; its record so far, from the deal on."""
    click(page.get_by_role("dialog").get_by_role("button", name="Play", exact=True), timeout=READY)
    expect(page.locator(".board")).to_be_visible(timeout=READY)
    GamePage(page).wait_for_question()
    record: str = json.loads(newest(page)["save"])["record"]
    return record


def test_the_invitation_holds_the_rules_of_every_screen(page: Page, axe: Look) -> None:
    page.goto(f"./index.html#day={DAY}")
    expect(page.locator("dialog [data-do=day-play]")).to_be_visible(timeout=READY)

    assert errors_at_all_sizes(page, axe) == []


def test_a_link_deals_the_same_on_another_device_with_another_clock(page: Page, browser: Browser, site: Site) -> None:
    page.clock.set_fixed_time(LATER)
    page.goto(f"./index.html#day={DAY}")
    here = play_day(page)
    other = browser.new_context(timezone_id="Pacific/Auckland", bypass_csp=True, locale="en")
    elsewhere = other.new_page()
    elsewhere.clock.set_fixed_time(LATER)
    elsewhere.goto(f"{site.url}index.html#day={DAY}")

    there = play_day(elsewhere)
    other.close()

    assert here == there


BEFORE = f"{daily.DAILY.current}.1999-01-01"
AFTER = ("", ".", ")", "%20")  # what chat programs leave
READ = """days => days.map(day => {
  history.replaceState(null, "", "#day=" + day);
  return window.stage.dayLink();
})"""


def test_a_link_to_a_day_is_read_as_a_chat_program_leaves_it(page: Page) -> None:
    """Reliability, L1."""
    page.goto(f"./index.html#day={BEFORE}.")
    expect(page.get_by_role("dialog")).to_contain_text("can’t be played", timeout=READY)

    days = page.evaluate(READ, [BEFORE + after for after in AFTER])

    assert days == [BEFORE] * len(AFTER)


def test_a_result_is_copied_with_the_link(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.clock.set_fixed_time(LATER)
    stored_game = day_nearly_over(game_spec(BOTS), daily.DAILY, DAY)
    page.add_init_script(f"localStorage['{FOLDER}citadels.save.1'] ??= {json.dumps(stored_game)}")
    table = GamePage(page)
    table.open(instant=True)
    tap(page.locator("[data-do=continue]"))
    table.play_out()
    tap(page.get_by_role("button", name="Daily result"))
    tap(page.get_by_role("button", name="Copy result"))
    expect(page.get_by_role("dialog")).to_contain_text("Copied")

    assert page.evaluate("navigator.clipboard.readText()").endswith(f"/index.html#day={DAY}")

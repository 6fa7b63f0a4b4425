""" "Back" on a phone closes a sheet before it leaves the page."""

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Site
from e2e.game_page import READY, GamePage
from e2e.taps import click
from e2e.test_replay import LINK
from e2e.waits import wait_until

pytestmark = pytest.mark.usefixtures("warm_engine")


@pytest.fixture
def first(page: Page) -> Page:
    """The first screen, come to from another page."""
    page.goto("about:blank")
    GamePage(page).open()
    return page


def open_sheet(page: Page, name: str) -> None:
    """Open a sheet from the first screen."""
    click(page.locator(f"main [data-do={name}]"))
    expect(page.locator("dialog")).to_be_visible()


def open_rules(page: Page) -> None:
    """Open the rules from the first screen."""
    open_sheet(page, "help")
    click(page.locator("dialog [data-arg=contents]"))


def entries(page: Page) -> int:
    return int(page.evaluate("history.length"))


def test_back_closes_a_sheet_and_without_one_leaves(first: Page) -> None:
    open_sheet(first, "help")
    first.go_back()
    expect(first.locator("dialog")).to_be_hidden()
    expect(first.locator(".deal")).to_be_visible()

    open_sheet(first, "help")
    first.keyboard.press("Escape")
    expect(first.locator("dialog")).to_be_hidden()
    wait_until(first, "() => history.state === null")
    first.go_back()
    expect(first).to_have_url("about:blank")


def test_sheets_never_take_more_than_one_entry(first: Page) -> None:
    before = entries(first)
    for name in ("settings", "about", "settings"):
        open_sheet(first, name)
        click(first.locator("dialog [data-do=close-sheet]"))
        expect(first.locator("dialog")).to_be_hidden()

    assert entries(first) == before + 1


def test_back_steps_from_a_card_to_the_rulebook_and_then_out_of_it(first: Page) -> None:
    open_rules(first)
    first.get_by_role("searchbox", name="Search the rules").fill("murdered king")
    click(first.get_by_role("button", name="1 Assassin", exact=True))
    expect(first.get_by_role("heading", name="Assassin")).to_be_visible()

    first.go_back()
    expect(first.get_by_role("heading", name="Rules")).to_be_visible()
    expect(first.get_by_role("button", name="1 Assassin", exact=True)).to_be_focused()
    first.go_back()
    expect(first.get_by_role("heading", name="How to play")).to_be_visible()
    first.go_back()

    expect(first.locator("dialog")).to_be_hidden()
    expect(first.locator(".deal")).to_be_visible()


def test_a_book_closed_from_deep_within_takes_its_entries_with_it(first: Page) -> None:
    open_rules(first)
    click(first.locator("dialog [data-arg=rules-kinds]"))
    click(first.locator("dialog [data-arg=card-temple]"))
    expect(first.locator("dialog .card-sheet")).to_be_visible()
    click(first.locator("dialog [data-do=close-sheet]"))
    wait_until(first, "() => history.state === null")

    first.go_back()

    expect(first).to_have_url("about:blank")


def test_a_sheet_opened_while_the_last_one_s_entry_goes_stays_open(first: Page) -> None:
    first.evaluate(
        """() => {
          const act = name => window.stage.onact(name, "", "");
          act("about");
          setTimeout(() => { act("close-sheet"); setTimeout(() => act("settings")); });
        }"""
    )
    expect(first.locator("dialog [data-do=set-theme]").first).to_be_attached()
    wait_until(first, "() => history.state?.sheets === 1")

    first.go_back()

    expect(first.locator("dialog")).to_be_hidden()
    expect(first.locator(".deal")).to_be_visible()


def test_back_at_the_table_closes_the_menu(page: Page) -> None:
    table = GamePage(page)
    table.open()
    table.deal()
    click(page.locator(".bar [data-do=menu]"))
    expect(page.locator("dialog")).to_be_visible()

    page.go_back()

    expect(page.locator("dialog")).to_be_hidden()
    expect(page.locator(".decision")).to_be_visible()


def test_in_the_replay_back_closes_a_card_and_then_leads_to_the_last_game(page: Page) -> None:
    page.goto("./replay.html#" + LINK)
    expect(page.get_by_role("button", name="Watch")).to_be_visible(timeout=READY)
    page.evaluate("location.hash += '&at=0'")
    expect(page.locator(".steps h2")).to_contain_text("Step 0", timeout=READY)
    click(page.locator(".medal-button").first)
    expect(page.locator("dialog")).to_be_visible()

    page.go_back()
    expect(page.locator("dialog")).to_be_hidden()
    assert page.url.endswith("&at=0")
    page.go_back()

    expect(page).to_have_url(re.compile(re.escape(LINK) + "$"))


def test_a_frame_leaves_the_history_of_its_host_alone(page: Page, site: Site) -> None:
    page.set_content(f"<iframe src='{site.url}' width=390 height=800></iframe>")
    frame = page.frame_locator("iframe")
    expect(frame.locator(".deal")).to_be_visible(timeout=READY)
    before = entries(page)

    click(frame.locator("main [data-do=help]"))
    expect(frame.locator("dialog")).to_be_visible()

    assert entries(page) == before

"""The rulebook: opened from anywhere, searched, and left and opened again where one was."""

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.saved_games import sit
from e2e.taps import click
from e2e.waits import wait_until
from tests.page.dark_city import builder

pytestmark = pytest.mark.usefixtures("warm_engine")


@pytest.fixture
def table(page: Page) -> Page:
    """A table at which a person is asked."""
    sit(page, builder())
    return page


def scrolled(page: Page) -> int:
    return int(page.evaluate("document.getElementById('sheet').scrollTop"))


def test_by_keyboard_alone_a_rule_is_found_and_the_place_kept(table: Page) -> None:
    keys = table.keyboard
    keys.press("?")
    expect(table.get_by_role("heading", name="Rules")).to_be_focused()
    keys.press("Tab")
    keys.press("Tab")
    keys.type("murdered king")
    # How many they are is for the texts to say, which grow with the rules.
    expect(table.locator("dialog").get_by_role("status")).to_have_text(re.compile(r"^Found in \d+ places$"))
    table.get_by_role("button", name="4 King", exact=True).press("Enter")
    expect(table.get_by_role("heading", name="King")).to_be_focused()
    keys.press("Escape")
    expect(table.locator("dialog")).to_be_hidden()

    keys.press("?")
    keys.press("Shift+Tab")
    keys.press("Enter")

    expect(table.get_by_role("searchbox")).to_have_value("murdered king")
    expect(table.get_by_role("button", name="4 King", exact=True)).to_be_focused()


def test_the_contents_are_scrolled_as_they_were_left(table: Page) -> None:
    click(table.locator(".bar [data-do=help]"))
    last = table.get_by_role("button", name="Ball Room")
    last.scroll_into_view_if_needed()
    wait_until(table, "() => document.getElementById('sheet').scrollTop > 0")
    before = scrolled(table)
    click(last)
    expect(table.get_by_role("heading", name="Ball Room")).to_be_visible()

    click(table.locator("dialog").get_by_role("button", name="Back"))

    expect(last).to_be_focused()
    assert scrolled(table) == before

"""Two tabs, one game: the one left behind is told at once, takes up the newer state, and never writes over it."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import FOLDER
from e2e.hand import READY, Hand
from e2e.test_saves import begun, read, table

SAVE = FOLDER + "citadels.save.1"
TOLD = "in another tab"
QUESTION = ".decision [data-do=choose], .things, .curtain"


def taken_up(page: Page) -> Hand:
    """The same game once more in another tab."""
    hand = Hand(page.context.new_page())
    hand.come(page.url)
    hand.page.get_by_role("button", name="Continue").tap()
    expect(hand.page.locator(QUESTION).first).to_be_visible(timeout=READY)
    return hand


@pytest.fixture
def behind(page: Page) -> tuple[Page, Hand]:
    """A tab, and another in which its game went on by three decisions."""
    begun(page, 1)
    other = taken_up(page)
    for _ in range(3):
        other.decide()
        assert other.asked()
    return page, other


def test_the_tab_left_behind_is_told_at_once(behind: tuple[Page, Hand]) -> None:
    expect(behind[0].locator(".edge-line")).to_contain_text(TOLD)


def test_the_tab_that_plays_is_told_nothing(behind: tuple[Page, Hand]) -> None:
    expect(behind[1].page.get_by_text(TOLD)).to_have_count(0)


def test_the_tab_left_behind_takes_up_the_newer_state(behind: tuple[Page, Hand]) -> None:
    page, other = behind
    page.get_by_role("button", name="Continue here").tap()
    expect(page.get_by_text(TOLD)).to_have_count(0)
    assert table(page)[:-1] == table(other.page)[:-1]


def test_after_that_the_other_tab_is_the_one_left_behind(behind: tuple[Page, Hand]) -> None:
    page, other = behind
    page.get_by_role("button", name="Continue here").tap()
    expect(page.get_by_text(TOLD)).to_have_count(0)
    Hand(page).decide()
    expect(other.page.locator(".edge-line")).to_contain_text(TOLD)


def test_a_stale_tab_does_not_write_over_the_newer_state(behind: tuple[Page, Hand]) -> None:
    page, _ = behind
    before = read(page, SAVE)
    Hand(page).decide()
    assert read(page, SAVE) == before


def test_a_stale_tab_that_plays_on_is_told_again(behind: tuple[Page, Hand]) -> None:
    page, _ = behind
    page.locator(".edge-line").get_by_role("button", name="Close").tap()
    Hand(page).decide()
    expect(page.locator(".edge-line")).to_contain_text(TOLD)


def test_a_tab_that_was_away_when_the_other_wrote_is_told_at_its_next_decision(page: Page) -> None:
    hand = begun(page, 1)
    kept = json.loads(str(read(page, SAVE)))
    page.evaluate("([name, text]) => localStorage.setItem(name, text)", [SAVE, json.dumps({**kept, "round": 9})])
    hand.decide()
    expect(page.locator(".edge-line")).to_contain_text(TOLD)


def test_a_newer_state_that_cannot_be_read_is_kept_aside(behind: tuple[Page, Hand]) -> None:
    page, other = behind
    other.page.evaluate("name => localStorage.setItem(name, 'a shopping list')", SAVE)
    page.get_by_role("button", name="Continue here").tap()
    expect(page.locator("dialog")).to_contain_text("It isn’t a game of Citadels")
    assert read(page, SAVE + ".damaged.1") == "a shopping list"


def test_another_game_in_another_tab_is_no_matter(page: Page) -> None:
    hand = begun(page, 1)
    begun(page.context.new_page(), 1)
    hand.decide()
    expect(page.get_by_text(TOLD)).to_have_count(0)


def test_the_first_screen_follows_the_other_tab(page: Page) -> None:
    waiting = page.context.new_page()
    Hand(waiting).come(FOLDER)
    begun(page, 0)
    expect(waiting.get_by_role("button", name="Continue")).to_be_visible()

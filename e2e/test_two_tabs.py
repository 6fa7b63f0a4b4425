"""Two tabs, one game: the one left behind is told at once, takes up the newer state, and never writes over it."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import FOLDER
from e2e.crane_page import CranePage
from e2e.game_page import READY, GamePage
from e2e.island_page import IslandPage
from e2e.taps import tap
from e2e.test_saves import begin, read, visible_table

pytestmark = pytest.mark.usefixtures("warm_engine")

SAVE = FOLDER + "citadels.save.1"
MESSAGE = "in another tab"
QUESTION = ".decision [data-do=choose], .things, .curtain, .decision [data-do=place-step]"


both = pytest.mark.parametrize("behind", [GamePage, IslandPage], ids=lambda game: game.name, indirect=True)


def take_up_again(table: GamePage) -> GamePage:
    """The same game once more in another tab."""
    other = type(table)(table.page.context.new_page())
    other.open(table.page.url)
    tap(other.page.get_by_role("button", name="Continue"))
    expect(other.page.locator(QUESTION).first).to_be_visible(timeout=READY)
    return other


@pytest.fixture
def behind(request: pytest.FixtureRequest, page: Page) -> tuple[Page, GamePage]:
    """A tab, and another in which its game went on by three decisions; of Citadels unless a test is parametrized."""
    other = take_up_again(begin(page, 1, getattr(request, "param", GamePage)))
    for _ in range(3):
        other.decide()
        assert other.wait_for_question()
    return page, other


@both
def test_the_tab_left_behind_is_told_at_once(behind: tuple[Page, GamePage]) -> None:
    expect(behind[0].locator(".edge-line")).to_contain_text(MESSAGE)


def test_the_tab_that_plays_is_told_nothing(behind: tuple[Page, GamePage]) -> None:
    expect(behind[1].page.get_by_text(MESSAGE)).to_have_count(0)


@pytest.mark.parametrize("behind", [GamePage, IslandPage, CranePage], ids=lambda game: game.name, indirect=True)
def test_the_tab_left_behind_takes_up_the_newer_state(behind: tuple[Page, GamePage]) -> None:
    page, other = behind
    tap(page.get_by_role("button", name="Continue here"))
    expect(page.get_by_text(MESSAGE)).to_have_count(0)
    assert visible_table(page)[:-1] == visible_table(other.page)[:-1]


def test_after_that_the_other_tab_is_the_one_left_behind(behind: tuple[Page, GamePage]) -> None:
    page, other = behind
    tap(page.get_by_role("button", name="Continue here"))
    expect(page.get_by_text(MESSAGE)).to_have_count(0)
    GamePage(page).decide()
    expect(other.page.locator(".edge-line")).to_contain_text(MESSAGE)


@both
def test_a_stale_tab_does_not_write_over_the_newer_state(behind: tuple[Page, GamePage]) -> None:
    page, other = behind
    save = f"{FOLDER}{other.name}.save.1"
    before = read(page, save)
    type(other)(page).decide()
    assert before is not None
    assert read(page, save) == before


def test_a_stale_tab_that_plays_on_is_told_again(behind: tuple[Page, GamePage]) -> None:
    page, _ = behind
    tap(page.locator(".edge-line").get_by_role("button", name="Close"))
    GamePage(page).decide()
    expect(page.locator(".edge-line")).to_contain_text(MESSAGE)


def test_a_tab_that_was_away_when_the_other_wrote_is_told_at_its_next_decision(page: Page) -> None:
    table = begin(page, 1)
    stored_game = json.loads(str(read(page, SAVE)))
    page.evaluate("([name, text]) => localStorage.setItem(name, text)", [SAVE, json.dumps({**stored_game, "round": 9})])
    table.decide()
    expect(page.locator(".edge-line")).to_contain_text(MESSAGE)


def test_a_newer_state_that_cannot_be_read_is_kept_aside(behind: tuple[Page, GamePage]) -> None:
    page, other = behind
    other.page.evaluate("name => localStorage.setItem(name, 'a shopping list')", SAVE)
    tap(page.get_by_role("button", name="Continue here"))
    expect(page.locator("dialog")).to_contain_text("It isn’t a game of Citadels")
    assert read(page, SAVE + ".damaged.1") == "a shopping list"


def test_another_game_in_another_tab_is_no_matter(page: Page) -> None:
    table = begin(page, 1)
    begin(page.context.new_page(), 1)
    table.decide()
    expect(page.get_by_text(MESSAGE)).to_have_count(0)


def test_the_first_screen_follows_the_other_tab(page: Page) -> None:
    waiting = page.context.new_page()
    GamePage(waiting).open(FOLDER)
    begin(page, 0)
    expect(waiting.get_by_role("button", name="Continue")).to_be_visible()

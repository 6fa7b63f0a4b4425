"""Two tabs, one game: the one left behind is told at once, takes up the newer state, and never writes over it.

The rest of what the page does then is in tests/page/test_play.py.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import FOLDER
from e2e.crane_page import CranePage
from e2e.game_page import READY, GamePage
from e2e.island_page import IslandPage
from e2e.taps import tap
from e2e.test_saves import begin, read, visible_table

pytestmark = pytest.mark.usefixtures("warm_engine")

MESSAGE = "in another tab"
QUESTION = ".decision [data-do=choose], .things, .curtain, .decision [data-do=place-step]"


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


def test_the_tab_left_behind_is_told_at_once_and_the_one_that_plays_is_not(behind: tuple[Page, GamePage]) -> None:
    page, other = behind

    expect(page.locator(".edge-line")).to_contain_text(MESSAGE)
    expect(other.page.get_by_text(MESSAGE)).to_have_count(0)


@pytest.mark.parametrize("behind", [CranePage], ids=lambda game: game.name, indirect=True)
def test_the_tab_left_behind_takes_up_the_newer_state_and_leaves_the_other_behind(
    behind: tuple[Page, GamePage],
) -> None:
    page, other = behind
    tap(page.get_by_role("button", name="Continue here"))
    expect(page.get_by_text(MESSAGE)).to_have_count(0)
    assert visible_table(page)[:-1] == visible_table(other.page)[:-1]

    type(other)(page).decide()

    expect(other.page.locator(".edge-line")).to_contain_text(MESSAGE)


@pytest.mark.parametrize("behind", [IslandPage], ids=lambda game: game.name, indirect=True)
def test_a_stale_tab_that_plays_on_is_told_again_and_does_not_write_over_the_newer_state(
    behind: tuple[Page, GamePage],
) -> None:
    page, other = behind
    save = f"{FOLDER}{other.name}.save.1"
    before = read(page, save)
    tap(page.locator(".edge-line").get_by_role("button", name="Close"))
    expect(page.locator(".edge-line")).to_have_count(0)

    type(other)(page).decide()

    expect(page.locator(".edge-line")).to_contain_text(MESSAGE)
    assert before is not None
    assert read(page, save) == before


def test_the_first_screen_follows_the_other_tab(page: Page) -> None:
    waiting = page.context.new_page()
    GamePage(waiting).open(FOLDER)
    begin(page, 0)
    expect(waiting.get_by_role("button", name="Continue")).to_be_visible()

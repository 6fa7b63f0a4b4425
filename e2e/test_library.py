"""One list of stored games for all games of the site, with a filter; another game's row leads to its page."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import FOLDER
from e2e.game_page import GamePage
from e2e.island_page import IslandPage
from e2e.saved_cranes import late_game
from e2e.taps import tap
from praga.bots import BOTS
from praga.table.interface import game_spec
from tests.stored import stored

pytestmark = pytest.mark.usefixtures("warm_engine")


@pytest.fixture
def library(page: Page) -> Page:
    """Citadels' list of stored games, on a device with a game of each."""
    IslandPage(page).start_quick_table(11)
    crane = stored(game_spec(BOTS), late_game(4))
    page.evaluate("([name, text]) => localStorage.setItem(name, text)", [f"{FOLDER}crane.save.1", crane])
    table = GamePage(page)
    table.open("./")
    table.start_table()
    table.open("./")
    tap(page.get_by_role("button", name="Your games"))
    expect(page.locator(".games-sheet")).to_be_visible()
    return page


def test_the_games_of_every_page_are_listed(library: Page) -> None:
    expect(library.locator(".games-sheet h3")).to_have_text(
        ["In progress (1)", "Island of Harbours (1)", "Crown and Crane (1)"]
    )


def test_the_filter_shows_one_game_alone(library: Page) -> None:
    tap(library.get_by_role("button", name="Citadels", exact=True))

    expect(library.locator(".games-sheet h3")).to_have_text(["In progress (1)"])


@pytest.mark.parametrize("name", ["island", "crane"])
def test_a_row_of_another_game_opens_it_on_its_page(library: Page, name: str) -> None:
    tap(library.locator(f"a.game[href*='{name}.html']"))

    expect(library).to_have_url(re.compile(rf"{name}\.html$"))
    tap(library.get_by_role("dialog").get_by_role("button", name="Continue"))
    expect(library.locator(f".{name}-board")).to_be_visible()


def test_axe_finds_nothing_in_the_list(library: Page, axe: Callable[[], list[str]]) -> None:
    assert axe() == []

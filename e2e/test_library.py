"""One list of stored games for all games of the site, with a filter; another game's row leads to its page.

What the list and the filter show is tests/page/test_games.py's; every game's page finds a game by its number
(tests/crane/test_page.py).
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from catan import Game as Island
from citadels import Game
from e2e.conftest import FOLDER
from e2e.saved_cranes import late_game
from e2e.saved_games import open_with
from e2e.taps import tap
from praga.bots import BOTS
from praga.table.interface import game_spec
from tests.catan.stored import stored as stored_island
from tests.stored import stored

pytestmark = pytest.mark.usefixtures("warm_engine")


@pytest.fixture
def library(page: Page) -> Page:
    """Citadels' list of stored games, on a device with a game of each."""
    island = stored_island(Island.new(["Ann", "Ben", "Cal"], {"start": "quick"}, seed=11))
    for name, text in (("island", island), ("crane", stored(game_spec(BOTS), late_game(4)))):
        page.add_init_script(f"localStorage['{FOLDER}{name}.save.1'] ??= {json.dumps(text)}")
    open_with(page, Game.new(["Ann", "Ben", "Cal"], {}, seed=3))
    tap(page.get_by_role("button", name="Your games"))
    expect(page.locator(".games-sheet")).to_be_visible()
    return page


def test_the_games_of_every_page_are_listed(library: Page, axe: Callable[[], list[str]]) -> None:
    expect(library.locator(".games-sheet h3")).to_have_text(
        ["In progress (1)", "Island of Harbours (1)", "Crown and Crane (1)"]
    )
    assert axe() == []


def test_a_row_of_another_game_opens_it_on_its_page(library: Page) -> None:
    tap(library.locator("a.game[href*='island.html']"))

    expect(library).to_have_url(re.compile(r"island\.html$"))
    tap(library.get_by_role("dialog").get_by_role("button", name="Continue"))
    expect(library.locator(".island-board")).to_be_visible()

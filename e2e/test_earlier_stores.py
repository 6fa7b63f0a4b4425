"""Storage of earlier pages: each later page opens it.

`tests/formats/browser/` has what the pages of November 2026 stored and saved as files (tests/formats/README.md);
docs/checks.md lists what else must stay as it is, and which test holds it. What a page shows of such a store is read
from its tree (tests/page/test_earlier_stores.py).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import catan
import citadels
from e2e.conftest import FOLDER
from e2e.game_page import READY, GamePage
from e2e.island_page import IslandPage
from e2e.taps import click

pytestmark = pytest.mark.usefixtures("warm_engine")

STORES = Path(__file__).parents[1] / "tests" / "formats" / "browser"
PAGES: dict[str, type[GamePage]] = {"citadels": GamePage, "island": IslandPage}
GAMES: dict[str, Any] = {"citadels": citadels.Game, "island": catan.Game}
UNFINISHED = "save.101"  # the game in each store that goes on
MOVES = "buttons => buttons.map(button => button.dataset.arg)"


def stored(name: str) -> dict[str, str]:
    """Return the storage of an earlier page of a game, by its names without the folder."""
    texts: dict[str, str] = json.loads((STORES / f"{name}.json").read_text(encoding="utf-8"))
    return texts


def lay(page: Page, name: str) -> None:
    """Leave a blank page of a device on which an earlier page of a game stored all that."""
    page.goto("./embed.html")
    texts = {FOLDER + key: text for key, text in stored(name).items()}
    page.evaluate("texts => Object.assign(localStorage, texts)", texts)


def expect_its_decision(page: Page, name: str) -> None:
    """Expect the unfinished game on the table, at the decision where it was left."""
    buttons = page.locator(".decision [data-do=choose]")
    expect(buttons.first).to_be_visible(timeout=READY)
    save = json.loads(stored(name)[f"{name}.{UNFINISHED}"])["save"]
    moves = {str(move) for move in GAMES[name].from_record(json.loads(save)["record"]).moves()}
    assert [move for move in buttons.evaluate_all(MOVES) if move not in moves] == []


def test_the_unfinished_game_goes_on_at_its_decision(page: Page) -> None:
    lay(page, "citadels")
    GamePage(page).open()

    click(page.locator("[data-do=continue]"))

    expect_its_decision(page, "citadels")


def test_the_shortcut_continue_goes_on_with_the_game_at_once(page: Page) -> None:
    """test_frozen.py has the first game's."""
    lay(page, "island")

    page.goto("./island.html?continue")

    expect_its_decision(page, "island")


@pytest.mark.parametrize("name", PAGES)
def test_the_look_is_worn(page: Page, name: str) -> None:
    lay(page, name)

    page.goto(PAGES[name].address)

    expect(page.locator("html[data-theme=light]")).to_have_attribute("data-motion", "off")

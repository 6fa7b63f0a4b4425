"""One door for what is pasted or opened: at any page, a text of another game is named and opened there with one tap."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from build import games
from e2e.taps import click
from tests.fuzz.games import FUZZERS

pytestmark = pytest.mark.usefixtures("warm_engine")

WAIT = 60_000
REPLAYS = {game.package: game.replay for game in games.ALL}
HOMES = {game.package: game.pages[0] for game in games.ALL}
TITLES = {game.package: game.title for game in games.ALL}
PACKAGES = [game.package for game in games.ALL]
of_two_games = pytest.mark.parametrize(
    ("game", "page_of"),
    [*zip(PACKAGES, [*PACKAGES[1:], PACKAGES[0]], strict=True)],  # each with the next
)


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """With the page's policy in force."""
    return {**browser_context_args, "bypass_csp": False}


def played(game: str) -> Any:
    """A short game of three."""
    begun = FUZZERS[game].game.new(["Ann", "Bo", "Cy"], seed=4)
    chance = random.Random(2)
    for _ in range(30):
        begun.play(begun.random_move(chance))
    return begun


def bare(link: str) -> str:
    """A link as an address has it."""
    return link[link.find("#") + 1 :]


def paste(page: Page, page_of: str, text: str) -> None:
    """Paste a text at a game's replay page."""
    page.goto(f"./{REPLAYS[page_of]}")
    page.locator("#paste").fill(text)
    click(page.locator("[data-do=paste]"))


@of_two_games
def test_a_pasted_link_is_opened_in_its_game(page: Page, game: str, page_of: str) -> None:
    paste(page, page_of, played(game).link())
    click(page.get_by_role("link", name=f"Open it at {TITLES[game]}"))

    expect(page.get_by_role("button", name="Watch")).to_be_visible(timeout=WAIT)


@of_two_games
def test_a_link_in_the_address_names_its_game(page: Page, game: str, page_of: str) -> None:
    page.goto(f"./{REPLAYS[page_of]}#{bare(played(game).link())}")

    expect(page.locator(".trouble")).to_contain_text(TITLES[game], timeout=WAIT)


@of_two_games
def test_a_record_in_a_file_is_opened_in_its_game(page: Page, tmp_path: Path, game: str, page_of: str) -> None:
    file = tmp_path / "game.txt"
    file.write_text(played(game).record_in_save(), encoding="utf-8")  # as before records named their game
    page.goto(f"./{REPLAYS[page_of]}")
    page.locator("#file").set_input_files(file)
    click(page.get_by_role("button", name=f"Open it at {TITLES[game]}"))

    expect(page.locator(".steps h2")).to_have_text("Step 30 of 30", timeout=WAIT)


@of_two_games
def test_a_deal_in_the_address_is_opened_at_its_table(page: Page, game: str, page_of: str) -> None:
    page.goto(f"./{HOMES[page_of]}#deal={bare(played(game).deal())}")
    click(page.get_by_role("link", name=f"Open it at {TITLES[game]}"))

    expect(page.locator("[data-do=deal-same]")).to_be_visible(timeout=WAIT)


@pytest.mark.parametrize("game", HOMES)
def test_a_link_behind_the_first_page_s_address_is_shown(page: Page, game: str) -> None:
    page.goto(f"./{HOMES[game]}#{bare(played(game).link())}")

    expect(page.get_by_role("button", name="Watch")).to_be_visible(timeout=WAIT)


def test_a_made_up_long_link_says_how_far_it_is(page: Page) -> None:
    page.goto("./replay-island.html#1.WNVmV.cFCwc.1RW5pL5jP5p7ZnVNkWUQ.MfpHx")

    expect(page.locator(".progress, .trouble").first).to_be_visible(timeout=WAIT)

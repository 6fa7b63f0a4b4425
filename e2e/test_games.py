"""The kept games as the reader finds them: gone on with, taken elsewhere, and what may delete them.

What the sheets of the library show is tests/page/test_games.py's.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from citadels import Game
from citadels.table.interface import SAVE_VERSION
from e2e.conftest import FOLDER
from e2e.game_page import READY, GamePage
from e2e.screen_checks import PHONE, at_sizes
from e2e.taps import click
from e2e.test_hints import play_to_end
from e2e.waits import wait_until
from tabletop.table.saves import Saved, write_save
from tests.table.desk import seats

pytestmark = pytest.mark.usefixtures("warm_engine")

NAMES = ["Ann", "Ben", "Cem"]
RESULT = {
    "round": 9,
    "link": None,
    "points": [24, 31, 20],
    "places": [2, 1, 3],
    "seats": [{"bot": None, "held": {"king": 5, "queen": 4}, "struck": {"thief": 2}}, *[{"bot": "casual"}] * 2],
}


def going(seed: int, **more: Any) -> str:
    """A kept game that has just begun."""
    saved = Saved(Game.new(NAMES, {}, seed).record(), seats(NAMES, (0,), "casual"), 1)
    return stored_game(save=write_save("citadels", SAVE_VERSION, saved), began=f"2026-01-0{seed}T10:00Z", **more)


def stored_game(**more: Any) -> str:
    """A game as the page keeps it."""
    bots = [None, "casual", "casual"]
    game = {"save": "", "names": NAMES, "round": 1, "over": False, "bots": bots, "cast": ["king"], **more}
    return json.dumps(game)


def come(page: Page, *games: str) -> Page:
    """Open the page where these games are kept, and their list."""
    page.goto("./embed.html")
    texts = {f"{FOLDER}citadels.save.{number}": text for number, text in enumerate(games, 1)}
    page.evaluate("texts => Object.assign(localStorage, texts)", texts)
    GamePage(page).open()
    return open_games(page)


def open_games(page: Page) -> Page:
    click(page.locator("[data-do=games]"))
    expect(page.get_by_role("heading", name="Your games")).to_be_focused()
    return page


def over(page: Page) -> Page:
    """The list of a game to go on with and one that is over."""
    return come(page, going(1), going(2, over=True, told=RESULT))


def test_an_older_game_is_gone_on_with_and_offered_first_from_then_on(page: Page) -> None:
    click(come(page, going(1), going(2)).locator("[data-do=games-one]").nth(1))
    click(page.get_by_role("button", name="Continue", exact=True))
    table = GamePage(page)
    assert table.wait_for_question()
    table.decide()

    table.open()
    click(page.get_by_role("button", name="Continue"))
    expect(page.locator(".decision")).to_be_visible(timeout=READY)

    wait_until(page, "() => localStorage.getItem(location.pathname + 'citadels.last') === 'citadels.save.1'")


STEPS = ("games-one", "games-delete", "games-one", "games-back", "games-count")  # through all sheets of the library
BESIDE = "(sheet => sheet.scrollWidth - sheet.clientWidth)(document.getElementById('sheet'))"


def test_the_games_are_without_fault_and_no_wider_than_a_narrow_screen(
    page: Page, axe: Callable[[], list[str]]
) -> None:
    over(page)
    faults = axe()
    for do in STEPS:
        title = page.locator("#sheet-title").inner_text()
        click(page.locator(f"dialog [data-do={do}]").last)
        expect(page.locator("#sheet-title")).not_to_have_text(title)
        faults += axe()
        for size in at_sizes(page, PHONE, (320, 640)):
            faults += [f"{do}: {page.evaluate(BESIDE)} px beside {size}"] if page.evaluate(BESIDE) else []

    assert faults == []


def test_all_games_go_out_to_one_file_and_in_again_elsewhere(page: Page) -> None:
    over(page)
    with page.expect_download() as file:
        click(page.get_by_role("button", name="Save all to a file"))
    page.evaluate("localStorage.clear()")

    come(page).locator("#games-file").set_input_files(file.value.path())
    expect(page.locator("dialog")).to_contain_text("2 new games")
    click(page.get_by_role("button", name="Add them"))

    expect(page.locator("dialog")).to_contain_text("2 games added.")
    expect(page.locator("[data-do=games-one]")).to_have_count(2)


def test_another_game_is_taken_up_by_the_keyboard_alone(page: Page) -> None:
    over(page)
    page.locator("[data-do=games-one]").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Round 1")).to_be_focused()
    page.get_by_role("button", name="Continue", exact=True).focus()
    page.keyboard.press("Enter")

    assert GamePage(page).wait_for_question()


# --- what may delete them

PERSIST = """window.persisted = 0;
StorageManager.prototype.persist = async () => { window.persisted++; return %s; };"""


def test_after_the_first_finished_game_the_browser_is_asked_once_to_keep_them(page: Page) -> None:
    page.add_init_script(PERSIST % "true")
    play_to_end(page)
    leave_the_end(page)
    expect(page.locator(".edge-line")).to_contain_text("They stay until")

    page.evaluate("() => window.stage.persist()")

    assert page.evaluate("window.persisted") == 1


def leave_the_end(page: Page) -> None:
    """Go from the end of a game to the first screen."""
    click(page.locator(".over [data-do=new-table]"))
    expect(page.locator("[data-do=deal]")).to_be_visible(timeout=READY)


def test_a_victory_does_not_begin_with_what_may_delete_the_games(page: Page) -> None:
    """Deletion is offered once the end has been left, on the first screen."""
    page.add_init_script(PERSIST % "false")
    play_to_end(page)
    wait_until(page, "() => window.persisted === 1")

    at_the_end = page.locator(".edge-line").count()
    leave_the_end(page)

    expect(page.locator(".edge-line")).to_contain_text("can delete them")
    assert at_the_end == 0


def test_where_the_browser_may_delete_them_it_is_said(page: Page) -> None:
    page.add_init_script(PERSIST % "false")
    GamePage(page).open()

    page.evaluate("() => window.stage.persist('games')")

    expect(page.locator(".edge-line")).to_contain_text("weeks without a visit, can delete them")

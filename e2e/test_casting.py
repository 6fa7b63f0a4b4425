"""Setting a table with the Dark City: its fields, before the engine is there, as axe sees it; and eight at the table.

What can be chosen, and what comes of it: tests/page/test_casting.py.
"""

import pytest
from playwright.sync_api import Page, expect

from citadels import Game
from e2e.game_page import GamePage
from e2e.held_requests import HeldRequests
from e2e.saved_games import take_up
from e2e.screen_checks import SIDEWAYS, Look, errors_at_all_sizes
from e2e.taps import tap
from tests.rules.table import cast_of

pytestmark = pytest.mark.usefixtures("warm_engine")

NINE = cast_of(["artist"])
NAMES = [
    "Player 1",
    "Griselda",
    "Bertram",
    "Corinna",
    "Edmund",
    "Fenella",
    "Godfrey",
    "Hester",
]  # as the page gives them


def part(rank: int, role: str) -> str:
    return f"input[name=rank-{rank}][value={role}]"


def choose(page: Page, rank: int, role: str) -> None:
    """Tap a character of a rank."""
    tap(page.locator(".part", has=page.locator(part(rank, role))))
    expect(page.locator(part(rank, role))).to_be_checked()


def unfold(page: Page) -> None:
    """Lay characters and districts open."""
    GamePage(page).set_up()
    tap(page.locator("[data-do=fold-cast]"))
    tap(page.locator("[data-do=fold-specials]"))
    expect(page.locator(".special-list")).to_be_visible()


# --- setting the table


def test_what_was_tapped_is_there_the_next_time(page: Page) -> None:
    table = GamePage(page)
    table.open()
    unfold(page)
    choose(page, 3, "wizard")
    tap(page.locator(".special-list .part", has=page.locator("[data-arg=park]")))
    expect(page.locator(".special-list input:checked")).to_have_count(1)

    table.open()
    unfold(page)

    expect(page.locator(part(3, "wizard"))).to_be_checked()
    expect(page.locator(".special-list input:checked")).to_have_count(1)


def test_characters_are_chosen_before_the_engine_is_there(page: Page) -> None:
    engine = HeldRequests(page, "**/pyodide.asm.wasm")
    table = GamePage(page)
    table.open()
    unfold(page)
    tap(page.locator("[data-do=set][data-arg=dark]"))
    expect(page.locator(part(1, "witch"))).to_be_checked()
    expect(page.locator("#progress.ready")).to_have_count(0)
    engine.refuse()
    page.unroute_all(behavior="ignoreErrors")


def test_the_choice_of_characters_and_districts_is_sound(page: Page, axe: Look) -> None:
    table = GamePage(page)
    table.open()
    table.set_seats(8)
    unfold(page)
    tap(page.locator("[data-do=set][data-arg=dark]"))
    expect(page.locator(part(1, "witch"))).to_be_checked()
    assert errors_at_all_sizes(page, axe) == []


# --- eight at the table


def test_eight_players_fit_the_smallest_phone(page: Page) -> None:
    game = Game.new(NAMES, {"characters": NINE}, seed=1)
    page.set_viewport_size({"width": 320, "height": 640})
    table = take_up(page, game)
    table.wait_for_question()
    assert page.evaluate(SIDEWAYS) <= 0
    for _ in range(3):
        table.decide()
        table.wait_for_question()
    assert page.evaluate(SIDEWAYS) <= 0

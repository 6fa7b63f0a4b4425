"""The first decision before the engine: dealt when the site was made, shown at once, the same that the engine deals.

Tables of every size, and those that wait for the engine: tests/page/test_early_table.py.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from build import folders
from build.paths import DIST
from e2e.conftest import ConsoleErrors
from e2e.game_page import READY, GamePage, open_poster
from e2e.held_requests import HeldRequests
from e2e.taps import click
from e2e.waits import wait_for_mark, wait_until_idle

THINGS = "#decision .things button"
FRAMED = '<iframe src="./embed.html" width="390" height="844"></iframe>'


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Without the service worker, which would answer in the place of these tests."""
    return {**browser_context_args, "service_workers": "block"}


@pytest.fixture
def engine(page: Page) -> Iterator[HeldRequests]:
    engine = HeldRequests(page, "**/pyodide.asm.wasm")
    yield engine
    page.close()  # before what it still waits for is refused, which it would tell as a fault


def serve_opening(page: Page, seats: int, **changed: Any) -> None:
    """Let the openings for so many be others than those that were built."""
    opening = json.loads((folders.parts(DIST) / "openings" / f"{seats}.json").read_text(encoding="utf-8"))
    body = json.dumps({**opening, **changed})
    page.route(f"**/openings/{seats}.json", lambda route: route.fulfill(body=body, content_type="application/json"))


def deal(page: Page, seats: int = 4) -> GamePage:
    """Deal at a table of so many and wait until the first decision is shown."""
    table = GamePage(page)
    table.open()
    table.set_seats(seats)
    click(page.locator(".deal"))
    expect(page.locator(THINGS).first).to_be_visible()
    return table


def choose(page: Page) -> str:
    """Choose the first character that is offered; return its name."""
    thing = page.locator(THINGS).first
    name = thing.locator(".card-name").inner_text()
    click(thing)
    click(page.locator("#decision [data-do=choose]"))
    return name


def hand_of(page: Page) -> list[str]:
    """The names of the cards in hand."""
    return page.locator(".hand .card").all_inner_texts()


def test_of_all_openings_the_one_that_is_wanted_is_fetched_and_shown_before_the_engine(
    page: Page, engine: HeldRequests
) -> None:
    addresses: list[str] = []
    page.on("request", lambda request: addresses.append(request.url) if "openings/" in request.url else None)

    deal(page)

    expect(page.locator(".seat")).to_have_count(3)
    assert [url.rpartition("/")[2] for url in addresses] == ["4.json"]


def test_what_was_chosen_is_played_once_the_engine_is_there(page: Page, engine: HeldRequests) -> None:
    deal(page)
    name = choose(page)
    expect(page.locator("#decision-title")).to_have_text(re.compile("^Your choice is made. The game is still loading"))
    engine.let_go()

    expect(page.locator(".mine .role-button")).to_contain_text(name, timeout=READY)


def test_an_engine_that_deals_the_same_changes_nothing_and_keeps_the_game(page: Page, engine: HeldRequests) -> None:
    deal(page)
    before, hand = page.locator("#table").inner_text(), hand_of(page)
    engine.let_go()
    wait_for_mark(page, "engine-ready")
    wait_until_idle(page)
    assert page.locator("#table").inner_text() == before

    page.reload()
    click(page.locator("[data-do=continue]"))
    expect(page.locator(THINGS).first).to_be_visible(timeout=READY)

    assert hand_of(page) == hand


def test_if_the_engine_dealt_otherwise_its_word_counts_and_is_told(page: Page, engine: HeldRequests) -> None:
    deals = json.loads((folders.parts(DIST) / "openings" / "4.json").read_text(encoding="utf-8"))["deals"]
    serve_opening(page, 4, deals=[{**deal, "seed": deal["seed"] + 1} for deal in deals])
    deal(page)
    choose(page)
    engine.let_go()

    expect(page.locator("dialog")).to_contain_text("We had to reshuffle", timeout=READY)


def test_a_hint_that_is_asked_for_early_waits_for_the_engine(page: Page, engine: HeldRequests) -> None:
    deal(page)
    click(page.locator("[data-do=hint]"))
    expect(page.locator("#decision")).to_contain_text("The game is still loading")
    engine.let_go()

    expect(page.locator("dialog .hint, dialog .advice, dialog[open]").first).to_be_visible(timeout=READY)


def test_an_early_table_that_is_left_does_not_come_back(page: Page, engine: HeldRequests) -> None:
    deal(page)
    click(page.locator("[data-do=menu]").first)
    click(page.locator("dialog [data-do=new-table]"))
    click(page.locator("dialog [data-do=leave]"))
    engine.let_go()
    expect(page.locator("[data-do=continue]")).to_be_visible(timeout=READY)

    assert page.locator("#decision").count() == 0


def test_no_deal_comes_again_before_all_have_been_seen(page: Page, engine: HeldRequests) -> None:
    hands = []
    for _ in range(3):
        deal(page)
        hands.append(tuple(hand_of(page)))

    assert len(set(hands)) == 3


def test_without_openings_the_table_waits_for_the_engine(page: Page, console_errors: ConsoleErrors) -> None:
    console_errors.expect("openings/4.json|Failed to load resource")
    page.route("**/openings/4.json", lambda route: route.abort())
    table = GamePage(page)
    table.open()
    table.deal()

    assert table.wait_for_question()


def test_an_engine_that_is_there_deals_itself(page: Page) -> None:
    serve_opening(page, 4, deals=[])
    table = GamePage(page)
    table.open()
    wait_for_mark(page, "engine-ready")
    table.deal()

    assert table.wait_for_question()


def test_an_engine_that_never_comes_ends_an_early_table_in_words(
    page: Page, engine: HeldRequests, console_errors: ConsoleErrors
) -> None:
    console_errors.expect("pyodide.asm.wasm|Failed to load resource|ERR_FAILED")
    deal(page)
    engine.wait()
    engine.refuse()

    expect(page.locator("dialog")).to_contain_text("couldn’t be downloaded", timeout=READY)


def test_eight_players_find_their_table_again(page: Page, engine: HeldRequests) -> None:
    deal(page, 8)
    page.reload()
    click(page.locator(".deal"))

    expect(page.locator(THINGS).first).to_be_visible()


def test_in_somebodys_page_the_first_decision_is_shown_as_early(page: Page, engine: HeldRequests) -> None:
    page.route("**/host.html", lambda route: route.fulfill(body=FRAMED, content_type="text/html"))
    page.goto("./host.html")
    table = page.frame_locator("iframe")

    open_poster(table)

    expect(table.locator(THINGS).first).to_be_visible(timeout=READY)

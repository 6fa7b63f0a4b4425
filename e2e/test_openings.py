"""The first decision before the engine: dealt when the site was made, shown at once, the same that the engine deals."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from build import folders
from build.paths import DIST
from e2e.conftest import ConsoleErrors
from e2e.game_page import READY, GamePage, open_poster
from e2e.taps import click
from e2e.waits import wait_for_mark, wait_until_idle

ASKED = "#decision .things button"
FRAMED = '<iframe src="./embed.html" width="390" height="844"></iframe>'


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Without the service worker, which would answer in the place of these tests."""
    return {**browser_context_args, "service_workers": "block"}


class Held:
    """The engine, which does not come before it is let go."""

    def __init__(self, page: Page) -> None:
        self.free = False
        self.asked: list[Route] = []
        page.route("**/pyodide.asm.wasm", self._hold)

    def _hold(self, route: Route) -> None:
        if self.free:
            route.continue_()
        else:
            self.asked.append(route)

    def let_go(self) -> None:
        """Let it come."""
        self.free = True
        while self.asked:
            self.asked.pop().continue_()


@pytest.fixture
def held(page: Page) -> Iterator[Held]:
    held = Held(page)
    yield held
    page.close()  # before what it still waits for is refused, which it would tell as a fault


def served(page: Page, seats: int, **changed: Any) -> None:
    """Let the openings for so many be others than those that were built."""
    opening = json.loads((folders.parts(DIST) / "openings" / f"{seats}.json").read_text(encoding="utf-8"))
    body = json.dumps({**opening, **changed})
    page.route(f"**/openings/{seats}.json", lambda route: route.fulfill(body=body, content_type="application/json"))


def dealt(page: Page, seats: int = 4) -> GamePage:
    """Deal at a table of so many and wait until the first decision is shown."""
    table = GamePage(page)
    table.open()
    table.set_seats(seats)
    click(page.locator(".deal"))
    expect(page.locator(ASKED).first).to_be_visible()
    return table


def choose(page: Page) -> str:
    """Choose the first character that is offered; return its name."""
    thing = page.locator(ASKED).first
    name = thing.inner_text().split("\n")[-1]
    click(thing)
    click(page.locator("#decision [data-do=choose]"))
    return name


def hand_of(page: Page) -> list[str]:
    """The names of the cards in hand."""
    return page.locator(".hand .card").all_inner_texts()


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7, 8])
def test_the_first_decision_is_shown_before_the_engine_is_there(page: Page, held: Held, seats: int) -> None:
    dealt(page, seats)

    expect(page.locator(".seat")).to_have_count(seats - 1)


def test_names_and_languages_are_those_of_the_table(page: Page, held: Held) -> None:
    table = GamePage(page)
    table.open()
    table.seat_people('Ann "A"')
    click(page.locator(".deal"))

    expect(page.locator(".mine .name")).to_have_text('Ann "A"')


def test_who_is_quicker_than_the_engine_is_told_so(page: Page, held: Held) -> None:
    dealt(page)
    choose(page)

    expect(page.locator("#decision-title")).to_have_text(re.compile("^Your choice is made. The game is still loading"))


def test_what_was_chosen_is_played_once_the_engine_is_there(page: Page, held: Held) -> None:
    dealt(page)
    name = choose(page)
    held.let_go()

    expect(page.locator(".mine .role-button")).to_contain_text(name, timeout=READY)


def test_an_engine_that_deals_the_same_changes_nothing_on_the_table(page: Page, held: Held) -> None:
    dealt(page)
    before = page.locator("#table").inner_text()
    held.let_go()
    wait_for_mark(page, "engine-ready")
    wait_until_idle(page)

    assert page.locator("#table").inner_text() == before


def test_the_game_that_was_begun_early_is_kept(page: Page, held: Held) -> None:
    dealt(page)
    before = hand_of(page)
    held.let_go()
    wait_for_mark(page, "engine-ready")
    wait_until_idle(page)
    page.reload()
    click(page.locator("[data-do=continue]"))
    expect(page.locator(ASKED).first).to_be_visible(timeout=READY)

    assert hand_of(page) == before


def test_if_the_engine_dealt_otherwise_its_word_counts_and_is_told(page: Page, held: Held) -> None:
    deals = json.loads((folders.parts(DIST) / "openings" / "4.json").read_text(encoding="utf-8"))["deals"]
    served(page, 4, deals=[{**deal, "seed": deal["seed"] + 1} for deal in deals])
    dealt(page)
    choose(page)
    held.let_go()

    expect(page.locator("dialog")).to_contain_text("We had to reshuffle", timeout=READY)


def test_a_hint_that_is_asked_for_early_waits_for_the_engine(page: Page, held: Held) -> None:
    dealt(page)
    click(page.locator("[data-do=hint]"))
    expect(page.locator("#decision")).to_contain_text("The game is still loading")
    held.let_go()

    expect(page.locator("dialog .hint, dialog .advice, dialog[open]").first).to_be_visible(timeout=READY)


def test_an_early_table_that_is_left_does_not_come_back(page: Page, held: Held) -> None:
    dealt(page)
    click(page.locator("[data-do=menu]").first)
    click(page.locator("dialog [data-do=new-table]"))
    click(page.locator("dialog [data-do=leave]"))
    held.let_go()
    expect(page.locator("[data-do=continue]")).to_be_visible(timeout=READY)

    assert page.locator("#decision").count() == 0


def test_no_deal_comes_again_before_all_have_been_seen(page: Page, held: Held) -> None:
    seen = []
    for _ in range(3):
        dealt(page)
        seen.append(tuple(hand_of(page)))

    assert len(set(seen)) == 3


@pytest.mark.parametrize("setting", ["two people", "other rules", "a seed"])
def test_any_other_table_waits_for_the_engine(page: Page, held: Held, setting: str) -> None:
    table = GamePage(page)
    table.open()
    if setting == "two people":
        table.seat_people("Ann", "Bo")
    elif setting == "other rules":
        table.set_option("gold", "35")
    else:
        table.set_seed(7)
    click(page.locator(".deal"))

    expect(page.locator(".deal")).to_contain_text("Getting ready to deal")


def test_without_openings_the_table_waits_for_the_engine(page: Page, errors: ConsoleErrors) -> None:
    errors.expect("openings/4.json|Failed to load resource")
    page.route("**/openings/4.json", lambda route: route.abort())
    table = GamePage(page)
    table.open()
    table.deal()

    assert table.wait_for_question()


def test_an_engine_that_is_there_deals_itself(page: Page) -> None:
    served(page, 4, deals=[])
    table = GamePage(page)
    table.open()
    wait_for_mark(page, "engine-ready")
    table.deal()

    assert table.wait_for_question()


def test_an_engine_that_never_comes_ends_an_early_table_in_words(page: Page, held: Held, errors: ConsoleErrors) -> None:
    errors.expect("pyodide.asm.wasm|Failed to load resource|ERR_FAILED")
    dealt(page)
    for route in held.asked:
        route.abort()
    held.asked.clear()

    expect(page.locator("dialog")).to_contain_text("couldn’t be downloaded", timeout=READY)


def test_of_all_openings_the_one_that_is_wanted_is_fetched(page: Page) -> None:
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url) if "openings/" in request.url else None)
    dealt(page)

    assert [url.rpartition("/")[2] for url in fetched] == ["4.json"]


def test_eight_players_find_their_table_again(page: Page, held: Held) -> None:
    dealt(page, 8)
    page.reload()
    click(page.locator(".deal"))

    expect(page.locator(ASKED).first).to_be_visible()


def test_in_somebodys_page_the_first_decision_is_shown_as_early(page: Page, held: Held) -> None:
    page.route("**/host.html", lambda route: route.fulfill(body=FRAMED, content_type="text/html"))
    page.goto("./host.html")
    table = page.frame_locator("iframe")

    open_poster(table)

    expect(table.locator(ASKED).first).to_be_visible(timeout=READY)

"""The game of docs/games.md in the browser: made by the same steps as any, from its folders and its record."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from build import games
from e2e import nim_site
from e2e.conftest import Site
from e2e.game_page import READY, GamePage
from e2e.taps import click, tap


class NimPage(GamePage):
    """The page of Nim as its player uses it."""

    name = "nim"
    least = most = 2

    def __init__(self, page: Page, site: Site) -> None:
        super().__init__(page)
        self.address = f"{site.url}nim.html"


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The site with the game in it, served as the other is."""
    folder = nim_site.tree(tmp_path_factory.mktemp("nim"))
    site = Site(folder=nim_site.make(folder, tmp_path_factory.mktemp("work")))
    yield site
    site.stop()


@pytest.fixture
def table(page: Page, site: Site) -> NimPage:
    """A table against a bot, before the first question."""
    table = NimPage(page, site)
    table.start_table()
    return table


def test_a_game_is_played_to_its_end(page: Page, table: NimPage) -> None:
    assert table.play_out() > 0
    expect(page.locator(".over .scores tbody tr")).to_have_count(2)


def test_what_is_stored_bears_its_name(page: Page, table: NimPage) -> None:
    keys = page.evaluate("Object.keys(localStorage).map(key => key.split('/').pop())")

    assert [key for key in keys if key.startswith("nim.save")]


def test_the_counters_are_drawn(page: Page, table: NimPage) -> None:
    """js/patch.js makes elements of SVG there; any other circle would take no room."""
    circle = page.locator(".heaps circle").first

    assert circle.evaluate("circle => circle instanceof SVGCircleElement")


def test_the_log_says_what_was_done(page: Page, table: NimPage) -> None:
    table.choose(page.get_by_role("button", name="Take 1 from heap 1"))

    tap(page.locator("[data-do=log]"))

    expect(page.locator(".log-sheet .story")).to_contain_text("took 1 from heap 1")


def test_a_hint_says_why(page: Page, table: NimPage) -> None:
    tap(page.locator("[data-do=hint]"))

    expect(page.locator(".hint-sheet")).to_contain_text("cancel out")


def test_between_two_people_lies_no_curtain(page: Page, site: Site) -> None:
    """All is public."""
    table = NimPage(page, site)
    table.open(instant=True)
    table.seat_people("Ann", "Ben")
    table.deal()
    table.choose(page.get_by_role("button", name="Take 1 from heap 1"))

    expect(page.locator(".decision")).to_contain_text("Ben")


def test_the_first_screen_leads_to_the_other_games_of_the_site(page: Page, site: Site) -> None:
    NimPage(page, site).open()

    click(page.get_by_text("More games"))

    expect(page.locator(".other-games").get_by_role("link")).to_have_text(
        [f"Play {game.title}" for game in games.ALL], timeout=READY
    )


def test_its_stored_game_is_in_the_list(page: Page, table: NimPage) -> None:
    page.goto(table.address)
    click(page.locator("[data-do=games]"))

    expect(page.locator("dialog .game")).to_have_count(1)

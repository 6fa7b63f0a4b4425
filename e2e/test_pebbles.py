"""The toy game is played in the browser: on the shared part of the page, by the same worker and the same steps."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e import pebbles_site
from e2e.conftest import Site
from e2e.game_page import READY, GamePage
from e2e.taps import tap


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The game's own site, served as the other is."""
    dist = tmp_path_factory.mktemp("pebbles")
    pebbles_site.make(dist, tmp_path_factory.mktemp("work"))
    site = Site(folder=Path(dist))
    yield site
    site.stop()


def seated(page: Page, site: Site, *names: str) -> GamePage:
    """People of these names at the table, and a bot, before the first question or the curtain."""
    page.goto(f"{site.url}#{','.join(names)}")
    expect(page.locator(".decision, .curtain")).to_be_visible(timeout=READY)
    return GamePage(page)


def record(page: Page) -> str:
    """The game so far, as its engine writes it."""
    return str(page.evaluate('async () => JSON.parse(await window.engine.ask(\'{"do":"record"}\')).record'))


def test_a_game_is_played_to_its_end(page: Page, site: Site) -> None:
    """What lies in a drawing is drawn: js/patch.js makes elements of SVG there; any other circle would take no room.

    What is stored bears the game's name.
    """
    table = seated(page, site, "Ann")

    assert table.play_out() > 0
    expect(page.locator(".over .scores tbody tr")).to_have_count(2)
    assert page.locator("svg circle").first.evaluate("circle => circle instanceof SVGCircleElement")
    keys = page.evaluate("Object.keys(localStorage).map(key => key.split('/').pop().split('.')[0])")
    assert set(keys) == {"pebbles"}


def test_what_points_at_something_is_in_a_tray_and_is_taken_back(page: Page, site: Site) -> None:
    table = seated(page, site, "Ann")
    before = record(page)
    table.choose(page.locator("[data-do=tray]"))
    expect(page.locator(".tray [data-do=aim]")).to_have_text(["Mark the bag", "Draw a pebble"])
    tap(page.locator("[data-arg=mark]"))
    table.choose(page.locator(".foot [data-do=choose]"))

    table.choose(page.locator("[data-do=undo]"))

    assert record(page) == before


def test_between_two_people_lies_the_curtain(page: Page, site: Site) -> None:
    table = seated(page, site, "Ann", "Ben")

    table.open_curtain()

    expect(page.locator(".decision [data-do=choose]").first).to_be_visible()


def test_the_story_and_the_log_say_what_was_done(page: Page, site: Site) -> None:
    table = seated(page, site, "Ann")
    table.choose(page.locator("[data-arg=next]"))
    while table.wait_for_question() and page.locator("[data-arg=nod]").count():
        table.choose(page.locator("[data-arg=nod]"))
    expect(page.locator(".latest")).to_contain_text("Bot passed the bag on")

    tap(page.locator("[data-do=log]"))

    expect(page.locator(".log-sheet .story")).to_contain_text("You passed the bag on")


def test_a_hint_says_why(page: Page, site: Site) -> None:
    seated(page, site, "Ann")

    tap(page.locator("[data-do=hint]"))

    expect(page.locator(".hint-sheet")).to_contain_text("A pebble is worth its number")

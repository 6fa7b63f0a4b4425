"""Two copies of the site on one origin, one within the other's folder: what one keeps is nothing to the other."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.conftest import FOLDER, Site, SubFolderHandler, watch_errors, watch_requests
from e2e.game_page import READY, GamePage
from e2e.taps import check, tap
from e2e.waits import wait_for_mark, wait_until
from tests.nearly_over import citadels_nearly_over

PREVIEW = FOLDER + "preview/"
PRECACHES = "caches.keys().then(names => names.filter(name => name.startsWith('citadels-precache')))"
ENGINES = """async () => {
  const names = (await caches.keys()).filter(name => name.startsWith("citadels-engine"));
  const kept = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
  return kept.flat().length;
}"""


class TwoFolders(SubFolderHandler):
    """The site below ``FOLDER`` and once more below ``PREVIEW``."""

    def translate_path(self, path: str) -> str:
        """Both folders are the same."""
        return super().translate_path(path.replace(PREVIEW, FOLDER, 1))


@pytest.fixture
def both() -> Iterator[Site]:
    """The built site, served twice; its address is the release's."""
    site = Site(TwoFolders)
    yield site
    site.stop()


@pytest.fixture(autouse=True)
def no_external_requests(context: BrowserContext, both: Site) -> Iterator[list[str]]:
    """As in every browser test, for these sites."""
    yield from watch_requests(context, both)


@pytest.fixture
def reader(browser: Browser, browser_context_args: dict[str, Any], both: Site) -> Iterator[Page]:
    """A page with the service worker, as readers have it."""
    with (
        browser.new_context(**{**browser_context_args, "service_workers": "allow"}) as context,
        contextmanager(watch_errors)(context),
        contextmanager(watch_requests)(context, both),
    ):
        yield context.new_page()


def open_copy(page: Page, address: str) -> GamePage:
    table = GamePage(page)
    table.open(address)
    return table


def store(page: Page, both: Site, **texts: str) -> None:
    """Lay texts into the storage as versions before this did, which knew of no other copy."""
    page.goto(both.url + "embed.html")
    page.evaluate("texts => { for (const name in texts) localStorage['citadels.' + name] = texts[name] }", texts)


def test_what_is_set_and_dealt_in_one_copy_is_nothing_to_the_other(page: Page, both: Site) -> None:
    """A look, a table, a game."""
    inner = open_copy(page, both.url + "preview/")
    tap(page.locator(".foot-links [data-do=settings]"))
    check(page.locator("dialog input[value=dark]"))
    tap(page.locator("dialog [data-do=close-sheet]"))
    inner.seat_people("Ann")
    inner.deal()
    wait_until(page, "() => Object.keys(localStorage).some(name => name.includes('save'))")

    outer = open_copy(page, both.url)

    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(page.locator("[data-do=continue]")).to_have_count(0)
    outer.set_up()
    expect(page.locator("#name-0")).to_have_value("")


def test_each_copy_keeps_an_engine_of_its_own(page: Page, both: Site) -> None:
    for number, address in enumerate(("", "preview/"), 1):
        page.goto(both.url + address)
        wait_for_mark(page, "engine-ready")
        wait_until(page, f"async () => (await ({ENGINES})()) === {number}")

    page.goto(both.url)
    wait_for_mark(page, "engine-ready")

    assert page.evaluate("performance.getEntriesByName('engine-ready')[0].detail.recalled") is True


def test_a_copy_is_kept_for_offline_beside_the_one_around_it_and_goes_on_meanwhile(reader: Page, both: Site) -> None:
    for address in ("", "preview/"):
        reader.goto(both.url + address)
        wait_for_mark(reader, "offline-ready")  # fails if the page is loaded again before

    assert len(reader.evaluate(PRECACHES)) == 2


@pytest.mark.parametrize("address", ["", "preview/"])
def test_what_an_older_version_stored_is_found_again(page: Page, both: Site, address: str) -> None:
    """Look, language, settings, the table that was set, the game."""
    seat = {"name": "Ann", "kind": "person", "bot": ""}
    setup = {"seats": [seat], "count": 5, "chosen": {}, "cast": {}, "specials": {}}
    settings = {"pace": "calm", "motion": "off"}
    texts = {"settings": json.dumps(settings), "setup": json.dumps(setup), "save": citadels_nearly_over()}
    store(page, both, theme="light", language="zh-Hant", **texts)

    table = open_copy(page, both.url + address)

    expect(page.locator("html[data-theme=light][data-motion=off]")).to_have_attribute("lang", "zh-Hant")
    table.set_up()
    expect(page.locator("#name-0")).to_have_value("Ann")
    tap(page.locator("[data-do=set-up-done]"))
    tap(page.locator("[data-do=continue]"))
    expect(page.locator(".over, .board").first).to_be_visible(timeout=READY)


def test_an_older_versions_game_that_one_copy_plays_out_is_left_to_the_other_alone(page: Page, both: Site) -> None:
    store(page, both, save=citadels_nearly_over())
    open_copy(page, both.url).set_instant_bots()
    tap(page.locator("[data-do=continue]"))
    expect(page.locator(".over")).to_be_visible(timeout=READY)

    open_copy(page, both.url)
    expect(page.locator("[data-do=continue]")).to_have_count(0)

    open_copy(page, both.url + "preview/")
    expect(page.locator("[data-do=continue]")).to_be_visible()

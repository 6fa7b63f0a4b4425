"""Two copies of the site on one origin, one within the other's folder: what one keeps is nothing to the other."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import FOLDER, Site, SubFolderHandler
from e2e.game_page import READY, GamePage
from e2e.taps import check, tap
from e2e.test_embed import city_nearly_over
from e2e.waits import wait_for_mark, wait_until

PREVIEW = FOLDER + "preview/"
PRECACHES = "caches.keys().then(names => names.filter(name => name.startsWith('citadels-precache')))"
ENGINES = """async () => {
  const names = (await caches.keys()).filter(name => name.startsWith("citadels-engine"));
  const kept = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
  return kept.flat().length;
}"""


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """With the service worker, as readers have it."""
    return {**browser_context_args, "service_workers": "allow"}


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
    outside: list[str] = []
    own = (both.url, "blob:" + both.origin, "data:")
    context.on("request", lambda request: outside.append(request.url) if not request.url.startswith(own) else None)
    yield outside
    assert outside == [], "the page asked for what lies outside its folder"


def open_copy(page: Page, address: str) -> GamePage:
    table = GamePage(page)
    table.open(address)
    return table


def store(page: Page, both: Site, **texts: str) -> None:
    """Lay texts into the storage as versions before this did, which knew of no other copy."""
    page.goto(both.url + "embed.html")
    page.evaluate("texts => { for (const name in texts) localStorage['citadels.' + name] = texts[name] }", texts)


def test_a_game_is_not_offered_in_the_other_copy(page: Page, both: Site) -> None:
    open_copy(page, both.url).deal()
    wait_until(page, "() => Object.keys(localStorage).some(name => name.includes('save'))")

    open_copy(page, both.url + "preview/")

    expect(page.locator("[data-do=continue]")).to_have_count(0)


def test_a_table_set_in_one_copy_is_not_the_others(page: Page, both: Site) -> None:
    table = open_copy(page, both.url + "preview/")
    table.seat_people("Ann")
    table.deal()

    open_copy(page, both.url).set_up()

    expect(page.locator("#name-0")).to_have_value("")


def test_a_look_chosen_in_one_copy_is_not_worn_by_the_other(page: Page, both: Site) -> None:
    open_copy(page, both.url + "preview/")
    tap(page.locator(".foot-links [data-do=settings]"))
    check(page.locator("dialog input[value=dark]"))

    open_copy(page, both.url)

    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_each_copy_keeps_an_engine_of_its_own(page: Page, both: Site) -> None:
    for number, address in enumerate(("", "preview/"), 1):
        page.goto(both.url + address)
        wait_for_mark(page, "engine-ready")
        wait_until(page, f"async () => (await ({ENGINES})()) === {number}")

    page.goto(both.url)
    wait_for_mark(page, "engine-ready")

    assert page.evaluate("performance.getEntriesByName('engine-ready')[0].detail.recalled") is True


def test_a_copy_is_kept_for_offline_beside_the_one_around_it_and_goes_on_meanwhile(page: Page, both: Site) -> None:
    for address in ("", "preview/"):
        page.goto(both.url + address)
        wait_for_mark(page, "offline-ready")  # fails if the page is loaded again before

    assert len(page.evaluate(PRECACHES)) == 2


@pytest.mark.parametrize("address", ["", "preview/"])
def test_the_look_and_the_language_of_an_older_version_are_found_again(page: Page, both: Site, address: str) -> None:
    store(page, both, theme="light", language="zh-Hant")
    page.goto(both.url + address)

    expect(page.locator("html[data-theme=light]")).to_have_attribute("lang", "zh-Hant")


def test_the_settings_of_an_older_version_are_found_again(page: Page, both: Site) -> None:
    store(page, both, settings=json.dumps({"pace": "calm", "motion": "off"}))
    open_copy(page, both.url)

    expect(page.locator("html")).to_have_attribute("data-motion", "off")


def test_the_table_of_an_older_version_is_found_again(page: Page, both: Site) -> None:
    seat = {"name": "Ann", "kind": "person", "bot": ""}
    store(page, both, setup=json.dumps({"seats": [seat], "count": 5, "chosen": {}, "cast": {}, "specials": {}}))
    open_copy(page, both.url).set_up()

    expect(page.locator("#name-0")).to_have_value("Ann")


@pytest.mark.parametrize("address", ["", "preview/"])
def test_the_game_of_an_older_version_is_found_again(page: Page, both: Site, address: str) -> None:
    store(page, both, save=city_nearly_over())
    open_copy(page, both.url + address)
    tap(page.locator("[data-do=continue]"))

    expect(page.locator(".over, .board").first).to_be_visible(timeout=READY)


def test_one_copy_playing_an_older_versions_game_out_leaves_it_to_the_other(page: Page, both: Site) -> None:
    store(page, both, save=city_nearly_over())
    open_copy(page, both.url).set_instant_bots()
    tap(page.locator("[data-do=continue]"))
    expect(page.locator(".over")).to_be_visible(timeout=READY)

    open_copy(page, both.url + "preview/")

    expect(page.locator("[data-do=continue]")).to_be_visible()


def test_an_older_versions_game_that_was_played_out_does_not_come_back(page: Page, both: Site) -> None:
    store(page, both, save=city_nearly_over())
    open_copy(page, both.url).set_instant_bots()
    tap(page.locator("[data-do=continue]"))
    expect(page.locator(".over")).to_be_visible(timeout=READY)

    open_copy(page, both.url)

    expect(page.locator("[data-do=continue]")).to_have_count(0)

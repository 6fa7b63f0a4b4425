"""Offline: after one visit the server may go, and what is kept heals, waits and is taken when nobody is in a game."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from build import games
from citadels import Game
from e2e.conftest import ConsoleErrors, watch_requests
from e2e.game_page import GamePage
from e2e.own_sites import AWAY, UPDATE, OwnSite, move_folder, move_parts, renew, serve_copy
from e2e.taps import check, click, tap
from e2e.test_own_phones import ONE_ROUND
from e2e.waits import WHOLE, wait_for_mark, wait_until, wait_until_idle

ROUND = {"en": "round", "zh-Hant": "輪", "zh-Hans": "轮"}
FEW = 6  # decisions: a choice of character and a turn
INK = "sign => sign.getBBox().width"  # how wide a face is drawn: nothing, if its file is not there
OF_OTHERS = tuple(name for game in games.OTHERS for name in game.beginnings())


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """With the page's policy in force, as players have it."""
    return {**browser_context_args, "bypass_csp": False, "service_workers": "allow"}


@pytest.fixture
def own(tmp_path: Path) -> Iterator[OwnSite]:
    """A copy of the built site for this test alone."""
    yield from serve_copy(OwnSite, tmp_path)


@pytest.fixture(autouse=True)
def no_external_requests(context: BrowserContext, own: OwnSite) -> Iterator[list[str]]:
    """As in every browser test, for this site of its own."""
    yield from watch_requests(context, own)


@pytest.fixture
def offline_page(page: Page, own: OwnSite, console_errors: ConsoleErrors) -> Page:
    """A page whose site is wholly kept."""
    console_errors.expect(AWAY)
    page.goto(own.url)
    wait_for_mark(page, "offline-ready")
    return page


SHIFT = """() => {
  window.moved = [];
  new PerformanceObserver(list => window.moved.push(...list.getEntries().map(({ value, sources }) =>
    [value, ...sources.map(({ node }) => (node?.outerHTML ?? "").slice(0, 60))],
  ))).observe({ type: "layout-shift", buffered: true });
}"""
LIMIT = 0.02  # of layout shift; 0.1 is called good


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1280, 800)], ids=["upright", "sideways", "desktop"])
def test_nothing_moves_on_a_first_visit_without_a_tap(page: Page, own: OwnSite, size: tuple[int, int]) -> None:
    """Layout shift was 0.17 on a phone, as lines and rows came and went."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.add_init_script(f"({SHIFT})()")
    page.goto(own.url + "island.html")
    expect(page.locator(".edge-line")).to_contain_text("You can now play offline", timeout=90_000)
    expect(page.locator(".edge-line")).to_have_count(0)
    expect(page.locator(".offline")).to_contain_text("Island of Harbours")

    moved = page.evaluate("() => window.moved")

    assert sum(entry[0] for entry in moved) <= LIMIT, moved


def deal(page: Page) -> None:
    """Sit down at the table that lies ready."""
    click(page.locator("button.deal"))
    expect(page.locator("body")).to_have_attribute("data-screen", "table", timeout=60_000)


def stored_names(page: Page, what: str) -> list[str]:
    """The names of what is kept, or of the caches themselves."""
    return list(page.evaluate(what))


KEYS = "caches.keys()"
FILES = """async () => {
  const name = (await caches.keys()).find(name => name.startsWith("citadels-precache"));
  if (!name) return [];
  return (await (await caches.open(name)).keys()).map(request => request.url);
}"""


def test_it_says_once_that_it_may_go_offline(offline_page: Page) -> None:
    expect(offline_page.locator(".edge-line")).to_contain_text("You can now play offline")
    offline_page.reload()
    wait_for_mark(offline_page, "engine-ready")

    expect(offline_page.locator(".edge-line")).to_have_count(0)


def test_it_does_not_say_so_while_a_table_is_set_up(page: Page, own: OwnSite) -> None:
    """The page would move down under the finger."""
    page.goto(own.url)
    click(page.locator("[data-do=set-up]"))
    wait_for_mark(page, "offline-ready")
    wait_until_idle(page)

    assert page.locator(".edge-line").count() == 0  # at once: it would go by itself


def test_every_file_of_the_first_game_is_kept_and_none_of_another(offline_page: Page, own: OwnSite) -> None:
    """The big files, too; no game that nobody opened (docs/adr/0027)."""
    urls = "\n".join(stored_names(offline_page, FILES))
    expect(offline_page.locator(".offline")).to_contain_text("Offline: Citadels")

    missing = [
        path.relative_to(own.folder).as_posix()
        for path in own.folder.rglob("*")
        if path.is_file() and path.name not in {"sw.js", "build.json", "pictures.pack"} and "screens" not in path.parts
        and not path.relative_to(own.folder).as_posix().startswith(("wheels/", "workshop", *OF_OTHERS))
        and path.relative_to(own.folder).as_posix() not in urls
    ]  # fmt: skip
    assert missing == []
    assert not [name for name in stored_names(offline_page, KEYS) if "island-v2" in name]


def test_a_game_begins_without_a_network_and_is_found_after_a_reload(offline_page: Page, own: OwnSite) -> None:
    own.stop()
    offline_page.goto(own.url)
    deal(offline_page)
    expect(offline_page.locator("#decision-title")).to_be_visible(timeout=30_000)
    wait_until(offline_page, "() => Object.keys(localStorage).some(name => name.includes('citadels.save.'))")

    offline_page.reload()

    expect(offline_page.locator("[data-do=continue]")).to_be_visible(timeout=30_000)


def test_the_rules_a_lesson_and_the_replay_page_are_there_without_a_network(offline_page: Page, own: OwnSite) -> None:
    own.stop()
    click(offline_page.locator("main [data-do=help]"))
    click(offline_page.locator("dialog [data-arg=contents]"))
    expect(offline_page.get_by_role("heading", name="Rules")).to_be_visible()
    click(offline_page.locator("dialog [data-do=close-sheet]"))
    click(offline_page.get_by_role("button", name="Tutorial"))
    click(offline_page.get_by_role("button", name="Gold and building"))
    expect(offline_page.locator(".guide").get_by_role("heading")).to_be_visible(timeout=30_000)
    offline_page.goto(own.url + "replay.html")

    expect(offline_page.locator("#paste")).to_be_visible(timeout=30_000)


def test_a_position_is_edited_without_a_network(offline_page: Page, own: OwnSite) -> None:
    game = Game.new(["Ann", "Ben"], seed=1)
    game.play(game.moves()[0])
    own.stop()
    offline_page.goto(f"{own.url}replay.html#{game.link()}&at=1")
    click(offline_page.locator("[data-do=menu]"), timeout=30_000)

    click(offline_page.locator("#sheet [data-do=edit]"))

    expect(offline_page.locator("[data-do=edit-done]")).to_be_visible(timeout=30_000)


def test_a_game_is_played_to_its_end_in_every_language_without_a_network(offline_page: Page, own: OwnSite) -> None:
    own.stop()
    table = GamePage(offline_page, seed=5)
    table.open(own.url, instant=True)
    table.set_seats(3)
    table.set_option("city_size", "6")  # for which nothing was dealt ahead
    offline_page.evaluate(ONE_ROUND)
    table.deal()
    for language in ("zh-Hant", "zh-Hans", "en"):
        table.wait_for_question()
        table.set_language(language)
        table.decide()
        expect(offline_page.locator("h1")).to_contain_text(ROUND[language])

    table.play_out()

    expect(offline_page.locator(".score")).to_have_count(3)


def test_a_table_of_2016_that_was_never_opened_is_played_without_a_network(offline_page: Page, own: OwnSite) -> None:
    """E13.2: its words, faces and decisions came with the first visit; so did its section and cards in the book."""
    own.stop()
    table = GamePage(offline_page, seed=5)
    table.open(own.url, instant=True)
    table.set_up()
    check(offline_page.locator("input[data-do=edition][value='2016']"))
    tap(offline_page.locator("[data-do=fold-cast]"))
    tap(offline_page.locator("[data-do=set][data-arg=ambitious_aristocrats]"))
    table.deal()
    for _ in range(FEW):
        table.wait_for_question()
        table.decide()
    medal = offline_page.locator(".track [data-anchor=role-magistrate]")
    expect(medal).to_have_attribute("aria-label", re.compile("^1 Magistrate"))
    assert medal.locator(".emblem").evaluate(INK) > 0

    tap(offline_page.locator(".bar [data-do=help]"))
    tap(offline_page.locator("dialog [data-arg=role-magistrate]"))
    expect(offline_page.locator("dialog")).to_contain_text("three warrants")
    tap(offline_page.locator("dialog [data-do=sheet-back]"))
    tap(offline_page.locator("dialog [data-arg=rules-2016]"))
    expect(offline_page.locator("dialog .book-text")).to_contain_text("27 characters")


# --- the other games (docs/adr/0027)


def test_a_game_is_stored_on_request_once_it_can_be_and_played_without_a_network(
    offline_page: Page, own: OwnSite
) -> None:
    own.stop()
    click(offline_page.get_by_role("button", name="Add Island of Harbours"))
    expect(offline_page.locator(".offline")).to_contain_text("could not be stored", timeout=30_000)
    own.start()
    click(offline_page.get_by_role("button", name="Try again"))
    expect(offline_page.locator(".offline-games")).to_have_text(
        "Offline: Citadels and Island of Harbours", timeout=30_000
    )
    own.stop()
    offline_page.goto(own.url + "island.html")

    deal(offline_page)

    expect(offline_page.locator("#decision-title")).to_be_visible(timeout=30_000)


def test_a_game_that_was_opened_is_played_without_a_network(
    page: Page, own: OwnSite, console_errors: ConsoleErrors
) -> None:
    console_errors.expect(AWAY)
    page.goto(own.url + "island.html")
    wait_for_mark(page, "offline-ready")
    expect(page.locator(".offline")).to_contain_text("Island of Harbours")
    own.stop()
    page.reload()

    deal(page)

    expect(page.locator("#decision-title")).to_be_visible(timeout=30_000)


def test_a_stored_game_comes_along_with_a_new_version(offline_page: Page, own: OwnSite) -> None:
    click(offline_page.get_by_role("button", name="Add Island of Harbours"))
    expect(offline_page.locator(".offline-games")).to_have_text(
        "Offline: Citadels and Island of Harbours", timeout=30_000
    )
    pages = [*games.OTHERS[0].pages, games.OTHERS[0].poster]
    move_folder(own, next(own.folder.glob("island-*/")), "island-00000000000b", *pages)
    renew(own)
    offline_page.evaluate(UPDATE)
    click(offline_page.get_by_role("button", name="Update now"))
    expect(offline_page.locator("#newer")).to_have_count(1, timeout=30_000)
    own.stop()

    offline_page.goto(own.url + "island.html")

    expect(offline_page.locator("script[src*=island-00000000000b]").first).to_be_attached(timeout=30_000)
    expect(offline_page.locator(".deal")).to_be_visible(timeout=30_000)


# --- what is broken heals


# One kept file is gone, and one is half of what it was.
BREAK = """async () => {
  const cache = await caches.open((await caches.keys()).find(name => name.startsWith("citadels-precache")));
  const keys = await cache.keys();
  await cache.delete(keys.find(request => request.url.includes("pyodide.asm.wasm")));
  await cache.put(keys.find(request => request.url.includes("python_stdlib.zip")), new Response("half"));
}"""
# The sizes of these two files, as they are kept.
SIZES = """async () => {
  const cache = await caches.open((await caches.keys()).find(name => name.startsWith("citadels-precache")));
  const keys = (await cache.keys()).filter(({ url }) => /pyodide\\.asm\\.wasm|python_stdlib\\.zip/.test(url));
  const sizes = await Promise.all(keys.map(async key => [key.url, (await (await cache.match(key)).blob()).size]));
  return JSON.stringify(sizes.sort());
}"""


def test_broken_files_heal_at_the_next_visit(offline_page: Page, console_errors: ConsoleErrors) -> None:
    """As a full disk might break them."""
    console_errors.expect(r"pyodide\.asm\.js|page: ")  # an engine with half a library complains, line by line
    sizes = offline_page.evaluate(SIZES)
    offline_page.evaluate(BREAK)
    offline_page.reload()

    wait_until(offline_page, f"async () => (await ({SIZES})()) === {json.dumps(sizes)}")

    assert offline_page.evaluate(WHOLE)


def test_a_site_whose_cache_was_thrown_away_is_kept_anew(offline_page: Page, console_errors: ConsoleErrors) -> None:
    before = len(stored_names(offline_page, FILES))
    offline_page.evaluate("caches.keys().then(names => Promise.all(names.map(name => caches.delete(name))))")
    offline_page.reload()
    wait_until(offline_page, f"async () => (await ({FILES})()).length === {before}")

    assert offline_page.evaluate(WHOLE)


# --- updates


@pytest.fixture
def newer(offline_page: Page, own: OwnSite) -> Callable[[], None]:
    """A call that puts a new version on the server and lets the page hear of it."""

    def come() -> None:
        renew(own)
        offline_page.evaluate(UPDATE)

    return come


def expect_to_wait(page: Page) -> None:
    """Expect the news of an update, and that it has not been taken."""
    expect(page.locator(".edge-line")).to_contain_text("An update is ready")
    expect(page.locator("#newer")).to_have_count(0)


def test_a_new_version_waits_while_a_game_is_on_and_is_taken_on_request(
    offline_page: Page, newer: Callable[[], None]
) -> None:
    """And the game goes on."""
    deal(offline_page)
    newer()
    expect_to_wait(offline_page)
    click(offline_page.get_by_role("button", name="Update now"))

    expect(offline_page.locator("#newer")).to_have_count(1, timeout=30_000)
    expect(offline_page.locator("[data-do=continue]")).to_be_visible(timeout=30_000)


def test_a_new_version_waits_while_a_sheet_is_read(offline_page: Page, newer: Callable[[], None]) -> None:
    click(offline_page.locator("main [data-do=help]"))
    newer()

    expect_to_wait(offline_page)
    expect(offline_page.locator("dialog")).to_be_visible()


def test_a_new_version_waits_for_a_table_that_is_being_set_which_is_still_there_with_it(
    offline_page: Page, newer: Callable[[], None]
) -> None:
    table = GamePage(offline_page)
    table.set_seats(5)
    table.seat_people("Ann")
    table.set_seed(77)
    newer()
    expect_to_wait(offline_page)
    click(offline_page.get_by_role("button", name="Update now"))
    expect(offline_page.locator("#newer")).to_have_count(1, timeout=30_000)

    table.set_up()
    values = offline_page.locator(".place input, #seed")
    expect(values).to_have_count(6)
    expect(values.nth(0)).to_have_value("Ann")
    expect(values.nth(5)).to_have_value("77")


def test_a_new_version_waits_while_the_cards_are_dealt_until_the_game_is_left(
    offline_page: Page, newer: Callable[[], None]
) -> None:
    GamePage(offline_page).seat_people("Ann")
    newer()
    expect_to_wait(offline_page)
    offline_page.evaluate("stage.screen('start')")  # as the first screen is drawn again before the engine is ready
    deal(offline_page)
    assert offline_page.evaluate("navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting !== null)")
    click(offline_page.locator(".bar [data-do=menu]"))
    click(offline_page.locator("dialog [data-do=new-table]"))
    click(offline_page.locator("dialog [data-do=leave]"))

    expect(offline_page.locator("#newer")).to_have_count(1, timeout=30_000)
    expect(offline_page.locator("[data-do=continue]")).to_be_visible(timeout=30_000)


def test_a_page_at_a_table_follows_another_tabs_version_when_it_is_wished(
    offline_page: Page, own: OwnSite, newer: Callable[[], None]
) -> None:
    """Loading waits for the wish."""
    deal(offline_page)
    other = offline_page.context.new_page()
    other.goto(own.url)
    expect(other.locator(".deal")).to_be_visible(timeout=30_000)
    newer()
    expect(other.locator("#newer")).to_have_count(1, timeout=30_000)
    expect(offline_page.locator(".edge-line")).to_contain_text("update this tab too")
    expect(offline_page.locator(".board")).to_be_visible()

    click(offline_page.locator(".edge-line").get_by_role("button", name="Reload"))

    expect(offline_page.locator("#newer")).to_have_count(1, timeout=30_000)
    expect(offline_page.locator("[data-do=continue]")).to_be_visible(timeout=30_000)


def test_new_versions_are_taken_at_once_where_no_game_is_on_and_replace_the_old_files(
    offline_page: Page, own: OwnSite
) -> None:
    """Storage does not grow from version to version, and other people's caches are left alone."""
    offline_page.evaluate("caches.open('a-neighbours').then(cache => cache.put('./x', new Response('x')))")
    before = len(stored_names(offline_page, FILES)), len(stored_names(offline_page, KEYS))
    for name in ("parts-second", "parts-third"):
        move_parts(own, name)
        offline_page.evaluate(UPDATE)
        expect(offline_page.locator(f"script[src*={name}]").first).to_be_attached(timeout=60_000)
        wait_for_mark(offline_page, "engine-ready")

    assert (len(stored_names(offline_page, FILES)), len(stored_names(offline_page, KEYS))) == before
    assert "a-neighbours" in stored_names(offline_page, KEYS)


# --- tabs of an older build (reliability, B1)


def titles_of_sheets(page: Page) -> list[str]:
    """The titles of the sheets at a table, opened one after the other."""
    titles = []
    for act in ("log", "help", "menu"):
        tap(page.locator(f".bar [data-do={act}]"))
        expect(page.locator("dialog #sheet-title")).to_be_visible()
        titles.append(page.locator("dialog #sheet-title").inner_text())
        tap(page.locator("dialog [data-do=close-sheet]"))
        expect(page.locator("dialog")).to_be_hidden()
    return titles


def test_a_tab_of_an_older_build_has_its_parts_which_go_when_it_is_closed(offline_page: Page, own: OwnSite) -> None:
    """Its build has gone from the server, after another tab has taken the new one."""
    deal(offline_page)
    other = offline_page.context.new_page()
    other.goto(own.url)
    expect(other.locator(".deal")).to_be_visible(timeout=30_000)
    move_parts(own, "parts-second")
    offline_page.evaluate(UPDATE)
    expect(other.locator("script[src*=parts-second]").first).to_be_attached(timeout=60_000)

    assert titles_of_sheets(offline_page) == ["Log", "Rules", "Menu"]

    page = offline_page.context.new_page()
    for tab in (offline_page, other):
        tab.close()
    page.goto(own.url)

    wait_until(page, "async () => !(await caches.keys()).some(name => name.includes('previous'))")


def test_a_tab_whose_build_is_gone_says_that_a_newer_one_is_there(
    page: Page, own: OwnSite, console_errors: ConsoleErrors
) -> None:
    """Without a service worker, as in a private window."""
    console_errors.expect("404")
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    page.goto(own.url)
    deal(page)
    move_parts(own, "parts-second")

    click(page.locator(".bar [data-do=help]"))

    expect(page.locator("dialog")).to_contain_text("The page has been updated")
    expect(page.locator("dialog").get_by_role("button", name="Reload")).to_be_visible()

"""Never mute: whatever part of the site is missing, cut or something else, each page says in words what is wrong."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from build import games
from build.paths import PAGE
from e2e import screens
from e2e.conftest import ConsoleErrors
from e2e.faulty_sites import PAGES, FaultyAnswer, cells_to_show, made, missing
from e2e.game_page import GamePage
from e2e.held_requests import HeldRequests
from e2e.taps import click, tap

SOON = 20_000  # milliseconds within which a page has said what is wrong
AGAIN = {"en": r"Reload|Try again", "zh-Hant": "重新載入|再試一次", "zh-Hans": "重新加载|再试一次"}
ID = re.compile(r"\b[a-z]+(-[a-z]+)+\b")  # of a message, shown for want of its words


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Without the service worker, which would serve what is missing."""
    return {**browser_context_args, "service_workers": "block"}


def serve(page: Page, file: str, what: FaultyAnswer) -> None:
    """Let the host answer so when it is asked for a file."""

    def answer(route: Route) -> None:
        route.fulfill(**what)

    page.route("**/" + file.removeprefix("vendor/"), answer)


def fault_text(page: Page, language: str = "en") -> str:
    """Return the fault that the page reports, once it offers what can be done."""
    text = page.locator("#fault, dialog[open]").first
    expect(text.locator("button", has_text=re.compile(AGAIN[language]))).to_be_visible(timeout=SOON)
    return str(text.inner_text())


@pytest.mark.parametrize(("name", "file", "fault"), cells_to_show(), ids=lambda part: getattr(part, "__name__", part))
def test_a_page_says_what_is_wrong(
    page: Page, console_errors: ConsoleErrors, name: str, file: str, fault: Callable[[Path], FaultyAnswer]
) -> None:
    console_errors.expect("")  # whatever the browser notes about it
    serve(page, file, fault(made(file, name)))

    page.goto(PAGES[name])

    assert not ID.search(re.sub(r"\(.*\)|[\w.-]*/[\w./-]*", "", fault_text(page)))


@pytest.mark.parametrize("name", [name for game in games.ALL for name in game.pages])
def test_a_missing_file_is_named_without_the_folders_of_the_build(
    page: Page, console_errors: ConsoleErrors, name: str
) -> None:
    """Of any game: its address means nothing to a reader."""
    console_errors.expect("404")
    serve(page, "js/page.js", missing(PAGE))

    page.goto(f"./{name}")

    expect(page.locator("#fault p")).to_have_text(
        "Part of this page couldn’t be loaded: js/page.js. Check your connection and reload the page.", timeout=SOON
    )


@pytest.mark.parametrize(
    ("language", "file"),
    [("zh-Hant", "js/page.js"), ("zh-Hans", "app/page.pack"), ("zh-Hant", "js/engine.js"), ("zh-Hans", "js/engine.js")],
)
def test_it_says_so_in_the_readers_language(
    page: Page, console_errors: ConsoleErrors, language: str, file: str
) -> None:
    """Before the page's Python runs, and after; all else here is in English."""
    console_errors.expect("")
    page.add_init_script(f"localStorage.setItem('citadels.language', '{language}')")
    serve(page, file, missing(PAGE))

    page.goto("./")

    assert re.search("[\u4e00-\u9fff]", fault_text(page, language))


# Firefox and Chromium say the first today; older ones the second.
HARMLESS = (
    "ResizeObserver loop completed with undelivered notifications.",
    "ResizeObserver loop limit exceeded",
)
REPORT = "dispatchEvent(new ErrorEvent('error', { message: %r }))"


@pytest.mark.parametrize("message", HARMLESS)
def test_nobody_is_told_of_a_size_that_changed_while_it_was_observed(page: Page, message: str) -> None:
    GamePage(page).open()

    page.evaluate(REPORT % message)

    expect(page.locator(".edge-line")).to_have_count(0)


@pytest.mark.parametrize("message", HARMLESS)
def test_nobody_is_told_of_it_before_the_page_is_alive(page: Page, message: str) -> None:
    """Nor is the page loaded a second time, as at the first fault of a build."""
    page.add_init_script(f"addEventListener('DOMContentLoaded', () => {REPORT % message})")

    GamePage(page).open()

    assert page.evaluate("sessionStorage.getItem('citadels.reloaded')") is None


def test_without_the_words_of_a_language_the_page_speaks_english(page: Page, console_errors: ConsoleErrors) -> None:
    console_errors.expect("404")
    page.add_init_script("localStorage.setItem('citadels.language', 'zh-Hant')")
    serve(page, "locales/zh-Hant.ftl", missing(PAGE))

    page.goto("./")

    expect(page.locator("button.deal")).to_have_text("Play")
    assert "locales/zh-Hant.ftl" in fault_text(page, "zh-Hant")


def test_a_language_whose_words_cannot_be_had_changes_nothing(page: Page, console_errors: ConsoleErrors) -> None:
    console_errors.expect("404")
    serve(page, "locales/zh-Hans.ftl", missing(PAGE))
    page.goto("./")

    tap(page.get_by_role("button", name="简体中文"))

    expect(page.locator("dialog")).to_contain_text("This language couldn’t be loaded")
    expect(page.locator("button.deal")).to_have_text("Play")


@pytest.mark.parametrize("file", ["chapters/games.pack", "chapters/games.en.ftl"])
def test_a_chapter_that_could_not_be_loaded_can_be_loaded_again(
    page: Page, console_errors: ConsoleErrors, file: str
) -> None:
    console_errors.expect("404")
    serve(page, file, missing(PAGE))
    GamePage(page).open()
    click(page.locator("main [data-do=games]"))
    expect(page.locator("dialog")).to_contain_text("This part of the page couldn’t be loaded")
    page.unroute("**/" + file)
    tap(page.get_by_role("button", name="Close"))

    click(page.locator("main [data-do=games]"))

    expect(page.get_by_role("heading", name="Your games")).to_be_visible(timeout=SOON)


def test_each_chapter_that_fails_once_is_told_and_opens_at_the_next_tap(
    page: Page, console_errors: ConsoleErrors
) -> None:
    """Every file of every chapter of the first screen, in one visit: no failure stays (as SQLite's tests do)."""
    console_errors.expect("chapters/|ERR_FAILED")
    failed: set[str] = set()

    def fail_once(route: Route) -> None:
        if route.request.url in failed:
            route.continue_()
        else:
            failed.add(route.request.url)
            route.abort()

    page.route("**/chapters/*", fail_once)
    table = GamePage(page)
    table.open()
    missing = page.evaluate("window.speech.words('chapter-missing')")
    for name in screens.AT_START[:4]:
        click(page.locator(f"main [data-do={name}]"))
        expect(page.locator("dialog"), name).to_contain_text(missing)
        screens.close_sheet(table)

        click(page.locator(f"main [data-do={name}]"))

        expect(page.locator("dialog #sheet-title"), name).to_be_visible()
        expect(page.locator("dialog"), name).not_to_contain_text(missing)
        screens.close_sheet(table)
    assert len(failed) == 2 * len(screens.AT_START[:4])  # Python and words


@pytest.mark.parametrize("name", ["replay", "crane"])
def test_an_engine_that_could_not_be_fetched_can_be_fetched_again(
    page: Page, console_errors: ConsoleErrors, name: str
) -> None:
    console_errors.expect("404")
    serve(page, "js/engine.js", missing(PAGE))
    page.goto(PAGES[name])
    fault_text(page)
    page.unroute("**/js/engine.js")

    tap(page.get_by_role("button", name="Try again"))
    if name != "replay":
        tap(page.locator("button.deal"))

    expect(page.locator("#decision-title, .steps").first).to_be_visible(timeout=60_000)


def test_dealing_without_an_engine_says_so_once_more(page: Page, console_errors: ConsoleErrors) -> None:
    console_errors.expect("404")
    serve(page, "js/engine.js", missing(PAGE))
    page.goto("./")
    fault_text(page)
    tap(page.locator("dialog [data-do=close-sheet]"))

    tap(page.locator("button.deal"))

    assert "The game couldn’t be downloaded" in fault_text(page)


@pytest.mark.parametrize("wanting", ["WebAssembly", "Worker"])
def test_a_browser_that_lacks_what_is_needed_is_told(page: Page, console_errors: ConsoleErrors, wanting: str) -> None:
    console_errors.expect("")
    page.add_init_script(f"delete window.{wanting}")

    page.goto("./")

    expect(page.locator("#fault")).to_contain_text(f"This browser doesn’t have what the game needs ({wanting})")


def test_a_browser_that_lacks_what_can_be_done_without_plays(page: Page) -> None:
    for wanting in ("Intl.ListFormat", "crypto.constructor.prototype.getRandomValues", "ResizeObserver"):
        page.add_init_script(f"delete {wanting}")
    page.goto("./")

    tap(page.locator("button.deal"))

    expect(page.locator("#decision-title")).to_be_visible(timeout=60_000)


# --- slow is no fault


@pytest.fixture
def slow(page: Page) -> HeldRequests:
    """The request for the page's Python, which the line keeps back, on a page whose clock has gone on 30 seconds."""
    page.clock.install()
    held = HeldRequests(page, "**/app/page.pack")
    page.goto("./", wait_until="commit")
    expect(page.locator("#starting")).to_be_visible()
    page.wait_for_load_state("load")
    page.clock.run_for(30_000)
    held.wait()
    return held


def test_a_slow_line_is_said_to_be_slow_until_the_page_is_there(page: Page, slow: HeldRequests) -> None:
    expect(page.locator("#fault")).to_contain_text(re.compile(r"Still loading: \d+ parts of the page are here"))

    slow.let_go()

    expect(page.locator("button.deal")).to_be_visible()
    expect(page.locator("#fault")).to_have_count(0)


def test_each_sentence_stands_in_three_languages() -> None:
    """js/boot-errors.js: what it says must not need the files of the languages."""
    script = (PAGE / "js" / "boot-errors.js").read_text(encoding="utf-8")
    ids = [re.findall(r"^    (\w+): \"", words, re.MULTILINE) for words in script.split("},")[:3]]

    assert ids[0] == ids[1] == ids[2] != []

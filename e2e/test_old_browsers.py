"""Old browsers: what each feature of the web is worth to the page, by taking it away before anything loads.

Most can be missing, and the game is played all the same. Without the others the page says at once what is wrong; in an
engine that is too old it names the versions that are needed (docs/browsers.md has the table). A feature is taken from
the page alone: its workers have it still.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.conftest import ConsoleErrors
from e2e.game_page import READY
from e2e.taps import click

ALARMS = ".edge-line, #fault, dialog[open]"
TOO_OLD = (
    "This browser is too old for the game: it needs iOS or Safari 16.4, Chrome 95 or Firefox 114, or anything newer."
)
OLD = "This browser doesn’t have what the game needs"
BROKEN = "This page couldn’t start. Please reload it, or try another browser."
TROUBLE = "Something went wrong."

# A worker as old browsers make it: one that asks for `?old` gets a script with a syntax error.
WORKERS = """const RealWorker = Worker;
window.Worker = class extends RealWorker {
  constructor(address, options) { super(...given(String(address), options)); }
};
const given = (address, options) => %s;"""
WITHOUT_MODULES = WORKERS % "[address, { name: options.name }]"
WITHOUT_STATIC_BLOCKS = WORKERS % "[address.replace('floor.js', 'floor.js?old'), options]"
REFUSING_MODULES = WORKERS % "(() => { throw new TypeError('module workers'); })()"

PLAYS = {
    "AbortSignal.timeout": "delete AbortSignal.timeout",
    "Array.at": "delete Array.prototype.at",
    "Array.findLast": "delete Array.prototype.findLast",
    "CompressionStream": "delete window.CompressionStream; delete window.DecompressionStream",
    "Element.animate": "delete Element.prototype.animate",
    "Element.replaceChildren": "delete Element.prototype.replaceChildren",
    "IntersectionObserver": "delete window.IntersectionObserver",
    "Intl.ListFormat": "delete Intl.ListFormat",
    "Intl.Segmenter": "delete Intl.Segmenter",
    "Object.hasOwn": "delete Object.hasOwn",
    "PointerEvent": "delete window.PointerEvent",
    "Promise.withResolvers": "delete Promise.withResolvers",
    "ResizeObserver": "delete window.ResizeObserver",
    "crypto.randomUUID": "delete Crypto.prototype.randomUUID",
    "crypto.subtle": "Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })",
    "dialog.showModal": "delete HTMLDialogElement.prototype.showModal",
    "serviceWorker": "delete Navigator.prototype.serviceWorker",
    "wasm streaming": "delete WebAssembly.compileStreaming; delete WebAssembly.instantiateStreaming",
}
# Words of the style sheets that an old browser does not know.
STYLES = {":has": ":has(", "color-mix": "color-mix(", "@container": "@container", "dvh": "dvh"}
SAYS = {
    "WebAssembly": ("delete window.WebAssembly", OLD),
    "Worker": ("delete window.Worker", OLD),
    "structuredClone": ("delete window.structuredClone", BROKEN),
    "WeakRef": ("delete window.WeakRef", BROKEN),
    "String.replaceAll": ("delete String.prototype.replaceAll", TROUBLE),
    "PerformanceObserver": ("delete window.PerformanceObserver", TROUBLE),
    "wasm exceptions": ("WebAssembly.validate = () => false", TOO_OLD),
    "static blocks": (WITHOUT_STATIC_BLOCKS, TOO_OLD),
    "module workers": (WITHOUT_MODULES, TOO_OLD),
    "module workers refused": (REFUSING_MODULES, TOO_OLD),
}


def play(page: Page) -> None:
    """Come for the first time and begin a game, until the first question is there."""
    page.goto("./")
    click(page.locator("[data-do=deal]"), timeout=READY)
    expect(page.locator("#decision-title")).to_be_visible(timeout=READY)


@pytest.fixture(autouse=True)
def old_workers(page: Page, console_errors: ConsoleErrors) -> None:
    """Answer as an old browser would take it, and let the browser note what it will."""
    console_errors.expect("")
    page.route("**/floor.js?old", lambda route: route.fulfill(body="class Floor {{", content_type="text/javascript"))


@pytest.mark.parametrize("feature", PLAYS)
def test_a_game_is_played_without(page: Page, feature: str) -> None:
    page.add_init_script(PLAYS[feature])

    play(page)

    expect(page.locator(ALARMS)).to_have_count(0)


@pytest.mark.parametrize("feature", STYLES)
def test_a_game_is_played_without_a_word_of_the_style_sheets(page: Page, feature: str) -> None:
    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=response.text().replace(STYLES[feature], "unknown" + STYLES[feature]))

    page.route("**/css/*.css", answer)

    play(page)

    expect(page.locator(ALARMS)).to_have_count(0)


@pytest.mark.parametrize("feature", SAYS)
def test_the_page_says_what_is_wrong_without(page: Page, feature: str) -> None:
    script, sentence = SAYS[feature]
    page.add_init_script(script)

    page.goto("./")

    expect(page.locator(ALARMS).first).to_contain_text(sentence, timeout=READY)


def test_without_the_syntax_of_the_page_s_script_it_says_so(page: Page) -> None:
    page.route("**/js/page.js", lambda route: route.fulfill(body="class {{", content_type="text/javascript"))

    page.goto("./")

    expect(page.locator("#fault")).to_contain_text(BROKEN, timeout=READY)


def test_a_browser_that_stores_nothing_plays_and_says_that(page: Page) -> None:
    """The storage of a site can be forbidden, which is not to be full."""
    page.add_init_script("delete window.localStorage; Object.defineProperty(window, 'localStorage', { value: null })")

    play(page)

    expect(page.locator(".edge-line")).to_contain_text("doesn’t let this page save games", timeout=READY)


def test_in_a_browser_that_is_too_old_play_says_so_again(page: Page) -> None:
    page.add_init_script(SAYS["static blocks"][0])
    page.goto("./")
    click(page.locator("dialog [data-do=close-sheet]"), timeout=READY)

    click(page.locator("[data-do=deal]"))

    expect(page.locator("dialog")).to_contain_text(TOO_OLD)


def test_a_browser_that_is_too_old_has_no_engine_under_way(page: Page) -> None:
    page.add_init_script(SAYS["static blocks"][0])

    page.goto("./")

    expect(page.locator("#progress")).to_have_text(TOO_OLD, timeout=READY)
    assert page.evaluate("engine.begun") is False


@pytest.mark.parametrize(
    ("language", "words"), [("zh-Hant", "這個瀏覽器太舊"), ("zh-Hans", "这个浏览器太旧")], ids=["zh-Hant", "zh-Hans"]
)
def test_it_says_so_in_the_readers_language(page: Page, language: str, words: str) -> None:
    page.add_init_script(f"localStorage.setItem('citadels.language', '{language}');{SAYS['static blocks'][0]}")

    page.goto("./")

    expect(page.locator("dialog")).to_contain_text(words, timeout=READY)


@pytest.mark.parametrize("name", ["island.html", "crane.html", "replay.html"])
def test_every_page_says_so(page: Page, name: str) -> None:
    page.add_init_script(SAYS["wasm exceptions"][0])
    # A replay starts its engine for a link alone: this one is damaged, which only an engine could tell.
    page.goto(f"./{name}" + ("#1.x" if name == "replay.html" else ""))

    expect(page.locator("dialog")).to_contain_text(TOO_OLD, timeout=READY)


def test_where_the_probe_is_missing_the_game_is_played(page: Page) -> None:
    """An unknown answer is no reason to send anybody away."""
    page.route("**/floor.js", lambda route: route.fulfill(status=404))

    play(page)

    expect(page.locator(ALARMS)).to_have_count(0)


def test_where_engine_and_probe_are_missing_it_is_the_download_that_failed(page: Page) -> None:
    page.route(re.compile(r"/(floor|engine)\.js$"), lambda route: route.fulfill(status=404))

    page.goto("./")

    expect(page.locator("dialog")).to_contain_text("The game couldn’t be downloaded", timeout=READY)

"""English, traditional and simplified Chinese, complete and chosen by the reader's browser."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import ConsoleErrors, Site
from e2e.game_page import READY, GamePage
from e2e.held_requests import HeldRequests
from e2e.saved_games import open_with, short_game
from e2e.taps import click, tap

pytestmark = pytest.mark.usefixtures("warm_engine")

TITLES = {"en": "Citadels", "zh-Hant": "富饒之城", "zh-Hans": "富饶之城"}

# A message id where words should be, or a variable that nobody filled in.
BARE = re.compile(
    r"\b(?:book|card|choice|event|group|illegal|kind|option|prompt|role|rules|ruling|score|sign|state|undo|why)-[a-z_-]+"
    r"|\{ ?\$\w+|undefined"
)


# Turns to each character and special district that the rulebook lists, and reads what is said of it.
RULES = """() => {
    const places = [...document.querySelectorAll("dialog .row")].map(row => row.dataset.arg);
    return places.filter(place => !place.startsWith("rules-")).map(place => {
        document.querySelector(`dialog [data-arg=${place}]`).click();
        const said = [".rule", ".rulings"].map(one => document.querySelector("dialog " + one).innerText).join("");
        document.querySelector("dialog [data-do=sheet-back]").click();
        return said;
    });
}"""


@pytest.mark.parametrize(
    ("wish", "language"),
    [
        ("en-GB", "en"),
        ("zh-TW", "zh-Hant"),
        ("zh-HK", "zh-Hant"),
        ("zh-CN", "zh-Hans"),
        ("zh-SG", "zh-Hans"),
        ("fr", "en"),
    ],
)
def test_the_browser_chooses(browser: Browser, site: Site, wish: str, language: str) -> None:
    context = browser.new_context(locale=wish, viewport={"width": 390, "height": 844}, base_url=site.url)
    context.route("**/pyodide.asm.*", lambda route: route.abort())  # the engine has no part in it
    page = context.new_page()
    page.goto("./")
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("h1")).to_have_text(TITLES[language])
    context.close()


@pytest.mark.parametrize(("name", "language"), [("繁體中文", "zh-Hant"), ("简体中文", "zh-Hans")])
def test_a_game_has_no_word_missing(page: Page, name: str, language: str) -> None:
    table = open_with(page, short_game(["Ann", "Ben", "Cal"], seed=len(language), rounds=1))
    tap(page.get_by_role("button", name=name))
    expect(page.locator("h1")).to_have_text(TITLES[language])
    tap(page.locator("[data-do=continue]"))
    faults: set[str] = set()
    while table.wait_for_question():
        faults.update(BARE.findall(page.locator("body").inner_text()))
        table.decide()
    faults.update(BARE.findall(page.locator("body").inner_text()))
    tap(page.locator(".bar [data-do=log]"))
    faults.update(BARE.findall(page.locator("dialog").inner_text()))
    assert faults == set()


def test_a_name_that_cannot_be_shown_is_refused_in_the_reader_s_words(page: Page) -> None:
    table = GamePage(page)
    table.open()
    tap(page.locator("[data-do=set-language][data-arg=zh-Hant]"))
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hant")
    table.set_up()
    page.locator(".place input").first.fill("Ann\u202ennA")
    tap(page.locator(".deal"))
    expect(page.locator(".setup .trouble")).to_contain_text("第 1 位玩家的名字", timeout=READY)


def test_the_language_is_remembered(page: Page) -> None:
    GamePage(page).open()
    tap(page.get_by_role("button", name="繁體中文"))
    expect(page.locator("h1")).to_have_text(TITLES["zh-Hant"])
    page.reload()
    expect(page.locator("h1")).to_have_text(TITLES["zh-Hant"])


# --- the last one asked for wins (M6)


def test_the_language_asked_for_last_is_spoken_though_its_words_were_there_first(page: Page) -> None:
    GamePage(page).open()

    page.evaluate("Promise.all([speech.speak('zh-Hans'), speech.speak('en')])")

    assert page.evaluate("[document.documentElement.lang, speech.language()]") == ["en", "en"]


def test_words_that_are_on_their_way_are_not_fetched_again(page: Page) -> None:
    GamePage(page).open()
    addresses: list[str] = []
    page.on("request", lambda request: addresses.append(request.url) if request.url.endswith(".ftl") else None)

    page.evaluate("Promise.all(Array.from({ length: 100 }, () => speech.speak('zh-Hans')))")

    assert len(addresses) == 1


def test_of_two_quick_taps_on_a_slow_line_the_last_is_spoken_and_set(page: Page) -> None:
    words = HeldRequests(page, "**/zh-Hans.ftl")
    GamePage(page).open()
    tap(page.locator("[data-do=set-language][data-arg=zh-Hans]"))
    tap(page.locator("[data-do=set-language][data-arg=zh-Hant]"))
    expect(page.locator("h1")).to_have_text(TITLES["zh-Hant"])

    words.wait()
    with page.expect_response("**/zh-Hans.ftl") as answer:
        words.let_go()
    answer.value.finished()
    tap(page.locator(".foot-links [data-do=settings]"))

    expect(page.locator("dialog input[name=language]:checked")).to_have_value("zh-Hant")
    assert page.evaluate("[document.documentElement.lang, storage.read('citadels.language')]") == ["zh-Hant", "zh-Hant"]


def test_words_that_could_not_be_fetched_can_be_asked_for_again(page: Page, console_errors: ConsoleErrors) -> None:
    console_errors.expect("ERR_FAILED")
    GamePage(page).open()
    page.route("**/zh-Hant.ftl", lambda route: route.abort(), times=1)
    page.evaluate("speech.speak('zh-Hant').catch(() => null)")

    page.evaluate("speech.speak('zh-Hant')")

    assert page.evaluate("document.documentElement.lang") == "zh-Hant"


def test_the_rulebook_tells_every_character_and_special_in_words(page: Page) -> None:
    """Completeness of each language is tested by tests/page/test_rulebook.py."""
    GamePage(page).open()
    tap(page.locator("[data-do=set-language][data-arg=zh-Hans]"))
    expect(page.locator("h1")).to_have_text(TITLES["zh-Hans"])
    click(page.locator("main [data-do=help]"))
    click(page.locator("dialog [data-arg=contents]"))
    expect(page.locator("dialog .row").first).to_be_visible()
    rules = page.evaluate(RULES)
    assert len(rules) == 18 + 25
    assert [rule for rule in rules if len(rule) < 8 or BARE.search(rule)] == []

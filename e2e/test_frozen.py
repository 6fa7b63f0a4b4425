"""What players have on their devices and in their bookmarks keeps working (tests/formats/README.md).

`device-1.json` is the storage of a device that had the site before all its games shared their settings. It is never
changed: a later build must open it. Links, embeds, files and builds of earlier days have tests of their own:

    links and deals of every version         tests/formats, tests/links, e2e/test_replay.py
    the daily game's address                 e2e/test_today.py
    <citadels-game>, its messages, ?embed    e2e/test_embed.py
    the file of all games                    tests/page/test_stored_formats.py, e2e/test_games.py
    an older build's service worker          e2e/test_offline.py, e2e/test_builds.py
"""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from build.paths import ROOT
from e2e.conftest import FOLDER
from e2e.game_page import READY
from e2e.taps import tap

FORMATS = ROOT / "tests" / "formats"
GOING, OVER = "citadels.save.7", "citadels.save.5"


@pytest.fixture
def visitor(page: Page) -> Page:
    """A blank page of a device that has been here before."""
    texts = json.loads((FORMATS / "device-1.json").read_text(encoding="utf-8"))
    for name, file in ((GOING, "2-titled.json"), (OVER, "3-edition.json")):
        texts[name] = (FORMATS / "stored" / file).read_text(encoding="utf-8").strip()
    page.goto("./embed.html")
    keyed = {FOLDER + name: text for name, text in texts.items()}
    page.evaluate("texts => Object.assign(localStorage, texts)", keyed)
    return page


def come(page: Page, address: str = "./") -> Page:
    """Open a page of the site and wait for its first screen."""
    page.goto(address)
    expect(page.locator("[data-do=deal]")).to_be_visible(timeout=READY)
    return page


def test_the_language_is_the_one_that_was_chosen(visitor: Page) -> None:
    expect(come(visitor).locator("h1")).to_have_text("富饒之城")


def test_the_theme_is_the_one_that_was_chosen(visitor: Page) -> None:
    expect(come(visitor).locator("html")).to_have_attribute("data-theme", "light")


def test_the_game_played_last_is_offered(visitor: Page) -> None:
    tap(come(visitor).locator("[data-do=continue]"))

    expect(visitor.locator(".board")).to_be_visible(timeout=READY)


def test_the_shortcut_of_the_installed_app_continues_it_at_once(visitor: Page) -> None:
    visitor.goto("./index.html?continue")

    expect(visitor.locator(".board")).to_be_visible(timeout=READY)


def test_the_shortcut_for_a_new_game_opens_the_first_screen(visitor: Page) -> None:
    expect(come(visitor, "./index.html?new").locator("[data-do=continue]")).to_be_visible()


def test_every_stored_game_is_listed_with_its_name(visitor: Page) -> None:
    tap(come(visitor).locator("[data-do=games]"))

    expect(visitor.locator("[data-do=games-one] b")).to_have_text(["A draw", "在第 19 輪結束"])


def test_the_settings_are_in_force(visitor: Page) -> None:
    tap(come(visitor).locator(".foot-links [data-do=settings]"))

    chosen = visitor.locator("dialog input:checked")
    expect(chosen).to_have_count(7)
    assert chosen.evaluate_all("inputs => inputs.map(input => input.value)") == [
        "zh-Hant", "light", "calm", "off", "off", "hand", "off",
    ]  # fmt: skip


def test_a_lesson_that_was_done_is_done(visitor: Page) -> None:
    tap(come(visitor).locator("[data-do=lessons]"))

    expect(visitor.locator(".lesson-chapters .far").first).to_contain_text("已學完")


def test_a_game_that_went_for_a_new_one_is_still_counted(visitor: Page) -> None:
    """One is over and listed, which the engine sums up first; one went for a new game."""
    tap(come(visitor).locator("[data-do=games]"))
    tap(visitor.locator("[data-do=games-count]"))

    expect(visitor.locator(".totals dd").first).to_have_text("2")


@pytest.mark.parametrize(("attribute", "value"), [("lang", "zh-Hant"), ("data-theme", "light")])
def test_all_games_of_the_site_share_language_and_theme(visitor: Page, attribute: str, value: str) -> None:
    """The first game's, where both have chosen; the other one's own choice stays stored."""
    expect(come(visitor, "./island.html").locator("html")).to_have_attribute(attribute, value)


def test_where_only_another_game_has_chosen_its_language_stays(visitor: Page) -> None:
    visitor.evaluate(f"localStorage.removeItem('{FOLDER}citadels.language')")

    expect(come(visitor, "./island.html").locator("html")).to_have_attribute("lang", "zh-Hans")


def test_a_setting_that_only_one_game_has_is_kept_by_the_others(visitor: Page) -> None:
    visitor.evaluate(f"localStorage['{FOLDER}citadels.settings'] = '{{\"income\": \"auto\"}}'")
    tap(come(visitor, "./island.html").locator(".foot-links [data-do=settings]"))

    tap(visitor.locator("dialog label:has(input[value=instant])"))

    stored = json.loads(visitor.evaluate(f"localStorage['{FOLDER}citadels.settings']"))
    assert (stored["income"], stored["pace"]) == ("auto", "instant")

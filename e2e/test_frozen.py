"""Games and bookmarks of players keep working (tests/formats/README.md).

`device-1.json` is the storage of a device that had the site before all its games shared their settings. It is never
changed: a later build must open it. Links, embeds, files and builds of earlier days have tests of their own:

    links and deals of every version         tests/formats, tests/links, e2e/test_replay.py
    the daily game's address                 e2e/test_today.py
    <citadels-game>, its messages, ?embed    e2e/test_embed.py
    what a page shows of such a store        tests/page/test_earlier_stores.py
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


def test_language_and_theme_are_those_that_were_chosen(visitor: Page) -> None:
    come(visitor)

    expect(visitor.locator("html[data-theme=light] h1")).to_have_text("富饒之城")


def test_the_shortcut_of_the_installed_app_continues_the_game_played_last_at_once(visitor: Page) -> None:
    visitor.goto("./index.html?continue")

    expect(visitor.locator(".board")).to_be_visible(timeout=READY)


def test_the_shortcut_for_a_new_game_opens_the_first_screen(visitor: Page) -> None:
    come(visitor, "./index.html?new")

    expect(visitor.locator("[data-do=continue]")).to_be_visible()


def test_all_games_of_the_site_share_language_and_theme(visitor: Page) -> None:
    """The first game's, where both have chosen; the other one's own choice stays stored."""
    come(visitor, "./island.html")

    expect(visitor.locator("html[data-theme=light]")).to_have_attribute("lang", "zh-Hant")


def test_where_only_another_game_has_chosen_its_language_stays(visitor: Page) -> None:
    visitor.evaluate(f"localStorage.removeItem('{FOLDER}citadels.language')")

    come(visitor, "./island.html")

    expect(visitor.locator("html")).to_have_attribute("lang", "zh-Hans")

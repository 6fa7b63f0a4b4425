"""The sheet with the lines for somebody's own page: what it gives is pasted there, and works.

Which line belongs to which choice: tests/page/test_embed.py.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import FrameLocator, Page, expect

from build import games
from e2e.game_page import open_poster
from e2e.screen_checks import Look, errors_at_all_sizes
from e2e.taps import click, tap
from e2e.test_replay import LAST, open_replay

pytestmark = pytest.mark.usefixtures("warm_engine")

LINE = "#embed-line"
WAIT = 60_000


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """With the pages' policies in force."""
    return {**browser_context_args, "bypass_csp": False}


def open_sheet(page: Page, game: games.Game = games.PLAYED) -> Page:
    """The sheet for a table, from the first screen."""
    page.goto(f"./{game.pages[0]}")
    click(page.locator("[data-do=about]").first)
    click(page.locator("dialog [data-do=embed]"))
    expect(page.locator(LINE)).to_be_visible()
    return page


def paste(page: Page) -> FrameLocator:
    """Open a page that has the line of the sheet in it, and the frame in there."""
    line = page.locator(LINE).inner_text()
    html = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>A blog</title>{line}'
    page.route("**/blog.html", lambda route: route.fulfill(body=html, content_type="text/html"))
    page.goto("./blog.html")
    return page.frame_locator("iframe")


@pytest.mark.parametrize("form", ["frame", "element"])
@pytest.mark.parametrize("game", games.ALL, ids=lambda game: game.name)
def test_a_table_is_played_in_a_page_with_its_line(page: Page, game: games.Game, form: str) -> None:
    open_sheet(page, game)
    tap(page.locator(f"[data-do=embed-form][value={form}]"))
    tap(page.locator("[data-do=embed-seats][value='3']"))
    expect(page.locator(LINE)).to_contain_text(re.compile('seats="?3'))
    frame = paste(page)

    open_poster(frame)

    expect(frame.locator(".seat, .mine").nth(2)).to_be_attached(timeout=WAIT)


def test_a_replay_opens_at_its_first_step_in_a_page_with_its_line(page: Page) -> None:
    open_replay(page, "&at=12")
    click(page.locator("[data-do=menu]").first)
    click(page.locator("dialog [data-do=embed]"))
    page.locator("[data-do=embed-last]").fill("20")
    expect(page.locator(LINE)).to_contain_text("to%3D20")
    frame = paste(page)

    open_poster(frame)

    expect(frame.locator(".steps h2")).to_have_text(f"Step 12 of {LAST}", timeout=WAIT)


def test_a_part_of_a_replay_ends_with_its_last_step(page: Page) -> None:
    open_replay(page, "&from=12&to=20")

    page.keyboard.press("End")

    expect(page.locator(".steps h2")).to_have_text(f"Step 20 of {LAST}")


def test_a_remark_in_an_address_is_text_and_nothing_else(page: Page) -> None:
    open_replay(page, "&at=12&notes=12%3A%3Cb%3EAnn%3C%2Fb%3E%20waits%7C13%3Anow")

    expect(page.locator(".remark")).to_have_text("<b>Ann</b> waits")


def test_the_preview_is_looked_at_alone(page: Page) -> None:
    open_sheet(page)

    assert page.locator(".embed-preview iframe").evaluate("frame => frame.inert")


def test_looking_at_other_looks_is_no_page_to_go_back_to(page: Page) -> None:
    open_sheet(page)
    before = page.evaluate("history.length")

    tap(page.locator("[data-do=embed-theme][value=dark]"))
    expect(page.locator(".embed-preview iframe")).to_have_attribute("src", re.compile("#dark$"))

    assert page.evaluate("history.length") == before


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_the_sheet_is_sound(page: Page, axe: Look, language: str) -> None:
    open_sheet(page)
    page.evaluate("language => stage.onact('set-language', language, '')", language)
    expect(page.locator("html")).to_have_attribute("lang", language)

    assert errors_at_all_sizes(page, axe) == []

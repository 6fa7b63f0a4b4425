"""The sheet with the lines for somebody's own page: what it gives is pasted there, and works.

Which line belongs to which choice: tests/page/test_embed.py.
"""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any

import pytest
from playwright.sync_api import FrameLocator, Page, expect

from build import games
from e2e.conftest import ConsoleErrors
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


# --- a step as a picture, and as a moment to play on

NAMES = ["Ann", "Ben", "Cal"]
STEP = 9


def open_step(page: Page, game: games.Game, what: str) -> Any:
    """Open the sheet for a step of a game of three, as Ben sees it, in a replay; return the game at that step."""
    played = import_module(f"{game.package}.game").Game.new(NAMES, seed=3)
    for _ in range(STEP + 3):
        played.play(played.moves()[0])
    link = played.link()
    page.goto(f"./{game.replay}#{link[link.find('#') + 1 :]}&names={','.join(NAMES)}&at={STEP}&seat=1")
    expect(page.locator(".steps h2")).to_have_text(f"Step {STEP} of {STEP + 3}", timeout=WAIT)
    click(page.locator("[data-do=menu]").first)
    click(page.locator("dialog [data-do=embed]"))
    tap(page.locator(f"[data-do=embed-what][value={what}]"))
    return played.at(STEP)


@pytest.mark.parametrize("game", games.ALL, ids=lambda game: game.name)
def test_a_step_is_saved_as_the_picture_that_python_draws(page: Page, game: games.Game) -> None:
    played = open_step(page, game, "diagram")
    with page.expect_download(timeout=WAIT) as download:
        tap(page.locator("[data-do=diagram-save][data-arg=svg]"))

    assert download.value.path().read_text(encoding="utf-8") == played.svg(1, "en", 640)


def test_a_picture_is_saved_as_a_png(page: Page) -> None:
    open_step(page, games.PLAYED, "diagram")
    with page.expect_download(timeout=WAIT) as download:
        tap(page.locator("[data-do=diagram-save][data-arg=png]"))

    assert download.value.path().read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"


def test_a_picture_with_other_options_is_drawn_again(page: Page) -> None:
    open_step(page, games.PLAYED, "diagram")
    expect(page.locator("#diagram")).to_be_visible(timeout=WAIT)
    tap(page.locator("[data-do=diagram-width][value='390']"))

    expect(page.locator(LINE)).to_contain_text('width="390"')


def test_a_picture_leaves_room_for_itself_and_says_what_is_seen(page: Page) -> None:
    open_step(page, games.PLAYED, "diagram")
    expect(page.locator("#diagram")).to_be_visible(timeout=WAIT)

    expect(page.locator(LINE)).to_have_text(
        re.compile(
            r'^<img src="citadels-9\.svg" width="640" height="\d+" alt="Citadels: Round \d.* Ann.*" loading="lazy">$'
        )
    )


def test_a_picture_to_play_from_names_the_moment(page: Page) -> None:
    open_step(page, games.PLAYED, "diagram")
    expect(page.locator("#diagram")).to_be_visible(timeout=WAIT)
    tap(page.locator("[data-do=embed-form][value=element]"))

    expect(page.locator(LINE)).to_contain_text(re.compile(r'<citadels-game from="1\.[^"]*" at="9" seat="1"><img '))


def test_a_moment_is_behind_one_address(page: Page) -> None:
    open_step(page, games.PLAYED, "moment")

    expect(page.locator(LINE)).to_contain_text(re.compile(r"embed\.html\?from=1\.[^\"]*%26at%3D9%26seat%3D1"))


def test_a_picture_that_cannot_be_drawn_says_so(page: Page, console_errors: ConsoleErrors) -> None:
    console_errors.expect("pictures.pack")
    page.route("**/drawing/pictures.pack", lambda route: route.abort())
    open_step(page, games.PLAYED, "diagram")

    expect(page.locator("dialog [role=alert]")).to_contain_text("couldn’t be loaded", timeout=WAIT)


@pytest.mark.parametrize("language", ["en", "zh-Hans"])
def test_the_sheet_of_a_picture_is_sound(page: Page, axe: Look, language: str) -> None:
    open_step(page, games.PLAYED, "diagram")
    expect(page.locator("#diagram")).to_be_visible(timeout=WAIT)
    page.evaluate("language => stage.onact('set-language', language, '')", language)

    assert errors_at_all_sizes(page, axe) == []

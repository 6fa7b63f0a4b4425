"""The replay's page: stepping, links as they arrive, a record from a file, and a game handed on.

What it shows of a step, from whose eyes, and of links and records that are none: tests/page/test_replay.py.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from citadels import Game
from citadels.bots import BOTS
from citadels.table.interface import game_spec
from citadels.table.worker import Table
from e2e.game_page import GamePage
from e2e.resumed import resume
from e2e.screen_checks import errors_at_all_sizes
from e2e.taps import click, tap
from tests.nearly_over import nearly_over

pytestmark = pytest.mark.usefixtures("warm_engine")

WAIT = 60_000
NAMES = ["Ann", "Ben", "Cal", "Dee", "Eve"]
SCREENS = ((390, 844), (360, 640), (844, 390), (1280, 800))


def short_game() -> Game:
    """A short game of five."""
    choose = random.Random(8)
    game = Game.new(NAMES, {"round_limit": 3}, seed=8)
    while not game.over:
        moves = game.moves()
        game.play(moves[choose.randrange(len(moves))])
    return game


GAME = short_game()
LINK = GAME.link()
LAST = len(GAME.history)


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """With the page's policy in force."""
    return {**browser_context_args, "bypass_csp": False}


def open_replay(page: Page, more: str = f"&at={LAST}") -> Page:
    """The replay of the game, at a step."""
    page.goto(f"./replay.html#{LINK}{more}")
    expect(page.locator(".steps")).to_be_visible(timeout=WAIT)
    return page


def at(page: Page, number: int) -> None:
    """Expect the replay to stand at a step."""
    expect(page.locator(".steps h2")).to_have_text(f"Step {number} of {LAST}")


def test_a_link_opens_on_a_card_from_which_the_game_is_watched(page: Page, axe: Callable[[], list[str]]) -> None:
    page.goto(f"./replay.html#{LINK}&names=Ann,Ben")
    watch = page.get_by_role("button", name="Watch")
    expect(watch).to_be_visible(timeout=WAIT)
    assert axe() == []
    click(watch)

    expect(page.get_by_role("button", name="Pause")).to_be_visible()


def test_it_plays_and_is_stepped_by_keys(page: Page, axe: Callable[[], list[str]]) -> None:
    open_replay(page, "&at=5&marks=3,9")
    assert axe() == []
    page.keyboard.press("ArrowRight")
    at(page, 6)
    page.keyboard.press("Home")
    at(page, 0)
    page.keyboard.press("Space")
    page.keyboard.press("Space")

    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_the_controls_and_what_happened_are_always_in_sight(page: Page) -> None:
    open_replay(page, "&at=30")

    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.get_by_role("button", name="Play", exact=True)).to_be_in_viewport(ratio=1)
        expect(page.locator(".told")).to_be_in_viewport()


AFTER = (".", ")", "%20", "%0A", "\u201d", "&seat=99", "&at=12.)", "&seat=1)&at=3,")  # what chat programs leave
READ = """links => links.map(link => {
  history.replaceState(null, "", "#" + link);
  return window.stage.linkParts("");
})"""


def test_a_link_opens_as_a_chat_program_leaves_it(page: Page) -> None:
    """Reliability, L1: what the page's script reads of the address, the engine answers."""
    page.goto("./replay.html")
    expect(page.locator("#paste")).to_be_visible(timeout=WAIT)

    texts = page.evaluate(READ, [LINK + after for after in AFTER])

    answers = [Table().answer(request(json.loads(text))) for text in texts]
    assert [(answer.get("error"), answer.get("steps")) for answer in answers] == [(None, LAST)] * len(AFTER)


def request(parts: dict[str, Any]) -> dict[str, Any]:
    """Return the page's request for the parts of an address (site/watch/replay.py)."""
    numbers = {name: int(parts[name]) for name in ("at", "seat") if parts[name]}
    return {"do": "replay", "link": parts["link"], "names": parts["names"], **numbers}


def test_names_in_an_address_are_text_and_some_are_passed_over(page: Page) -> None:
    """Names beside it do no damage to a good link, and the other names keep their seats."""
    open_replay(page, "&at=4&seat=2&names=An%09n,%E2%80%AEneB,Cal,,<b>Eve<img src=x>")

    expect(page.locator(".mine .name").first).to_have_text("Cal")
    expect(page.locator("#table")).to_contain_text("Seat 1")
    expect(page.locator("#table")).to_contain_text("Player 4")
    expect(page.locator("#table")).to_contain_text("<b>Eve<img src=x>")
    expect(page.locator("#table img, #table b:has-text('Eve')")).to_have_count(0)


def test_a_link_that_cannot_be_shown_is_refused_in_words(page: Page) -> None:
    page.goto("./replay.html#1.<img src=x onerror=alert(1)>")

    expect(page.locator(".opening .trouble")).to_contain_text("damaged", timeout=WAIT)


def test_ten_megabytes_of_junk_are_refused(page: Page) -> None:
    page.goto("./replay.html")
    expect(page.locator("#paste")).to_be_visible(timeout=WAIT)
    page.locator("#paste").evaluate("field => { field.value = '1.' + 'x'.repeat(10_000_000); }")

    click(page.get_by_role("button", name="Open", exact=True))

    expect(page.locator(".opening .trouble")).to_contain_text("too long to be a game", timeout=WAIT)


def test_a_record_is_opened_from_a_file(page: Page, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text(GAME.record(), encoding="utf-8")
    page.goto("./replay.html")
    expect(page.locator("#file")).to_be_visible(timeout=WAIT)

    page.locator("#file").set_input_files(record)

    expect(page.locator(".steps h2")).to_have_text(f"Step {LAST} of {LAST}", timeout=WAIT)


def test_a_game_is_handed_on_as_a_link_that_opens(page: Page) -> None:
    page.goto("./")
    click(page.locator("button.deal"))
    expect(page.locator("#decision-title")).to_be_visible(timeout=WAIT)
    page.keyboard.press("m")
    click(page.locator("dialog [data-do=share]"))

    expect(page.locator("dialog")).to_contain_text("reveals every hidden card", timeout=WAIT)
    address = page.locator("dialog a.choice").get_attribute("href") or ""
    page.goto(address)

    expect(page.get_by_role("button", name="Show the current state")).to_be_visible(timeout=WAIT)


def test_the_result_is_saved_as_a_picture(page: Page, tmp_path: Path) -> None:
    """With the page's policy in force: nothing is fetched for it but the page's own drawings."""
    resume(GamePage, page, nearly_over(game_spec(BOTS), "casual", {}))
    click(page.get_by_role("button", name="Share this game"), timeout=WAIT)
    click(page.get_by_role("dialog").get_by_role("button", name="Picture of the result"), timeout=WAIT)
    with page.expect_download() as saved:
        click(page.get_by_role("dialog").get_by_role("button", name="Save the picture"))

    saved.value.save_as(tmp_path / "picture.png")
    assert (tmp_path / "picture.png").read_bytes().startswith(b"\x89PNG")


# --- the moves as text


def test_a_move_in_the_list_is_gone_to(page: Page) -> None:
    open_replay(page, "&from=10&to=20")
    click(page.locator("[data-do=moves]"))
    tap(page.get_by_role("button", name="Go to step 14"))

    at(page, 14)


def test_the_list_marks_the_step_that_is_shown(page: Page) -> None:
    open_replay(page, "&from=10&to=20")
    click(page.locator("[data-do=moves]"))
    page.keyboard.press("ArrowRight")

    expect(page.locator(".moves [aria-current=step]")).to_have_accessible_name(re.compile("^Go to step 11"))


def test_a_part_is_listed_and_nothing_else(page: Page) -> None:
    open_replay(page, "&from=10&to=20")
    click(page.locator("[data-do=moves]"))

    expect(page.locator(".moves > li")).to_have_count(11)


def test_a_long_game_is_listed_by_rounds(page: Page) -> None:
    open_replay(page, "&at=20")
    click(page.locator("[data-do=moves]"))
    expect(page.locator(".moves [aria-current=step]")).to_be_visible()
    before = page.locator(".moves > li").first.inner_text()
    page.keyboard.press("PageDown")

    expect(page.locator(".moves > li").first).not_to_have_text(before, use_inner_text=True)


def test_a_remark_stands_at_its_move(page: Page) -> None:
    open_replay(page, "&from=10&to=20&notes=12:She waits")
    click(page.locator("[data-do=moves]"))

    expect(page.get_by_role("button", name="Go to step 12")).to_contain_text("She waits")


def test_a_list_tells_only_what_its_viewer_may_know(page: Page) -> None:
    """Protocol §5: what a seat drew is told to that seat alone."""
    open_replay(page, "&from=1&to=40&seat=0")
    click(page.locator("[data-do=moves]"))
    expect(page.locator(".moves > li").first).to_be_visible()
    own = page.locator(".moves").inner_text()
    page.locator("#eyes").select_option("none")

    expect(page.locator(".moves")).not_to_have_text(own, use_inner_text=True)


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_the_list_is_sound(page: Page, axe: Callable[[], list[str]], language: str) -> None:
    open_replay(page, "&from=10&to=20&notes=12:She waits")
    page.evaluate("async language => { await window.speech.speak(language); stage.onact('spoken', '', ''); }", language)
    click(page.locator("[data-do=moves]"))
    expect(page.locator(".moves > li").first).to_be_visible()

    assert errors_at_all_sizes(page, axe) == []


def test_the_list_of_another_game_is_its_own(page: Page) -> None:
    open_replay(page, "&from=10&to=20")
    click(page.locator("[data-do=moves]"))
    expect(page.locator(".moves > li").first).to_be_visible()
    before = page.locator(".moves").inner_text()
    other = Game.new(NAMES, {"round_limit": 3}, seed=9)
    while not other.over:
        other.play(other.moves()[-1])
    page.evaluate("link => { location.hash = link; }", f"{other.link()}&from=10&to=20")
    click(page.locator("[data-do=moves][aria-expanded=false]"))

    expect(page.locator(".moves")).not_to_have_text(before, use_inner_text=True)

"""The replay's page: stepping, whose eyes, links and records that are none, and a game handed on."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from citadels import Game
from citadels.links import write_game

WAIT = 60_000
NAMES = ["Ann", "Ben", "Cal", "Dee", "Eve"]


def played() -> Game:
    """A short game of five."""
    choose = random.Random(8)
    game = Game.new(NAMES, {"round_limit": 3}, seed=8)
    while not game.over:
        moves = game.moves()
        game.play(moves[choose.randrange(len(moves))])
    return game


GAME = played()
LINK = write_game(GAME)
LAST = len(GAME.history)


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """With the page's policy in force."""
    return {**browser_context_args, "bypass_csp": False}


def opened(page: Page, more: str = "") -> Page:
    """The replay of the game."""
    page.goto(f"./replay.html#{LINK}{more}")
    expect(page.locator(".steps")).to_be_visible(timeout=WAIT)
    return page


def step(page: Page, name: str) -> None:
    """Press one of the buttons that step."""
    page.locator(".steps").get_by_role("button", name=name, exact=True).click()


def at(page: Page, number: int) -> None:
    """Expect the replay to stand at a step."""
    expect(page.locator(".steps h2")).to_have_text(f"Step {number} of {LAST}")


def test_a_link_opens_at_the_end(page: Page) -> None:
    at(opened(page), LAST)


def test_it_steps_backwards_and_forwards(page: Page) -> None:
    opened(page)
    step(page, "Back")
    at(page, LAST - 1)
    step(page, "Forward")

    at(page, LAST)


def test_a_link_may_open_at_a_step_from_a_seats_eyes(page: Page) -> None:
    opened(page, "&at=4&seat=1&names=Ann,Ben")

    at(page, 4)
    expect(page.locator(".mine .name").first).to_have_text("Ben")


def test_all_eyes_see_every_hand(page: Page) -> None:
    opened(page, "&at=0")
    page.locator("#eyes").select_option("all")

    expect(page.locator(".hands .card")).to_have_count(5 * 4)


def test_one_seats_eyes_see_its_own_hand_alone(page: Page) -> None:
    opened(page, "&at=0")
    page.locator("#eyes").select_option("2")

    expect(page.locator(".own-hand .card")).to_have_count(4)
    expect(page.locator(".hands")).to_have_count(0)


def test_markup_in_names_is_text(page: Page) -> None:
    opened(page, "&names=<img src=x onerror=alert(1)>,<b>Ben")

    expect(page.locator("#table")).to_contain_text("<b>Ben")
    expect(page.locator("#table img, #table b:has-text('Ben')")).to_have_count(0)


def test_names_that_cannot_be_shown_are_passed_over(page: Page) -> None:
    """L2: whatever names stand beside it, a good link is not damaged, and the other names keep their seats."""
    opened(page, "&at=4&seat=2&names=An%09n,%E2%80%AEneB,Cal")

    expect(page.locator(".mine .name").first).to_have_text("Cal")
    expect(page.locator("#table")).to_contain_text("Seat 1")


@pytest.mark.parametrize(
    ("link", "words"),
    [
        ("2.0.0.0.00000", "another version"),
        (LINK[:-3] + "000", "damaged"),
        ("1.<img src=x onerror=alert(1)>", "damaged"),
        ("hello", "not a link"),
    ],
)
def test_what_cannot_be_shown_is_said_in_words(page: Page, link: str, words: str) -> None:
    page.goto("./replay.html#" + link)

    expect(page.locator(".opening .trouble")).to_contain_text(words, timeout=WAIT)


def test_ten_megabytes_of_junk_are_refused(page: Page) -> None:
    page.goto("./replay.html")
    expect(page.locator("#paste")).to_be_visible(timeout=WAIT)
    page.locator("#paste").evaluate("field => { field.value = '1.' + 'x'.repeat(10_000_000); }")

    page.get_by_role("button", name="Show it").click()

    expect(page.locator(".opening .trouble")).to_contain_text("far too long", timeout=WAIT)


def test_a_record_is_opened_from_a_file(page: Page, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text(GAME.record(), encoding="utf-8")
    page.goto("./replay.html")
    expect(page.locator("#file")).to_be_visible(timeout=WAIT)

    page.locator("#file").set_input_files(record)

    expect(page.locator(".steps h2")).to_have_text(f"Step {LAST} of {LAST}", timeout=WAIT)


def test_an_illegal_move_in_a_record_stops_it_there_and_says_so(page: Page, tmp_path: Path) -> None:
    lines = GAME.record().split("\n")
    number = next(number for number, line in enumerate(lines) if line == "end")
    lines[number] = "assassinate king"
    record = tmp_path / "game.txt"
    record.write_text("\n".join(lines), encoding="utf-8")
    page.goto("./replay.html")
    expect(page.locator("#file")).to_be_visible(timeout=WAIT)

    page.locator("#file").set_input_files(record)

    expect(page.locator(".steps .told")).to_contain_text(f"line {number + 1}", timeout=WAIT)


def test_a_game_is_handed_on_as_a_link_that_opens(page: Page) -> None:
    page.goto("./")
    page.locator("button.deal").click()
    expect(page.locator("#decision-title")).to_be_visible(timeout=WAIT)
    page.keyboard.press("m")
    page.locator("dialog [data-do=share]").click()

    expect(page.locator("dialog")).to_contain_text("holds every hidden card", timeout=WAIT)
    address = page.locator("dialog a.choice").get_attribute("href") or ""
    page.goto(address)

    expect(page.locator(".steps h2")).to_have_text(re.compile(r"Step \d+ of \d+"), timeout=WAIT)

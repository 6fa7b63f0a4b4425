"""The replay's page: stepping, whose eyes, links and records that are none, and a game handed on."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from citadels import Game
from e2e.game_page import GamePage
from e2e.taps import click

pytestmark = pytest.mark.usefixtures("warm_engine")

WAIT = 60_000
NAMES = ["Ann", "Ben", "Cal", "Dee", "Eve"]


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


def step(page: Page, name: str) -> None:
    """Press one of the buttons that step."""
    click(page.locator(".steps").get_by_role("button", name=name, exact=True))


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


@pytest.mark.parametrize("screen", [(390, 844), (360, 640), (844, 390), (1280, 800)], ids=str)
def test_the_controls_and_what_happened_are_always_in_sight(page: Page, screen: tuple[int, int]) -> None:
    page.set_viewport_size({"width": screen[0], "height": screen[1]})
    open_replay(page, "&at=30")

    expect(page.get_by_role("button", name="Play", exact=True)).to_be_in_viewport(ratio=1)
    expect(page.locator(".told")).to_be_in_viewport()


def test_the_same_deal_is_played_on_one_tap(page: Page) -> None:
    page.goto(f"./replay.html#{LINK}")
    click(page.get_by_role("link", name="Play the same deal"), timeout=WAIT)
    click(page.get_by_role("dialog").get_by_role("button", name="Deal the cards"), timeout=WAIT)

    expect(page.locator(".decision")).to_be_visible(timeout=WAIT)
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.locator(".seat")).to_have_count(4)


def test_it_steps_backwards_and_forwards(page: Page) -> None:
    open_replay(page)
    step(page, "Back")
    at(page, LAST - 1)
    step(page, "Forward")

    at(page, LAST)


def test_a_link_may_open_at_a_step_from_a_seats_eyes(page: Page) -> None:
    open_replay(page, "&at=4&seat=1&names=Ann,Ben")

    at(page, 4)
    expect(page.locator(".mine .name").first).to_have_text("Ben")


AFTER = (".", ")", "%20", "%0A", "\u201d", "&seat=99", "&at=12.)", "&seat=1)&at=3,")  # what chat programs leave


def test_a_link_opens_as_a_chat_program_leaves_it(page: Page) -> None:
    """Reliability, L1."""
    for after in AFTER:
        page.goto("about:blank")
        page.goto(f"./replay.html#{LINK}{after}")

        expect(page.locator(".steps, .link-card").first, after).to_be_visible(timeout=WAIT)


def test_a_link_that_a_chat_program_has_cut_in_two_is_pasted_whole(page: Page) -> None:
    page.goto("./replay.html")
    page.locator("#paste").fill(f"Have a look: https://example.org/replay.html#{LINK[:20]}\n{LINK[20:]}")

    click(page.get_by_role("button", name="Open", exact=True))

    expect(page.locator(".link-card")).to_be_visible(timeout=WAIT)


def test_all_eyes_see_every_hand(page: Page) -> None:
    open_replay(page, "&at=0")
    page.locator("#eyes").select_option("all")

    expect(page.locator(".hands .card")).to_have_count(5 * 4)


def test_one_seats_eyes_see_its_own_hand_alone(page: Page) -> None:
    open_replay(page, "&at=0")
    page.locator("#eyes").select_option("2")

    expect(page.locator(".own-hand .card")).to_have_count(4)
    expect(page.locator(".hands")).to_have_count(0)


def test_markup_in_names_is_text(page: Page) -> None:
    open_replay(page, "&at=0&names=<img src=x onerror=alert(1)>,<b>Ben")

    expect(page.locator("#table")).to_contain_text("<b>Ben")
    expect(page.locator("#table img, #table b:has-text('Ben')")).to_have_count(0)


def test_names_that_cannot_be_shown_are_passed_over(page: Page) -> None:
    """Whatever names stand beside it, a good link is not damaged, and the other names keep their seats."""
    open_replay(page, "&at=4&seat=2&names=An%09n,%E2%80%AEneB,Cal")

    expect(page.locator(".mine .name").first).to_have_text("Cal")
    expect(page.locator("#table")).to_contain_text("Seat 1")
    expect(page.locator("#table")).to_contain_text("Player 4")


@pytest.mark.parametrize(
    ("link", "words"),
    [
        ("3.0.0.0.00000", "another version"),
        (LINK[:-3] + "000", "damaged"),
        ("1.<img src=x onerror=alert(1)>", "damaged"),
        ("hello", "isn’t a link"),
    ],
)
def test_what_cannot_be_shown_is_said_in_words(page: Page, link: str, words: str) -> None:
    page.goto("./replay.html#" + link)

    expect(page.locator(".opening .trouble")).to_contain_text(words, timeout=WAIT)


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
    table = GamePage(page, seed=4)
    table.open(instant=True)
    table.seat_people()
    table.set_seats(2)
    table.set_option("city_size", "6")
    table.deal()
    click(page.get_by_role("button", name="Share this game"), timeout=WAIT)
    click(page.get_by_role("dialog").get_by_role("button", name="Picture of the result"), timeout=WAIT)
    with page.expect_download() as saved:
        click(page.get_by_role("dialog").get_by_role("button", name="Save the picture"))

    saved.value.save_as(tmp_path / "picture.png")
    assert (tmp_path / "picture.png").read_bytes().startswith(b"\x89PNG")

"""Crown and Crane alone, in the browser: from the setup past the new era, with what the page tells of the crane."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from e2e.crane_page import CranePage
from e2e.game_page import INSTANT, READY
from e2e.saved_cranes import alone, sit
from e2e.screen_checks import PHONE, Look, Size, errors_at_all_sizes
from e2e.taps import check, click, tap
from e2e.waits import wait_until
from praga.table.daily import DAILY
from tests.crane.test_alone import alone as ended_turn

pytestmark = pytest.mark.usefixtures("warm_crane")
Motion = Literal["reduce", "no-preference"]
ERA = "Era II begins"
LAST_OF_ERA_I = 8  # of the player's sixteen turns


def turn_of(crane: CranePage) -> int:
    """The number of the player's turn, as the bar says it."""
    match = re.match(r"Turn (\d+) of 16", crane.page.locator(".bar h1").inner_text())
    assert match is not None, "the bar counts sixteen turns"
    return int(match[1])


def play_turn(crane: CranePage) -> None:
    """Play until the next turn begins."""
    turn = turn_of(crane)
    while turn_of(crane) == turn:
        crane.decide()
        assert crane.wait_for_question(), "the game goes on"


@pytest.fixture
def new_era(page: Page) -> CranePage:
    """The page in the first turn of era II."""
    crane = sit(page, alone(LAST_OF_ERA_I))
    play_turn(crane)
    return crane


def test_the_setup_says_how_a_game_for_one_goes_and_it_is_dealt(page: Page) -> None:
    crane = CranePage(page)
    crane.open()
    crane.set_seats(1)
    expect(page.locator(".setup")).to_contain_text("A solo game")
    expect(page.locator(".setup")).to_contain_text("More than 140 points is good")
    expect(page.locator(".ladder .goal")).to_have_text(">140Master builder")
    click(page.locator("[data-do=set-up-done]"))
    expect(page.locator(".table-facts")).to_contain_text("Solo: more than 140 points is good")

    crane.deal()

    expect(page.locator(".bar")).to_contain_text(re.compile(r"Turn 1 of 16\s*Goal: over 140"), timeout=READY)


def test_the_new_era_is_told_in_its_first_turn_and_no_longer(new_era: CranePage) -> None:
    expect(new_era.page.locator(".decision .hits")).to_contain_text(ERA)

    play_turn(new_era)

    expect(new_era.page.locator(".decision")).not_to_contain_text(ERA)


def test_the_bar_says_the_era_and_how_many_turns_are_left(page: Page) -> None:
    """P13.5, P13.6: in the twelfth turn eleven turns of the clock are to come."""
    crane = sit(page, alone(12))

    expect(crane.page.locator(".bar")).to_contain_text(re.compile(r"Turn 12 of 16.*Era 2.*5 turns left", re.DOTALL))


def test_the_log_tells_each_tile_that_the_crane_took_and_has_no_empty_turn(new_era: CranePage) -> None:
    play_turn(new_era)

    tap(new_era.page.locator(".bar [data-do=log]"))

    log = new_era.page.locator(".log-sheet")
    expect(log).to_contain_text(re.compile(r"The crane took \w+ and \w+ from position \d+"), timeout=READY)
    blocks = [text.strip() for text in log.locator(".block").all_inner_texts()]
    assert [text for text in blocks if text in ("", "You:")] == []


# Notes each picture: its time at normal pace, and its words. It stands until a tap, but for the table beneath it.
PICTURES = """() => {
  window.pictures = [];
  const scene = stage.scene;
  stage.scene = (text, ms) => {
    const shown = scene(text, 600000);
    window.pictures.push([ms, document.querySelector("#scene p").textContent]);
    return shown;
  };
}"""
# What is wrong with the place of a picture: it is beyond the window, over the question, or too small to be read.
MISPLACED = """() => {
  const [root, scene] = [document.getElementById("scene"), document.querySelector("#scene > .scene")];
  const fit = Number(root.style.getPropertyValue("--fit"));
  const question = document.getElementById("decision").getBoundingClientRect();
  const wrong = fit < 0.7 ? [`it has ${fit} of its size`] : [];
  for (const part of scene.querySelectorAll("p, .scene-tile")) {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) wrong.push(`${part.className} beyond`);
    if (left < question.right && question.left < right && top < question.bottom && question.top < bottom)
      wrong.push(`${part.className} over the question`);
  }
  return wrong;
}"""
TOOK = "The crane took building and quarry from position 7"


@pytest.mark.parametrize(
    ("size", "motion"),
    [
        (PHONE, "no-preference"),
        (PHONE, "reduce"),
        ((320, 568), "no-preference"),
        ((844, 390), "no-preference"),
        ((1280, 720), "no-preference"),
        ((1280, 720), "reduce"),
    ],
)
def test_what_the_crane_takes_is_a_picture_beside_the_question(page: Page, size: Size, motion: Motion) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(reduced_motion=motion)
    page.add_init_script(INSTANT.replace("instant", "normal") % CranePage.name)
    crane = sit(page, ended_turn(7))
    page.evaluate(PICTURES)

    crane.touch(page.locator(".decision [data-do=choose][data-arg=end]"))

    expect(page.locator("#scene p")).to_have_text(TOOK, timeout=READY)
    wait_until(page, "() => document.getElementById('scene').style.visibility === ''")
    assert page.evaluate(MISPLACED) == []


@pytest.fixture
def picture(page: Page) -> Page:
    """The page with the picture of the crane's turn, at normal pace."""
    page.add_init_script(INSTANT.replace("instant", "normal") % CranePage.name)
    crane = sit(page, ended_turn(7))
    page.evaluate(PICTURES)
    crane.touch(page.locator(".decision [data-do=choose][data-arg=end]"))
    expect(page.locator("#scene p")).to_have_text(TOOK, timeout=READY)
    return page


def test_the_picture_of_the_crane_stands_as_long_as_its_sentence(picture: Page) -> None:
    picture.keyboard.press("Shift")

    expect(picture.locator(".bar h1")).to_contain_text("Turn 5", timeout=READY)
    assert picture.evaluate("pictures") == [[1400, TOOK]]


def test_a_tap_ends_the_picture_of_the_crane_at_once(picture: Page) -> None:
    tap(picture.locator(".bar h1"))

    expect(picture.locator("#scene p")).to_have_count(0)


def test_the_game_of_a_day_is_played_alone_by_its_link(page: Page, axe: Look) -> None:
    page.goto(f"{CranePage.address}#day={DAILY.current}.{DAILY.sheet()['begins']}.alone")
    invitation = page.get_by_role("dialog")
    expect(invitation).to_contain_text("Goal: over 140", timeout=READY)
    assert errors_at_all_sizes(page, axe) == []

    click(invitation.get_by_role("button", name="Play", exact=True))

    expect(page.locator(".bar")).to_contain_text(re.compile(r"Turn 1 of 16\s*Goal: over 140"), timeout=READY)


def test_the_days_alone_are_one_tap_from_those_against_a_bot(page: Page, axe: Look) -> None:
    CranePage(page).open()
    click(page.locator("[data-do=today]"))
    days = page.get_by_role("dialog")

    check(days.get_by_role("radio", name="Alone"))

    expect(days.locator(".ladder .goal")).to_have_text(">140Master builder")
    assert errors_at_all_sizes(page, axe) == []


@pytest.mark.parametrize("turn", [1, LAST_OF_ERA_I])
def test_a_turn_alone_holds_the_rules_of_every_screen(page: Page, axe: Look, turn: int) -> None:
    """On a phone the boards' headings came after the page's own, with none between: nobody else has a heading."""
    crane = sit(page, alone(turn))

    for tab in ("crane", "boards", "city", "projects", "road"):
        tap(crane.page.locator(f"[data-do=tab][data-arg={tab}]"))
        assert errors_at_all_sizes(page, axe) == [], tab

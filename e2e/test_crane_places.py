"""Words and motion lead to the board: a line shows its place, and the crane turns as it moves on."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from e2e.crane_page import CranePage
from e2e.game_page import INSTANT
from e2e.saved_cranes import ending, four, sit
from e2e.taps import click, tap
from e2e.waits import wait_until

pytestmark = pytest.mark.usefixtures("warm_crane")

RINGS = ".stage .place-ring, .stage .in-ring"
CLEAR = """() => {
  for (const ring of document.querySelectorAll(".place-ring")) ring.remove();
  for (const node of document.querySelectorAll(".in-ring")) node.classList.remove("in-ring");
}"""
# Commas with which lines of the log begin, as whether each stands in the row in which the words before it end.
COMMAS = """() => [...document.querySelectorAll(".log-beside .line")]
  .map(line => [line.firstChild, line.previousElementSibling?.querySelector(".word")])
  .filter(([node, word]) => word && node.nodeType === 3 && node.data.startsWith(","))
  .map(([node, word]) => {
    const comma = document.createRange();
    comma.setStart(node, 0);
    comma.setEnd(node, 1);
    const before = [...word.getClientRects()].at(-1);
    return comma.getBoundingClientRect().left >= before.right - 1;
  })"""
# Notes each turn of the crane, at normal pace: how long it takes.
WATCH = """() => {
  document.documentElement.dataset.pace = "normal";
  window.turnsOfCrane = [];
  addEventListener("animationstart", ({ animationName, target }) => animationName.startsWith("crane-")
    && turnsOfCrane.push(...target.getAnimations().map(({ effect }) => effect.getTiming().duration)));
}"""

# Counts the pauses of others' turns; only a tap ends them, and the pictures between them have no time at all.
# Counts pauses, which end by a tap alone; the wait for the pictures' chapter is none (site/table/display.py).
PAUSES = """() => {
  const { beat, scene } = stage, patience = 1000;
  window.pauses = { begun: 0, ended: 0 };
  stage.scene = text => scene(text, 1);
  stage.beat = ms => {
    if (ms === patience) return beat(ms);
    pauses.begun++;
    return beat(600000).then(() => void pauses.ended++);
  };
}"""
STANDING = "() => pauses.begun > pauses.ended"


def play_turn(crane: CranePage) -> None:
    """Play a turn, any way, and wait for the next one."""
    title = crane.page.locator(".bar h1")
    turn = title.inner_text()
    while crane.wait_for_question() and title.inner_text() == turn:
        crane.decide()


@pytest.fixture
def desktop(page: Page) -> Page:
    """A late game of four players in a window of a desktop, a round after it was continued."""
    page.set_viewport_size({"width": 1280, "height": 720})
    play_turn(sit(page, four(13)))
    return page


def test_each_line_of_the_log_that_is_a_button_shows_its_place(desktop: Page) -> None:
    lines = desktop.locator(".log-beside .word")
    expect(lines).not_to_have_count(0)

    for number in range(lines.count()):
        desktop.evaluate(CLEAR)
        lines.nth(number).dispatch_event("click")

        expect(desktop.locator(RINGS)).to_have_count(1)


def test_a_line_shows_its_place_by_keys(desktop: Page) -> None:
    desktop.locator(".log-beside .word").first.press("Enter")

    expect(desktop.locator(RINGS)).to_have_count(1)


def test_no_comma_of_the_log_begins_a_row(desktop: Page) -> None:
    """A line of two rows was a block, and the next row began with a comma."""
    desktop.evaluate("document.querySelector('.log-beside').style.width = '11rem'")

    in_row = desktop.evaluate(COMMAS)

    assert in_row
    assert all(in_row)


def test_a_ring_goes_after_a_moment(desktop: Page) -> None:
    click(desktop.locator(".log-beside .word").first)

    expect(desktop.locator(RINGS)).to_have_count(1)
    expect(desktop.locator(RINGS)).to_have_count(0)


def test_a_step_of_a_plan_shows_its_place_by_keys(desktop: Page) -> None:
    click(desktop.locator("[data-do=hint]"))

    desktop.locator("dialog .plan .word").first.press("Enter")

    expect(desktop.locator(RINGS)).to_have_count(1)
    expect(desktop.locator("dialog[open]")).to_have_count(0)


def test_a_line_opens_the_tab_of_its_place_on_a_phone(page: Page) -> None:
    play_turn(sit(page, four(13)))
    tap(page.locator(".bar [data-do=log]"))
    line = page.locator("dialog .word[data-arg^='boards']").last

    line.dispatch_event("click")

    expect(page.locator("[data-do=tab][data-arg=boards]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(RINGS)).to_have_count(1)


@pytest.mark.parametrize(("motion", "turns"), [("no-preference", {300}), ("reduce", set[int]())])
def test_the_crane_turns_as_it_moves_on(
    page: Page, motion: Literal["no-preference", "reduce"], turns: set[int]
) -> None:
    page.emulate_media(reduced_motion=motion)
    crane = sit(page, four(13))
    page.evaluate(WATCH)

    play_turn(crane)

    assert set(page.evaluate("turnsOfCrane")) == turns


@pytest.fixture
def others(page: Page) -> CranePage:
    """The table of four in the pause after an opponent's first move, at normal pace."""
    page.add_init_script(INSTANT.replace("instant", "normal") % CranePage.name)
    crane = sit(page, ending(14))
    page.evaluate(PAUSES)
    crane.touch(page.locator(".decision [data-do=choose][data-arg=end]"))
    wait_until(page, STANDING)
    return crane


def test_a_tap_beside_all_buttons_ends_the_pause_of_an_opponents_move(others: CranePage) -> None:
    ended = others.page.evaluate("pauses.ended")

    tap(others.page.locator(".bar h1"))

    wait_until(others.page, f"() => pauses.ended > {ended}")
    assert others.page.evaluate("pauses.ended") == ended + 1


def test_the_turns_of_all_opponents_are_skipped_by_one_tap(others: CranePage) -> None:
    tap(others.page.locator("[data-do=rush]"))

    assert others.wait_for_question()
    assert others.page.evaluate("pauses.begun - pauses.ended") == 0

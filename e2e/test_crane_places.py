"""Words and motion lead to the board: a line shows its place, and the crane turns as it moves on."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from e2e.crane_page import CranePage
from e2e.saved_cranes import four, sit
from e2e.taps import click, tap

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

"""Tour of how to play in the browser: turned by keyboard, button and finger, and as axe sees every step."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.game_page import READY
from e2e.screen_checks import at_sizes
from e2e.taps import click

pytestmark = pytest.mark.usefixtures("warm_engine")

TITLES = (
    "Build the best city",
    "Choose a character in secret",
    "Characters are called by rank",
    "Take gold or cards, then build",
    "Complete your city",
)


LAST = len(TITLES) - 1
SIZES = [(390, 844), (360, 640), (844, 390), (1280, 800)]


@pytest.fixture
def steps(page: Page) -> Page:
    """The page at the first step, opened by keyboard."""
    page.goto("./")
    door = page.get_by_role("button", name="Rules")
    door.focus(timeout=READY)
    door.press("Enter")
    expect(region(page, 0)).to_be_visible(timeout=READY)
    return page


def region(page: Page, number: int) -> Locator:
    """A step, which is heard with its number and its title."""
    return page.get_by_role("region", name=f"Step {number + 1} of 5: {TITLES[number]}")


COVERED = """() => {
  const boxes = [...document.querySelectorAll(".how-end .plot")].map(node => node.getBoundingClientRect());
  const meet = (one, other) => one.bottom > other.top + 1 && one.right > other.left + 1 && other.right > one.left + 1;
  return boxes.slice(0, 4).filter(back => boxes.slice(4).some(front => meet(back, front))).length;
}"""


def test_no_building_of_the_last_picture_hides_the_foot_of_another(steps: Page) -> None:
    for _ in range(LAST):
        steps.keyboard.press("ArrowRight")
    expect(region(steps, LAST)).to_be_visible()

    assert [steps.evaluate(COVERED) for _ in at_sizes(steps, *SIZES)] == [0] * len(SIZES)


def test_a_button_keys_and_a_finger_turn_the_steps(steps: Page) -> None:
    steps.get_by_role("button", name="Next").press("Enter")
    expect(steps.get_by_role("heading", name=TITLES[1])).to_be_focused()

    for key in ("ArrowRight", "ArrowRight", "ArrowLeft"):
        steps.keyboard.press(key)
    expect(region(steps, 2)).to_be_visible()

    touch = steps.context.new_cdp_session(steps)
    for kind, points in (
        ("touchStart", [{"x": 300, "y": 500}]),
        ("touchMove", [{"x": 100, "y": 500}]),
        ("touchEnd", []),
    ):
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    expect(region(steps, 3)).to_be_visible()


def test_each_step_is_sound_and_its_buttons_lie_in_sight(steps: Page, axe: Callable[[], list[str]]) -> None:
    for number in range(len(TITLES)):
        expect(region(steps, number)).to_be_visible()
        assert axe() == [], TITLES[number]
        button = steps.locator("dialog").get_by_role("button", name="Tutorial" if number == LAST else "Next")
        for size in at_sizes(steps, *SIZES):
            expect(button, str(size)).to_be_in_viewport(ratio=1)
        if number < LAST:
            click(button)


def test_the_last_step_leads_to_the_rules_and_to_the_lessons(steps: Page) -> None:
    for number in range(1, len(TITLES)):
        steps.keyboard.press("ArrowRight")
        expect(region(steps, number)).to_be_visible()

    click(steps.locator("dialog").get_by_role("button", name="Rules"))
    expect(steps.locator("dialog").get_by_role("heading", name="Rules", exact=True)).to_be_focused()

    click(steps.locator("dialog [data-do=sheet-back]"))
    click(steps.locator("dialog").get_by_role("button", name="Tutorial"))
    expect(steps.locator("dialog").get_by_role("heading", name="Tutorial")).to_be_visible(timeout=READY)

"""How to play in the browser: turned by keyboard, button and finger, and as axe sees every step."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.game_page import READY
from e2e.taps import click

pytestmark = pytest.mark.usefixtures("warm_engine")

TITLES = (
    "Build the best city",
    "Choose a character in secret",
    "Characters are called by rank",
    "Take gold or cards, then build",
    "Complete your city",
)


@pytest.fixture
def steps(page: Page) -> Page:
    """The page at the first step, opened by keyboard."""
    page.goto("./")
    door = page.get_by_role("button", name="How to play")
    door.focus(timeout=READY)
    door.press("Enter")
    expect(region(page, 0)).to_be_visible(timeout=READY)
    return page


def region(page: Page, number: int) -> Locator:
    """A step, which is heard with its number and its title."""
    return page.get_by_role("region", name=f"Step {number + 1} of 5: {TITLES[number]}")


def go_to_last(page: Page) -> None:
    for number in range(1, len(TITLES)):
        click(page.get_by_role("button", name="Next"))
        expect(region(page, number)).to_be_visible()


def test_next_focuses_the_title_of_the_next_step(steps: Page) -> None:
    steps.get_by_role("button", name="Next").press("Enter")

    expect(steps.get_by_role("heading", name=TITLES[1])).to_be_focused()


def test_arrow_keys_turn_the_steps(steps: Page) -> None:
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft"):
        steps.keyboard.press(key)

    expect(region(steps, 1)).to_be_visible()


def test_a_finger_turns_the_steps(steps: Page) -> None:
    touch = steps.context.new_cdp_session(steps)
    for kind, points in (
        ("touchStart", [{"x": 300, "y": 500}]),
        ("touchMove", [{"x": 100, "y": 500}]),
        ("touchEnd", []),
    ):
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    expect(region(steps, 1)).to_be_visible()


def test_the_last_step_leads_to_the_lessons(steps: Page) -> None:
    go_to_last(steps)

    click(steps.locator("dialog").get_by_role("button", name="Learn to play"))

    expect(steps.locator("dialog").get_by_role("heading", name="Learn to play")).to_be_visible(timeout=READY)


def test_the_last_step_leads_to_the_rules(steps: Page) -> None:
    go_to_last(steps)

    click(steps.locator("dialog").get_by_role("button", name="Rules"))

    expect(steps.locator("dialog").get_by_role("heading", name="Rules", exact=True)).to_be_focused()


def test_axe_finds_nothing_in_any_step(steps: Page, axe: Callable[[], list[str]]) -> None:
    faults = axe()
    for number in range(1, len(TITLES)):
        click(steps.get_by_role("button", name="Next"))
        expect(region(steps, number)).to_be_visible()
        faults += axe()

    assert faults == []


@pytest.mark.parametrize("screen", [(390, 844), (360, 640), (844, 390), (1280, 800)], ids=str)
def test_all_buttons_lie_in_sight(steps: Page, screen: tuple[int, int]) -> None:
    steps.set_viewport_size({"width": screen[0], "height": screen[1]})

    for number in range(1, len(TITLES)):
        expect(steps.get_by_role("button", name="Next")).to_be_in_viewport(ratio=1)
        steps.get_by_role("button", name="Next").press("Enter")
        expect(region(steps, number)).to_be_visible()
    expect(steps.locator("dialog").get_by_role("button", name="Learn to play")).to_be_in_viewport(ratio=1)

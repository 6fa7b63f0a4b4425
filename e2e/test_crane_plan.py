"""The turn as a plan in Crown and Crane: it is followed to its end, and steps are tried, dropped, and kept."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.crane_page import CranePage
from e2e.game_page import READY
from e2e.saved_cranes import four, late_game, sit
from e2e.screen_checks import Size, at_sizes, errors
from e2e.taps import click

pytestmark = pytest.mark.usefixtures("warm_crane")
STEP = ".plan-strip [data-do=choose]:not([aria-disabled])"
PLANNED = ".plan-strip .planned-here"  # the step while its tile is shown, and the button below places it
PLACE = ".laying .foot [data-do=choose]"
SAVE = "localStorage.getItem(Object.keys(localStorage).find(key => key.includes('crane.save')))"
PLANNED_ROUND = 10  # of four players: a turn of six steps
STEPS_IN_SIGHT = """() => [...document.querySelectorAll("dialog .plan > li")].filter(step =>
  step.getBoundingClientRect().bottom <= document.querySelector(".plan-ways").getBoundingClientRect().top + 9).length"""
SHEET_FROM_BOARDS = """() => document.querySelector("dialog").getBoundingClientRect().left
  - document.querySelector(".stage-frame").getBoundingClientRect().right"""
TURN = re.compile(r"turn (\d+) of", re.IGNORECASE)


SIZES: tuple[Size, ...] = ((390, 844), (360, 640), (320, 568), (844, 390), (667, 375), (1280, 720))
# Buttons of the panel in sight that are beside the screen or lie over one another.
COVERED = """() => {
  const all = [...document.querySelectorAll("#decision button")].map(node => [node, node.getBoundingClientRect()])
    .filter(([node, box]) => box.width > 1 && !node.closest(".by-key"));
  const faults = all.filter(([, box]) => box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
    .map(([node]) => `${node.dataset.do}: out of the screen`);
  const pairs = all.flatMap((one, at) => all.slice(at + 1).map(other => [...one, ...other]));
  for (const [node, box, other, { left, right, top, bottom }] of pairs) {
    const across = Math.min(box.right, right) - Math.max(box.left, left);
    if (across > 1 && Math.min(box.bottom, bottom) - Math.max(box.top, top) > 1)
      faults.push(`${node.dataset.do} lies over ${other.dataset.do}`);
  }
  return faults;
}"""


@pytest.fixture
def crane(page: Page) -> CranePage:
    """A game of two at the beginning of a turn, nine before the end."""
    return sit(page, late_game(9))


def follow(page: Page) -> None:
    """Ask for a hint and follow its plan."""
    page.keyboard.press("h")
    expect(page.locator("dialog .plan .now")).to_be_visible(timeout=READY)
    click(page.locator("dialog [data-do=plan-follow]"))
    expect(page.locator(STEP)).to_be_visible(timeout=READY)


def begin_trial(page: Page) -> None:
    """Begin "What if" in the sheet of the plan: on a phone the step has the room of its button."""
    page.keyboard.press("h")
    click(page.locator("dialog [data-do=try]"))


def turn_of(page: Page) -> str:
    """The number of the turn, as the bar says it."""
    match = TURN.search(page.locator(".bar h1").inner_text())
    return match[1] if match else ""


def take_steps(page: Page, most: int) -> list[str]:
    """Make so many steps of the plan that is followed, or all; return what their buttons said."""
    texts = list[str]()
    while len(texts) < most and page.locator(".plan-strip").count():
        expect(page.locator(f"{STEP}, {PLANNED}")).to_be_visible(timeout=READY)
        step = page.locator(PLACE if page.locator(PLANNED).count() else STEP)
        heading = page.locator("#decision-title").get_attribute("data-decision")
        texts.append(step.inner_text())
        click(step)
        expect(page.locator(f"#decision-title:not([data-decision='{heading}'])")).to_be_attached(timeout=READY)
    return texts


def follow_to_a_place(page: Page) -> None:
    """Follow the plan until its next step lays a tile."""
    follow(page)
    while not page.locator(".laying").count():
        take_steps(page, 1)
    expect(page.locator(PLANNED)).to_be_visible(timeout=READY)


def test_a_plan_is_followed_to_the_end_of_the_turn(crane: CranePage, axe: Callable[[], list[str]]) -> None:
    page, before = crane.page, turn_of(crane.page)
    page.keyboard.press("h")
    expect(page.locator("dialog .plan .now")).to_be_visible(timeout=READY)
    assert errors(page, axe) == []
    click(page.locator("dialog [data-do=plan-follow]"))
    expect(page.locator(STEP)).to_be_visible(timeout=READY)
    assert errors(page, axe) == []

    assert "Take" in take_steps(page, 20)[0]
    crane.wait_for_question()
    assert turn_of(page) != before


def test_steps_are_tried_and_dropped(crane: CranePage, axe: Callable[[], list[str]]) -> None:
    page = crane.page
    follow(page)
    goods, save = page.locator(".goods-row").first.inner_text(), page.evaluate(SAVE)
    begin_trial(page)
    expect(page.locator(".trial-bar")).to_be_visible(timeout=READY)
    take_steps(page, 3)
    expect(page.locator(".trial-bar h3")).to_have_text("What if: 3 steps, not played yet")
    assert errors(page, axe) == []
    assert page.evaluate(SAVE) == save
    click(page.locator(".trial-bar [data-do=drop]"))
    expect(page.locator(".trial-bar")).to_have_count(0)

    assert page.locator(".goods-row").first.inner_text() == goods
    assert page.evaluate(SAVE) == save


def test_while_a_tile_is_placed_plan_and_trial_leave_all_buttons_free(crane: CranePage) -> None:
    page = crane.page
    follow_to_a_place(page)
    assert page.locator("#decision .main:visible").count() == 1
    planned = {size: page.evaluate(COVERED) for size in at_sizes(page, *SIZES)}
    click(page.locator(".decision-head [data-do=try]"))
    expect(page.locator(".trial-bar")).to_be_visible(timeout=READY)
    both = {size: page.evaluate(COVERED) for size in at_sizes(page, *SIZES)}
    click(page.locator(".plan-strip [data-do=plan-leave]"))
    expect(page.locator(".plan-strip")).to_have_count(0)
    tried = {size: page.evaluate(COVERED) for size in at_sizes(page, *SIZES)}
    click(page.locator(".trial-bar [data-do=drop]"))
    expect(page.locator(".trial-bar")).to_have_count(0)

    assert [faults for of in (planned, both, tried) for faults in of.items() if faults[1]] == []


def test_a_tile_lies_where_the_plan_that_is_followed_lays_it(crane: CranePage) -> None:
    page = crane.page
    follow_to_a_place(page)

    planned = page.locator(PLACE).get_attribute("data-arg") or ""
    click(page.locator(".laying .place-steps button").last)
    expect(page.locator(PLACE)).not_to_have_attribute("data-arg", planned)
    click(page.locator(".plan-strip [data-do=plan-show]"))
    expect(page.locator(PLACE)).to_have_attribute("data-arg", planned)


def test_the_sheet_of_a_plan_leaves_the_board_in_sight_on_a_phone(crane: CranePage) -> None:
    """The upper half: what is asked, and where it lies."""
    page = crane.page
    page.keyboard.press("h")
    expect(page.locator("dialog .plan .now")).to_be_in_viewport(timeout=READY)

    assert page.evaluate("document.querySelector('dialog').getBoundingClientRect().top / innerHeight") >= 0.5


@pytest.mark.parametrize(
    ("size", "least"), [((320, 568), 2), ((360, 640), 2), ((390, 844), 3), ((844, 390), 2), ((1280, 720), 4)]
)
def test_the_first_steps_of_a_plan_are_in_sight(page: Page, size: Size, least: int) -> None:
    """Three buttons of three lines left room for none of them."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sit(page, four(PLANNED_ROUND))
    page.keyboard.press("h")
    expect(page.locator("dialog .plan .now")).to_be_visible(timeout=READY)

    assert page.evaluate(STEPS_IN_SIGHT) >= least


def test_beside_the_boards_of_a_desktop_the_sheet_of_a_plan_covers_none(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    sit(page, four(PLANNED_ROUND))
    page.keyboard.press("h")
    expect(page.locator("dialog .plan .now")).to_be_visible(timeout=READY)

    assert page.evaluate(SHEET_FROM_BOARDS) >= -1


def test_the_question_keeps_its_title_while_a_plan_is_followed(crane: CranePage) -> None:
    follow(crane.page)

    box = crane.page.locator("#decision-title").bounding_box()
    assert (box or {"width": 0})["width"] > 40


def test_a_plan_after_a_step_of_ones_own_says_that_it_is_new(crane: CranePage) -> None:
    page = crane.page
    follow(page)
    planned = page.locator(STEP).get_attribute("data-arg")
    page.locator(f".stage .action-tile.open:not([data-arg='{planned}'])").first.dispatch_event("click")

    expect(page.locator(".plan-changed")).to_have_text("New plan after your own step", timeout=READY)
    expect(page.locator(STEP)).to_be_in_viewport(ratio=1)


def test_the_step_of_a_plan_and_what_it_asks_about_are_whole_on_a_small_phone(crane: CranePage) -> None:
    page = crane.page
    follow(page)
    page.set_viewport_size({"width": 320, "height": 568})

    expect(page.locator(STEP)).to_be_in_viewport(ratio=1)
    expect(page.locator(".stage .wheel")).to_be_in_viewport(ratio=1)


def test_the_sheet_of_a_plan_has_its_ways_in_one_row_on_a_small_phone(crane: CranePage) -> None:
    page = crane.page
    page.set_viewport_size({"width": 320, "height": 568})
    page.keyboard.press("h")
    expect(page.locator("dialog .plan .now")).to_be_visible(timeout=READY)

    tops = page.locator(".plan-ways > button").evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")

    assert (len(tops), len(set(tops))) == (3, 1)


def test_a_reload_during_a_trial_is_at_the_real_position(crane: CranePage) -> None:
    page = crane.page
    goods = page.locator(".goods-row").first.inner_text()
    follow(page)
    begin_trial(page)
    expect(page.locator(".trial-bar")).to_be_visible(timeout=READY)
    take_steps(page, 2)
    page.reload()
    click(page.locator("[data-do=continue]"))
    crane.wait_for_question()

    expect(page.locator(".goods-row").first).to_have_text(goods, use_inner_text=True)
    expect(page.locator(".trial-bar")).to_have_count(0)


def test_steps_are_tried_and_kept(crane: CranePage) -> None:
    page = crane.page
    follow(page)
    save = page.evaluate(SAVE)
    begin_trial(page)
    expect(page.locator(".trial-bar")).to_be_visible(timeout=READY)
    take_steps(page, 3)
    goods = page.locator(".goods-row").first.inner_text()
    click(page.locator(".trial-bar [data-do=keep]"))
    expect(page.locator(".trial-bar")).to_have_count(0)

    expect(page.locator(".goods-row").first).to_have_text(goods, use_inner_text=True)
    assert page.evaluate(SAVE) != save

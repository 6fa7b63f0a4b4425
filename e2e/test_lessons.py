"""The lessons in the browser: by keyboard alone, left and taken up again, and as axe sees them.

What they say, how they answer another move and which chapters are done: tests/page/test_lessons.py.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e import crane_page, island_page
from e2e.game_page import READY

READ_FIRST = 5  # captions of the second chapter before its move is asked for


@pytest.fixture
def lesson(page: Page, warm_engine: None) -> Page:
    """A page that came by keyboard to the first caption of the second chapter, with which the first game begins."""
    return begin(page, "Choosing a character")


def begin(page: Page, chapter: str, address: str = "./") -> Page:
    page.goto(address)
    press(page.get_by_role("button", name="Tutorial"))
    press(page.get_by_role("dialog").get_by_role("button", name=chapter))
    expect(caption(page)).to_be_focused(timeout=READY)
    return page


def press(button: Locator) -> None:
    button.focus(timeout=READY)
    button.press("Enter")


def caption(page: Page) -> Locator:
    return page.locator(".guide").get_by_role("heading")


def read(page: Page, number: int) -> None:
    """Read on to the caption of a number in its chapter."""
    while not page.get_by_text(re.compile(rf"^{number} of \d$")).count():
        before = caption(page).inner_text()
        page.keyboard.press("Enter")
        expect(caption(page)).not_to_have_text(before)
        expect(caption(page)).to_be_focused()


def test_it_is_followed_by_keyboard_alone(lesson: Page) -> None:
    read(lesson, READ_FIRST + 1)

    for key in ("Enter", "6", "6"):  # to the choice; the Merchant, whose rank is 6, marked; taken
        lesson.keyboard.press(key)
    expect(caption(lesson)).to_have_text("Well done! That was “Choosing a character”.", timeout=READY)
    expect(caption(lesson)).to_be_focused()
    lesson.keyboard.press("Enter")

    expect(caption(lesson)).to_contain_text("You pass the other characters on", timeout=READY)


def follow(page: Page, last: Locator) -> None:
    """Follow a lesson until a button is there."""
    to_do = page.locator(
        "[data-do=lesson-next], #decision button[data-pointed], .own-hand [data-do=build][data-pointed]"
    ).or_(last)
    while not last.count():
        expect(to_do.first).to_be_visible(timeout=READY)
        if last.count():
            return
        before = page.locator("#decision").inner_html()
        if page.locator("[data-do=lesson-next]").count():
            expect(caption(page)).to_be_focused()  # once a new caption is drawn; a key before that is nobody's
            page.keyboard.press("Enter")
        else:
            press(to_do.first)
        expect(page.locator("#decision")).not_to_have_js_property("innerHTML", before)


def test_the_whole_lesson_is_played_by_keyboard_alone(lesson: Page) -> None:
    last = lesson.locator("[data-do=lesson-over]")
    follow(lesson, last)

    press(last)

    expect(lesson.locator(".guide")).to_have_count(0, timeout=READY)


def test_a_card_that_a_tap_builds_is_reached_and_built_by_keyboard(page: Page) -> None:
    read(begin(page, "Gold and building"), 3)
    press(page.locator("#decision [data-do=choose][data-arg=gold]"))
    expect(caption(page)).to_contain_text("Castle", timeout=READY)
    caption(page).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".own-hand [data-do=build][data-arg=castle]")).to_be_focused()

    page.keyboard.press("Enter")

    expect(page.locator(".own-city .tile", has_text="Castle")).to_be_visible(timeout=READY)


@pytest.mark.usefixtures("warm_engine")
def test_what_is_spoken_of_is_in_sight(page: Page) -> None:
    read(begin(page, "Gold and building"), 2)

    expect(page.get_by_role("button", name="Castle")).to_be_in_viewport(ratio=1)


def test_after_a_reload_it_goes_on_where_it_was(lesson: Page) -> None:
    read(lesson, 4)
    text = caption(lesson).inner_text()
    lesson.reload()

    press(lesson.get_by_role("button", name="Tutorial"))
    press(lesson.get_by_role("button", name="Continue where you were"))

    expect(caption(lesson)).to_have_text(text, timeout=READY)


def begin_on_the_island(page: Page, chapter: str) -> Locator:
    """Begin a chapter on the island; return the place that has the golden ring."""
    begin(page, chapter, island_page.ADDRESS)
    return page.locator(".target-place[data-pointed]")


@pytest.mark.usefixtures("warm_island")
def test_the_island_s_first_lesson_is_played_by_keyboard_alone(page: Page) -> None:
    ring = begin_on_the_island(page, "The first settlement")
    end = page.get_by_text("Well done! That was “The first settlement”.")
    read(page, 5)

    for number in (5, 6):  # a settlement, a road
        expect(page.get_by_text(re.compile(rf"^{number} of 7$"))).to_be_visible(timeout=READY)
        while ring.count():
            page.keyboard.press(".")
        press(page.locator("#decision button[data-pointed]"))
    follow(page, end)

    expect(end).to_be_visible()


@pytest.mark.usefixtures("warm_island")
def test_axe_finds_nothing_in_a_lesson_of_the_island(page: Page, axe: Callable[[], list[str]]) -> None:
    begin(page, "The second settlement", island_page.ADDRESS)

    assert axe() == []


@pytest.mark.usefixtures("warm_crane")
def test_the_guided_first_game_is_begun_by_one_key(page: Page) -> None:
    page.goto(crane_page.ADDRESS)

    press(page.get_by_role("button", name="Guided first game"))

    expect(caption(page)).to_be_focused(timeout=READY)


@pytest.mark.usefixtures("warm_crane")
@pytest.mark.parametrize("size", [(320, 568), (1280, 720)])
def test_what_a_lesson_says_stays_in_sight_above_what_it_asks_for(page: Page, size: tuple[int, int]) -> None:
    """The mine is tapped on its track, or is a button among others in the panel, which scrolls."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.add_init_script("localStorage['crane.lessons'] = '{\"game\": [4, false]}'")
    page.goto(crane_page.ADDRESS)

    press(page.get_by_role("button", name="Guided first game"))

    expect(caption(page)).to_contain_text("Produce in the mine", timeout=READY)
    expect(caption(page)).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-pointed=target]")).to_be_in_viewport(ratio=0.5)


@pytest.mark.usefixtures("warm_crane")
def test_axe_finds_nothing_in_a_lesson_of_crown_and_crane(page: Page, axe: Callable[[], list[str]]) -> None:
    begin(page, "What meets", crane_page.ADDRESS)

    assert axe() == []


@pytest.mark.usefixtures("warm_engine")
def test_axe_finds_nothing_on_the_way_into_a_lesson(page: Page, axe: Callable[[], list[str]]) -> None:
    """The list, a caption, and where a move is asked for."""
    page.goto("./")
    press(page.get_by_role("button", name="Tutorial"))
    expect(page.get_by_role("button", name="Choosing a character")).to_be_visible(timeout=READY)
    faults = axe()
    press(page.get_by_role("dialog").get_by_role("button", name="Choosing a character"))
    expect(caption(page)).to_be_focused(timeout=READY)
    faults += axe()
    read(page, READ_FIRST + 1)

    assert [*faults, *axe()] == []

"""The first lesson in the browser: from cold by keyboard alone, left and taken up again, and as axe sees it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.hand import READY

READ_FIRST = 8  # captions before the first move is asked for


@pytest.fixture
def lesson(page: Page) -> Page:
    """A page that came by keyboard to the first caption of the first lesson."""
    page.goto("./")
    press(page.get_by_role("button", name="Learn by playing"))
    press(page.get_by_role("dialog").get_by_role("button", name="Begin Your first game"))
    expect(caption(page)).to_be_focused(timeout=READY)
    return page


def press(button: Locator) -> None:
    button.focus(timeout=READY)
    button.press("Enter")


def caption(page: Page) -> Locator:
    return page.locator(".guide").get_by_role("heading")


def read(page: Page, number: int) -> None:
    """Read on to the caption of a number."""
    while not page.get_by_text(f"{number} of 36", exact=True).count():
        before = caption(page).inner_text()
        page.keyboard.press("Enter")
        expect(caption(page)).not_to_have_text(before)
        expect(caption(page)).to_be_focused()


def test_it_is_followed_by_keyboard_alone(lesson: Page) -> None:
    read(lesson, READ_FIRST + 1)

    for key in ("Enter", "6", "6"):  # to the choice; the Merchant, whose rank is 6, marked; taken
        lesson.keyboard.press(key)

    expect(caption(lesson)).to_contain_text("You pass the other characters on", timeout=READY)


def test_the_whole_lesson_is_played_by_keyboard_alone(lesson: Page) -> None:
    last = lesson.locator("[data-do=lesson-over]")
    to_do = lesson.locator("[data-do=lesson-next], [data-do=lesson-over], #decision button[data-pointed]")
    while not last.count():
        expect(to_do.first).to_be_visible(timeout=READY)
        before = lesson.locator("#decision").inner_html()
        if lesson.locator("[data-do=lesson-next]").count():
            lesson.keyboard.press("Enter")
        else:
            press(to_do.first)
        expect(lesson.locator("#decision")).not_to_have_js_property("innerHTML", before)

    press(last)

    expect(lesson.locator(".guide")).to_have_count(0, timeout=READY)


def test_another_choice_is_answered_and_not_taken(lesson: Page) -> None:
    read(lesson, READ_FIRST + 1)

    lesson.keyboard.press("4")
    lesson.keyboard.press("4")

    expect(lesson.locator("#live")).to_contain_text("The King gets the Crown, and you have it already.")


def test_what_is_spoken_of_is_in_sight(lesson: Page) -> None:
    read(lesson, 3)

    expect(lesson.get_by_role("button", name="Docks")).to_be_in_viewport(ratio=1)


def test_after_a_reload_it_goes_on_where_it_was(lesson: Page) -> None:
    read(lesson, 4)
    said = caption(lesson).inner_text()
    lesson.reload()

    press(lesson.get_by_role("button", name="Learn by playing"))
    press(lesson.get_by_role("button", name="Go on where you were"))

    expect(caption(lesson)).to_have_text(said, timeout=READY)


def test_axe_finds_nothing_in_a_caption(lesson: Page, axe: Callable[[], list[str]]) -> None:
    assert axe() == []


def test_axe_finds_nothing_where_a_move_is_asked_for(lesson: Page, axe: Callable[[], list[str]]) -> None:
    read(lesson, READ_FIRST + 1)

    assert axe() == []

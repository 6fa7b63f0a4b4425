"""Short pictures of what happens: how long they are there, and what they never cover (site/js/scene.js)."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.game_page import READY, GamePage
from e2e.taps import check, click, tap

pytestmark = pytest.mark.usefixtures("warm_engine")

SCENE = "#scene > .scene"
# Notes every picture: how long it is to be there, its words, and how many questions wait for an answer meanwhile.
NOTE = """() => {
  window.noted = [];
  const show = window.stage.scene;
  window.stage.scene = (text, ms) => {
    const shown = show(text, ms);
    const note = { ms, words: document.querySelector("#scene p").textContent };
    window.noted.push(note);
    return shown.then(() => (note.over = document.querySelectorAll("#scene > *").length));
  };
}"""
LONG = """() => void window.stage.scene(JSON.stringify({
  tree: ["div", { class: "scene" }, ["p", null, "long"]], to: null,
}), 600000)"""


def pace(page: Page, name: str) -> None:
    """Set the bots' pace on the first screen."""
    click(page.locator(".foot-links [data-do=settings]"))
    check(page.locator(f"dialog input[value={name}]"))
    click(page.locator("dialog [data-do=close-sheet]"))


def play_a_round(page: Page, name: str) -> list[dict[str, Any]]:
    """Play at a pace until the second round is on; return the notes of the pictures."""
    table = GamePage(page)
    table.open()
    pace(page, name)
    table.set_seed(3)
    table.deal()
    page.evaluate(NOTE)
    while page.locator(".round", has_text="1").count():
        table.wait_for_question()
        table.decide()
    notes: list[dict[str, Any]] = page.evaluate("() => window.noted")
    return notes


def test_a_called_character_has_its_picture_and_pictures_of_one_answer_take_400_ms_at_most(page: Page) -> None:
    """At normal pace."""
    notes = play_a_round(page, "normal")

    assert [note for note in notes if " is the " in note["words"]] != []
    assert 0 < max(note["ms"] for note in notes) <= 400


def test_there_are_none_at_once(page: Page) -> None:
    assert play_a_round(page, "instant") == []


def show_scene(page: Page) -> None:
    """Sit down, with the style of the pictures loaded, and show one that ends at a tap alone."""
    table = GamePage(page)
    table.start_table()
    table.decide()
    table.wait_for_question()
    page.evaluate(LONG)
    expect(page.locator(SCENE)).to_have_count(1)


def test_a_tap_ends_a_picture(page: Page) -> None:
    show_scene(page)

    tap(page.locator(".bar .round"))

    expect(page.locator(SCENE)).to_have_count(0)


def test_a_key_ends_a_picture(page: Page) -> None:
    show_scene(page)

    page.keyboard.press("Shift")

    expect(page.locator(SCENE)).to_have_count(0)


def test_a_picture_takes_no_tap(page: Page) -> None:
    show_scene(page)

    expect(page.locator("#scene")).to_have_css("pointer-events", "none", timeout=READY)


def test_a_closed_curtain_ends_a_picture(page: Page) -> None:
    show_scene(page)

    page.evaluate("() => window.stage.screen('curtain')")

    expect(page.locator(SCENE)).to_have_count(0)


def test_a_picture_is_not_read_aloud(page: Page) -> None:
    """The live region says the same sentence."""
    show_scene(page)

    expect(page.locator("#scene")).to_have_attribute("aria-hidden", "true")


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_picture_moves_where_motion_is_wanted(page: Page, motion: str) -> None:
    page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]  # one of two words
    show_scene(page)

    moving = page.locator(SCENE).evaluate("node => getComputedStyle(node).animationName")

    assert (moving == "none") == (motion == "reduce")

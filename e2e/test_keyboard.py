"""A game without a pointer, and where the focus goes."""

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.game_page import GAME, GamePage
from e2e.saved_games import open_with, short_game, sit
from tests.rules.table import seat, turn

pytestmark = pytest.mark.usefixtures("warm_engine")

KINGS_TURN = turn("king", seat("king", gold=2, hand="temple", city="manor"), seat("bishop"))
# Counts the sheets that are shown. What a key wrongly opened is shown before what a later key opens.
COUNT_SHEETS = """() => {
  const show = window.stage.show;
  window.sheets = 0;
  window.stage.show = (root, text) => {
    window.sheets += root === "sheet";
    return show(root, text);
  };
}"""


def choose_by_key(page: Page, table: GamePage) -> None:
    """Decide with the keys alone: a number for the choice, Enter for what it leads to."""
    if not page.locator(".tray").count():
        question = table.question()
        buttons = page.locator("#decision .choices button").all()[:9]
        numbers = [
            n for n, button in enumerate(buttons, start=1) if button.is_enabled() and "off" not in classes(button)
        ]
        number = str(table.dice.choice(numbers))
        page.keyboard.press(number)
        expect(page.locator(f"body:has(.tray, .sure), body:not(:has({question}))")).to_have_count(1)
        if page.locator(".sure").count():  # the end of a turn with something left is asked about in its place
            page.keyboard.press(number)
            expect(page.locator(question)).to_have_count(0)
    if page.locator(".tray").count():
        table.things().first.focus()
        page.keyboard.press("Enter")
        page.locator(".foot button:not([aria-disabled])").first.focus()
        question = table.question()
        page.keyboard.press("Enter")
        expect(page.locator(question)).to_have_count(0)


def classes(button: Locator) -> list[str]:
    """Return a button's classes."""
    return (button.get_attribute("class") or "").split()


def test_a_game_is_played_with_the_keyboard_alone(page: Page) -> None:
    table = open_with(page, short_game(["Ann", "Ben", "Cem"], seed=4, rounds=2))
    page.locator("[data-do=continue]").press("Enter")
    for _ in range(GAME):
        if not table.wait_for_question():
            break
        choose_by_key(page, table)
    expect(page.locator(".over h2")).to_be_visible()


def test_cards_are_dealt_by_a_key_and_the_focus_goes_to_the_next_question(page: Page) -> None:
    table = GamePage(page)
    table.open(instant=True)
    page.locator(".deal").press("Enter")
    table.wait_for_question()
    choose_by_key(page, table)
    table.wait_for_question()
    expect(page.locator("#decision-title")).to_be_focused()


def test_escape_closes_a_sheet_and_gives_the_focus_back(page: Page) -> None:
    sit(page, KINGS_TURN)
    card = page.locator(".own-city .tile").first
    card.focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).not_to_be_visible()
    expect(card).to_be_focused()


def test_r_reads_the_table_aloud(page: Page) -> None:
    sit(page, KINGS_TURN)
    page.keyboard.press("r")
    expect(page.locator("#live")).to_contain_text("Seat 0")
    expect(page.locator("#live")).to_contain_text("2 gold")


def test_neither_letters_of_a_name_nor_a_field_that_the_browser_fills_in_are_commands(page: Page) -> None:
    table = GamePage(page)
    table.open()
    table.set_up()
    page.evaluate(COUNT_SHEETS)
    page.locator("#name-0").focus()
    page.keyboard.type("Lum?")
    expect(page.locator("#name-0")).to_have_value("Lum?")
    # Chromium then sends a keydown that names no key; a page that stumbles over it fails its test (conftest.py).
    page.locator("#name-0").evaluate("field => field.dispatchEvent(new Event('keydown', { bubbles: true }))")

    page.locator(".deal").press("?")

    expect(page.locator("dialog")).to_be_visible()
    assert page.evaluate("window.sheets") == 1


def test_a_move_is_typed(page: Page) -> None:
    table = sit(page, KINGS_TURN)

    table.type_move("gold")

    expect(page.locator("#decision [data-arg='build temple'], #decision [data-arg=build]")).not_to_have_count(0)


def test_enter_makes_a_typed_move_and_presses_nothing_else(page: Page) -> None:
    """The hint had the focus before, and again when the field was gone: it opened."""
    table = sit(page, KINGS_TURN)
    page.locator("[data-do=hint]").first.focus()

    table.type_move("gold")

    expect(page.locator("#decision [data-arg='build temple'], #decision [data-arg=build]")).not_to_have_count(0)
    expect(page.locator("dialog[open]")).to_have_count(0)

"""A whole game without a pointer, and where the focus goes."""

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.game_page import GAME, GamePage

pytestmark = pytest.mark.usefixtures("warm_engine")

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
    """What the style sheets see in a button."""
    return (button.get_attribute("class") or "").split()


def test_a_game_is_played_with_the_keyboard_alone(page: Page) -> None:
    table = GamePage(page)
    table.open(instant=True)
    table.set_option("city_size", "6")
    table.set_seed(4)
    page.locator(".deal").focus()
    page.keyboard.press("Enter")
    for _ in range(GAME):
        if not table.wait_for_question():
            break
        choose_by_key(page, table)
    expect(page.locator(".over h2")).to_be_visible()


def test_the_focus_goes_to_the_next_question(page: Page) -> None:
    table = GamePage(page)
    table.open(instant=True)
    table.deal()
    table.wait_for_question()
    table.decide()
    table.wait_for_question()
    expect(page.locator("#decision-title")).to_be_focused()


def test_escape_closes_a_sheet_and_gives_the_focus_back(page: Page) -> None:
    table = GamePage(page)
    table.open(instant=True)
    table.deal()
    table.wait_for_question()
    card = page.locator(".own-hand .card").first
    card.focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).not_to_be_visible()
    expect(card).to_be_focused()


def test_r_reads_the_table_aloud(page: Page) -> None:
    table = GamePage(page)
    table.open(instant=True)
    table.seat_people("Ann")
    table.deal()
    table.wait_for_question()
    page.keyboard.press("r")
    expect(page.locator("#live")).to_contain_text("Ann")
    expect(page.locator("#live")).to_contain_text("2 gold")


def test_letters_typed_into_a_name_are_no_commands(page: Page) -> None:
    table = GamePage(page)
    table.open()
    table.set_up()
    page.evaluate(COUNT_SHEETS)
    page.locator("#name-0").focus()
    page.keyboard.type("Lum?")
    expect(page.locator("#name-0")).to_have_value("Lum?")

    page.locator(".deal").press("?")

    expect(page.locator("dialog")).to_be_visible()
    assert page.evaluate("window.sheets") == 1


def test_a_field_that_the_browser_fills_in_is_no_key(page: Page) -> None:
    # Chromium then sends a keydown that names no key; a page that stumbles over it fails its test (conftest.py).
    table = GamePage(page)
    table.open()
    table.set_up()
    page.locator("#name-0").evaluate("field => field.dispatchEvent(new Event('keydown', { bubbles: true }))")
    expect(page.locator("dialog")).not_to_be_visible()

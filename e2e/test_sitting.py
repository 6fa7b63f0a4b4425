"""Sitting down against one's own bot: the table's own page, whose questions the workshop's room answers."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.game_page import READY, GamePage
from e2e.taps import click
from e2e.test_workshop import come, plainly
from e2e.waits import wait_for_mark, wait_until

FIRST = "def choose(view, options, dice, budget):\n    return options[0]\n"
FAILS = "def choose(view, options, dice, budget):\n    return options[99]\n"
QUESTION = "#bot-fault[open], .things, .over, .decision [data-do=choose]"


@pytest.fixture
def strict(browser: Browser, base_url: str) -> Iterator[Page]:
    """A page whose policy is in force."""
    context = browser.new_context(
        base_url=base_url, viewport={"width": 390, "height": 844}, locale="en", service_workers="block",
        reduced_motion="reduce", has_touch=True,
    )  # fmt: skip
    yield context.new_page()
    context.close()


def sit_down(page: Page, source: str, name: str = "") -> GamePage:
    """Write a bot, of a name if one is given, and sit down against it, the two of them alone."""
    come(page)
    plainly(page, source)
    if name:
        click(page.get_by_text("More…"))
        click(page.get_by_role("button", name="Rename"))
        page.get_by_role("textbox", name="Name").fill(name)
        page.keyboard.press("Enter")
    click(page.get_by_role("button", name="Play against it"))
    page.get_by_label("Players").last.select_option("2")
    click(page.get_by_role("button", name="To the table"))
    page.wait_for_url("**/workshop-table.html*")
    wait_for_mark(page, "engine-ready")
    return GamePage(page)


def test_a_bot_sits_under_its_name_and_its_games_are_kept_apart(strict: Page) -> None:
    table = sit_down(strict, FIRST, "Brave")
    for _ in range(3):
        table.wait_for_question()
        table.decide()
    expect(strict.locator(".seat").filter(has_text="Brave")).to_be_visible()
    strict.reload()
    expect(strict.locator("[data-do=continue]")).to_contain_text("Brave", timeout=READY)
    names = strict.evaluate("Object.keys(localStorage).filter(name => name.includes('citadels.save'))")

    assert [name.partition("sit.")[2] for name in names] == ["1.citadels.save.1"]


def test_a_bot_that_fails_is_told_with_its_line_and_the_way_back_to_it(strict: Page) -> None:
    table = sit_down(strict, FAILS)
    fault = strict.locator("#bot-fault")
    table.wait_for(QUESTION)
    while not fault.is_visible():
        table.decide()
        table.wait_for(QUESTION)
    expect(fault).to_contain_text("Line 2: IndexError")
    click(fault.get_by_role("link"))

    expect(strict.locator("#fault-here")).to_contain_text("Line 2: IndexError", timeout=READY)


def test_the_games_of_a_bot_are_deleted_with_it_and_come_back_with_it(strict: Page) -> None:
    table = sit_down(strict, FIRST)
    table.wait_for_question()
    table.decide()
    table.wait_for_question()
    count = "Object.keys(localStorage).filter(name => name.includes('sit.1.citadels.save')).length"
    wait_until(strict, f"() => {count} === 1")
    strict.goto("./workshop.html")
    click(strict.get_by_text("More…"))
    click(strict.get_by_role("button", name="Delete"))
    wait_until(strict, f"() => {count} === 0")
    click(strict.get_by_role("button", name="Undo"))

    wait_until(strict, f"() => {count} === 1")


def test_a_link_from_elsewhere_waits_for_a_tap(strict: Page) -> None:
    come(strict)
    strict.goto("./workshop-table.html#bot=1&go=deal")
    wait_for_mark(strict, "engine-ready")
    click(strict.locator("[data-do=deal]").first)

    expect(strict.locator("[data-do=deal]")).to_have_count(0)

"""The number on each choice of a desktop is the key that presses it, and stands below a card, not over its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from catan import Game as Island
from citadels import Game
from e2e import saved_cranes, saved_islands
from e2e.game_page import READY
from e2e.saved_games import open_with
from e2e.taps import click
from tests.rules.table import seat, turn

pytestmark = pytest.mark.usefixtures("warm_engine")

KING = seat("king", gold=9, hand="temple palace tavern market castle watchtower", city="manor")
CITY = "observatory watchtower trading_post imperial_treasury"
# What is painted on each choice, with what it does; a choice that no key presses has no number.
PAINTED = """() => [...document.querySelectorAll("#decision .choices button, #decision .things button")]
  .map(button => [getComputedStyle(button, "::before").content, button.dataset.do + " " + button.dataset.arg])
  .map(([content, does]) => [/^"(.+?)"/.exec(content)?.[1] ?? "", does]).filter(([key]) => key)"""
# From now on what is pressed is noted, and does nothing.
NOTE_PRESSES = """() => {
  window.pressed = [];
  addEventListener("click", event => {
    const button = event.target.closest("button");
    window.pressed.push(button.dataset.do + " " + button.dataset.arg);
    event.stopImmediatePropagation();
  }, { capture: true });
}"""
OVER_NAMES = """() => [...document.querySelectorAll(".things button")].filter(button => {
  const name = button.querySelector(".card-name, .tile-name");
  return button.clientTop + parseFloat(getComputedStyle(button, "::before").top) < name.offsetTop + name.offsetHeight;
}).map(button => button.textContent)"""


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """A desktop with a mouse and keys."""
    return {**browser_context_args, "has_touch": False, "viewport": {"width": 1280, "height": 800}}


def sit(page: Page, game: Game) -> None:
    """Take up a kept game with the mouse."""
    open_with(page, game)
    click(page.locator("[data-do=continue]"))
    expect(page.locator("#decision :is([data-do=choose], [data-do=tray], .things)").first).to_be_visible(timeout=READY)


def keeping(page: Page) -> None:
    """R4.2: the tray of two cards drawn."""
    sit(page, turn("king", seat("king"), seat("bishop"), deck="watchtower observatory docks").play("draw"))


def building(page: Page) -> None:
    """R4.3: the tray of six cards in hand."""
    sit(page, turn("king", KING, seat("bishop"), taken="resources"))
    open_tray(page, "build")


def destroying(page: Page) -> None:
    """R6.8W: the tray of the districts of two cities."""
    others = seat("thief", city=CITY), seat("king", city="town_hall battlefield")
    sit(page, turn("warlord", seat("warlord", gold=9), *others, taken="resources"))
    open_tray(page, "destroy")


def murdering(page: Page) -> None:
    """R5.1: the tray of characters, whose ranks are their keys."""
    sit(page, turn("assassin", seat("assassin", gold=4), seat("bishop"), up="king"))
    open_tray(page, "assassinate")


def on_the_island(page: Page) -> None:
    """The choices of a turn."""
    saved_islands.sit(page, Island.new(["Ann", "Ben", "Cem"], {"start": "quick"}, seed=3))


def on_the_crane(page: Page) -> None:
    """The choices of a turn."""
    saved_cranes.sit(page, saved_cranes.late_game(4))


def open_tray(page: Page, kind: str) -> None:
    """Open the tray of a kind of choice."""
    click(page.locator(f"#decision [data-do=tray][data-arg={kind}]"))
    expect(page.locator(".things")).to_be_visible()


TRAYS = [keeping, building, destroying, murdering]


@pytest.mark.parametrize("ask", [*TRAYS, on_the_island, on_the_crane], ids=lambda ask: str(ask.__name__))
def test_each_key_that_is_painted_presses_its_choice(page: Page, ask: Callable[[Page], None]) -> None:
    ask(page)
    painted = page.evaluate(PAINTED)
    page.evaluate(NOTE_PRESSES)

    for key, _ in painted:
        page.keyboard.press("Space" if key == "␣" else key)

    assert (page.evaluate("window.pressed"), len(painted) > 0) == ([does for _, does in painted], True)


@pytest.mark.parametrize("ask", TRAYS, ids=lambda ask: str(ask.__name__))
def test_no_key_stands_over_a_name(page: Page, ask: Callable[[Page], None]) -> None:
    ask(page)

    assert page.evaluate(OVER_NAMES) == []

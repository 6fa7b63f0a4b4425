"""Kept games to sit down at: positions written by hand, taken up by the page as a game of the last time."""

import itertools
import json
from typing import Any

from playwright.sync_api import Page, expect

from citadels import Game
from e2e.conftest import FOLDER
from e2e.game_page import READY, GamePage
from e2e.taps import tap
from tests.stored import stored_citadels

NUMBERS = itertools.count(1)
NEWEST = """() => {
  const number = key => Number(/citadels\\.save\\.(\\d+)$/.exec(key)?.[1] ?? 0);
  return localStorage.getItem(Object.keys(localStorage).sort((one, other) => number(other) - number(one))[0]);
}"""


def newest(page: Page) -> dict[str, Any]:
    """The newest game that the browser keeps, as the page wrote it."""
    return dict(json.loads(str(page.evaluate(NEWEST))))


def open_with(page: Page, game: Game, people: tuple[int, ...] = (0,)) -> GamePage:
    """Open the page with a stored game of these people, and bots that do not wait at the other seats."""
    page.add_init_script(f"localStorage['citadels.settings'] ??= {json.dumps(json.dumps({'pace': 'instant'}))}")
    name = f"{FOLDER}citadels.save.{next(NUMBERS)}"  # newer than any before it
    page.add_init_script(f"localStorage[{json.dumps(name)}] = {json.dumps(stored_citadels(game, people))}")
    table = GamePage(page)
    table.open()
    return table


def take_up(page: Page, game: Game, people: tuple[int, ...] = (0,)) -> GamePage:
    """Continue a stored game of these people, with bots that do not wait at the other seats."""
    table = open_with(page, game, people)
    tap(page.locator("[data-do=continue]"))
    return table


def short_game(names: list[str], seed: int, rounds: int = 3) -> Game:
    """A new game that is over after a few rounds."""
    return Game.new(names, {"round_limit": rounds}, seed=seed)


def sit(page: Page, game: Game, screen: tuple[int, int] = (390, 844)) -> GamePage:
    """Take up a kept game at its first seat."""
    page.set_viewport_size({"width": screen[0], "height": screen[1]})
    table = take_up(page, game)
    expect(page.locator(".decision [data-do=choose], .decision [data-do=tray]").first).to_be_visible(timeout=READY)
    return table

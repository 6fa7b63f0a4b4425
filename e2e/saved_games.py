"""Kept games to sit down at: positions written by hand, taken up by the page as a game of the last time."""

import itertools
import json
from typing import Any

from playwright.sync_api import Page, expect

from citadels import Game
from citadels.table.interface import SAVE_VERSION
from e2e.conftest import FOLDER
from e2e.game_page import READY, GamePage
from e2e.taps import tap
from tabletop.table.saves import Saved, write_save
from tests.rules.table import seat, turn
from tests.table.desk import seats

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
    text = write_save("citadels", SAVE_VERSION, Saved(game.record(), seats(game.names, people), 1))
    stored_game = {"save": text, "names": game.names, "round": 1, "over": False}
    page.add_init_script(f"localStorage['citadels.settings'] ??= {json.dumps(json.dumps({'pace': 'instant'}))}")
    name = f"{FOLDER}citadels.save.{next(NUMBERS)}"  # newer than any before it
    page.add_init_script(f"localStorage[{json.dumps(name)}] = {json.dumps(json.dumps(stored_game))}")
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


def witch() -> Game:
    """The Witch's turn: seat 2 is the Alchemist."""
    return turn(
        "witch",
        seat("witch", gold=4, hand="temple keep market castle", city="manor docks+ tavern"),
        seat("king", gold=3, hand="palace tavern", city="temple prison castle"),
        seat("alchemist", gold=5, hand="docks", city="museum:tavern,market watchtower"),
        seat("diplomat", gold=2, hand="manor", city="bell_tower church"),
        cast="artist tax_collector",
    )


def diplomat() -> Game:
    """The Diplomat's turn after the resource action."""
    return turn(
        "diplomat",
        seat("diplomat", gold=4, hand="temple keep", city="manor docks+ tavern fortress"),
        seat("king", gold=3, city="temple prison castle keep palace"),
        seat("alchemist", gold=5, city="museum:tavern,market watchtower great_wall"),
        seat("bishop", gold=2, city="bell_tower church"),
        cast="artist",
        taken="resources",
    )


def wizard() -> Game:
    """The Wizard's turn before the resource action."""
    king = seat("king", hand="palace tavern museum")
    return turn("wizard", seat("wizard", gold=4, hand="lighthouse", city="armory"), king)


def builder() -> Game:
    """The Artist may build the Lighthouse."""
    return turn("artist", seat("artist", gold=6, hand="lighthouse temple", city="manor"), taken="resources")


def tucker() -> Game:
    """The owner of the Museum after the resource action."""
    owner = seat("king", gold=1, hand="temple keep", city="museum:tavern manor")
    return turn("king", owner, seat("bishop"), taken="resources")


def emperor() -> Game:
    """The Emperor's turn: seat 4 has the Crown."""
    return turn("emperor", seat("emperor", gold=3), seat("bishop", gold=2), seat("merchant", gold=2), crown=3)


def crowned() -> Game:
    """The Emperor has crowned seat 1, which now thanks him."""
    game = turn("emperor", seat("warlord", gold=2, hand="temple keep"), seat("emperor"), crown=2)
    game.play("crown 0")
    return game


def artist() -> Game:
    """The Artist with two gold."""
    return turn("artist", seat("artist", gold=2, city="manor temple keep"), taken="resources")

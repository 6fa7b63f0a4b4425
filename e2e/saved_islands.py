"""Islands to sit down at: positions written by hand, which the page continues as a stored game."""

from __future__ import annotations

import json

from playwright.sync_api import Page

from catan import Game
from catan.bots import BOTS
from catan.table.interface import game_spec
from e2e.conftest import FOLDER
from e2e.island_page import IslandPage
from e2e.taps import click
from tabletop.cli.seating import seated
from tabletop.table.session import Session


def stored(game: Game, people: tuple[int, ...] = (0,)) -> str:
    """A game as the page stores it; the seats in `people` are persons', the others bots'."""
    spec = game_spec(BOTS)
    seats = seated(spec, [name if seat in people else "casual" for seat, name in enumerate(game.names)])
    game = Game.from_position({**game.position(), "players": _named(game, [seat.name for seat in seats])})
    save = Session(spec, game, tuple(seats), 1).save()
    return json.dumps({"save": save, "names": game.names, "round": 1, "over": False})


def _named(game: Game, names: list[str]) -> list[dict[str, object]]:
    return [{**player, "name": name} for player, name in zip(game.position()["players"], names, strict=True)]


def sit(page: Page, game: Game, people: tuple[int, ...] = (0,)) -> IslandPage:
    """Continue a stored game at its first decision, with bots that decide at once."""
    for name, text in (("settings", json.dumps({"pace": "instant"})), ("save.1", stored(game, people))):
        page.add_init_script(f"localStorage[{json.dumps(f'{FOLDER}island.{name}')}] ??= {json.dumps(text)}")
    island = IslandPage(page)
    island.open()
    click(page.locator("[data-do=continue]"))
    island.wait_for_question()
    return island

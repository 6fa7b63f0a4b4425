"""The log: beside the table, where there is room for it, and as a sheet."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from citadels import Game
from tests.page.device import Device, Json
from tests.page.table_of_citadels import TableOfCitadels, sit
from tests.page.test_table_actions import playing
from tests.page.trees import nodes, taps
from tests.rules.table import seat as sits
from tests.rules.table import turn

BLOCK: Json = {"n": 9, "round": 2, "seat": 0, "player": "Ann", "role": "king", "lines": []}


def test_beside_the_table_the_list_begins_with_earlier_entries(app: Any) -> None:
    """An ordinary first line, which scrolls with the others (ux3, finding 19)."""
    log = app.log.beside([BLOCK], 12)

    first = next(node for node in nodes(log) if node[0] == "li")

    assert taps(first, "log") == [""]


def test_a_log_that_stands_there_whole_offers_no_more(app: Any) -> None:
    assert taps(app.log.beside([BLOCK], 0), "log") == []


def test_a_log_that_comes_when_the_curtain_has_closed_is_not_shown(app: Any, device: Device) -> None:
    page = playing(app, device, turn("king", sits("king"), sits("bishop")))
    answer = page.play.request

    async def late(request: dict[str, Any]) -> Any:
        message = await answer(request)
        page.play.table.view = {**page.play.view, "viewer": None}  # the engine has heard of the curtain meanwhile
        return message

    page.play.request = late
    device.settle(page.act, "log", "", "")

    assert page.sheet is None


def test_a_log_that_is_asked_for_as_the_curtain_closes_is_not_shown(app: Any, device: Device) -> None:
    page = playing(app, device, turn("king", sits("king"), sits("bishop")))

    def tapped() -> None:
        page.act("log", "", "")
        page.play.table.view = {**page.play.view, "viewer": None}  # before the loop comes to what the tap began

    device.settle(tapped)

    assert page.sheet is None


# --- the log of a long game


@cache
def long_game() -> Game:
    """A game in which nobody has built nor drawn in four hundred decisions: with large hands, menus would be long."""
    game, dice = Game.new(["Ann", "Ben", "Cal", "Dee"], seed=2), random.Random(2)
    while len(game.history) < 400 or game.to_move != 0:
        game.play(dice.choice([move for move in game.moves() if not move.startswith(("build", "cards", "draw"))]))
    return game


@pytest.fixture
def log(app: Any) -> TableOfCitadels:
    """The log of the long game lies open."""
    return sit(app, long_game()).tap("log")


def blocks(log: TableOfCitadels) -> int:
    """Count the turns in the log."""
    return len(log.parts("block", "log-sheet"))


def test_a_long_log_begins_with_its_newest_entries(log: TableOfCitadels) -> None:
    assert "Round 1" not in log.texts("story-round", "log-sheet")
    assert log.texts("story-round", "log-sheet")[-1] == f"Round {log.page.play.view['round']}"


def test_earlier_entries_are_shown_when_they_are_wanted(log: TableOfCitadels) -> None:
    newest = blocks(log)

    log.tap("log-earlier", log.live("log-earlier")[0])

    assert blocks(log) > newest


def test_a_log_that_is_shown_whole_offers_no_more(log: TableOfCitadels) -> None:
    while earlier := log.live("log-earlier"):
        log.tap("log-earlier", earlier[0])

    assert log.texts("story-round", "log-sheet")[0] == "Round 1"

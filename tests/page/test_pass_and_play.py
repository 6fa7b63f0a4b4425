"""Several people at one device: what the page shows of anybody while the curtain is closed, and after it."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from citadels import Game
from tests.page.table_of_citadels import TableOfCitadels, sit
from tests.page.tree import nodes, props
from tests.table.secrets import BOTH

MOST = 400  # taps in a game


def dealt() -> Game:
    """A game of three."""
    return Game.new(["Ann", "Ben", "Cem"], {"city_size": 6}, seed=5)


@pytest.fixture
def shared(app: Any) -> TableOfCitadels:
    """Ann and Ben at one device, and a bot; the curtain is closed."""
    return sit(app, dealt(), (0, 1))


def closed(table: TableOfCitadels) -> bool:
    """Whether the curtain is closed."""
    return bool(table.parts("curtain"))


def names_in(table: TableOfCitadels) -> list[str]:
    """The characters and districts that the page names: their words, signs and aims have their ids."""
    text = json.dumps(table.tree)
    return [name for name in BOTH if re.search(rf"\b{name}\b", text)]


def test_the_curtain_asks_for_who_picks_first(shared: TableOfCitadels) -> None:
    crown = dealt().position()["crown"]

    assert shared.question() == f"Pass to {dealt().names[crown]}"


def test_no_curtain_of_a_game_names_a_character_or_a_district(shared: TableOfCitadels) -> None:
    names, curtains = [], 0
    for _ in range(MOST):
        if shared.page.play.view["result"]:
            break
        if closed(shared):
            names += names_in(shared)
            curtains += 1
            shared.open_curtain()
        else:
            shared.decide()

    assert (names, shared.page.play.view["phase"]) == ([], "over")
    assert curtains > 8, "two rounds or more of two people"


def test_an_open_table_does_name_them(shared: TableOfCitadels) -> None:
    shared.open_curtain()

    hand = [card["card"] for card in shared.page.play.view["mine"]["hand"]]
    assert {*hand} <= {*names_in(shared)}


@pytest.mark.parametrize("opened", [False, True])
def test_no_menu_hands_on_a_game_that_goes_on(shared: TableOfCitadels, opened: bool) -> None:
    if opened:
        shared.open_curtain()

    shared.act("menu")

    actions = [props(node).get("data-do") for node in nodes(shared.sheet)]
    assert ("log" in actions, "share" in actions) == (True, False)


def test_nobody_is_advised_behind_the_curtain(shared: TableOfCitadels) -> None:
    before = shared.live("hint")

    shared.open_curtain()

    assert (before, shared.live("hint")) == ([], [""])


def test_a_game_taken_up_again_is_behind_its_curtain(app: Any, shared: TableOfCitadels) -> None:
    shared.open_curtain()
    shared.decide()
    page = app.open()

    app.device.settle(page.act, "continue", "", "")

    again = TableOfCitadels(app, page)
    assert (closed(again), names_in(again)) == (True, [])


def test_the_engine_hears_of_the_curtain_whatever_else_it_is_asked(shared: TableOfCitadels) -> None:
    shared.open_curtain()
    move, before = shared.moves()[0], len(shared.app.device.window.engine.requests)

    def put_down() -> None:
        shared.page.act("choose", move, "")
        shared.page.act("away", "", "")  # before the engine has answered

    shared.app.device.settle(put_down)

    requests = shared.app.device.window.engine.requests[before:]
    assert [request["do"] for request in requests[:2]] == ["choose", "close"]

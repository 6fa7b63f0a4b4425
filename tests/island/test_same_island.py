"""The island of a game that is over, played again or handed on by a link."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import pytest

from catan import Game
from catan.bots import BOTS
from catan.table.interface import game_spec
from tests.nearly_over import nearly_over
from tests.page.device import Device
from tests.page.tree import doing, messages, nodes, props

RULES = {"points": 8}


@pytest.fixture(scope="module")
def stored() -> str:
    """A game of four bots with a few moves to go."""
    return nearly_over(game_spec(BOTS), "newcomer", RULES)


@pytest.fixture
def over(app: Any, stored: str) -> Any:
    """The page at the end of that game."""
    return app.resume(stored)


def test_a_game_that_is_over_shows_its_seed(over: Any, device: Device) -> None:
    assert over.play.view["result"]["deal"]["seed"] == 5
    assert "with-seed" in messages(device.stage.trees["table"])


def test_the_same_island_is_dealt_again_to_the_same_seats(over: Any, device: Device) -> None:
    before = over.play.view

    device.settle(over.act, "same-start", "", "")

    assert over.play.view["island"] == before["island"]
    assert [seat["name"] for seat in over.play.view["seats"]] == [seat["name"] for seat in before["seats"]]


def test_a_link_to_the_island_is_copied(over: Any, device: Device) -> None:
    device.settle(over.act, "start-link", "", "")

    address = next(text for kind, text in [entry[:2] for entry in device.stage.done if entry[0] == "copy"])
    assert address.startswith("https://example.org/#deal=1.")


def test_a_link_offers_its_island(app: Any, device: Device) -> None:
    page = app.open()
    deal = Game.new(["Ann", "Ben", "Cal"], RULES, seed=9).deal()

    device.settle(page.act, "deal-link", quote(deal, safe=""), "")

    assert {"link-seats", "option-fact"} <= messages(device.stage.trees["sheet"])
    assert doing(device.stage.trees["sheet"], "deal-same")


def test_the_island_of_a_link_is_dealt_to_its_number_of_players(app: Any, device: Device) -> None:
    page = app.open()
    game = Game.new(["Ann", "Ben", "Cal"], RULES, seed=9)
    device.settle(page.act, "deal-link", quote(game.deal(), safe=""), "")

    device.settle(page.act, "deal-same", "", "")

    view = page.play.view
    assert (len(view["seats"]), view["goal"]) == (3, 8)
    assert view["island"]["numbers"] == list(game.observe(None).island.numbers)


@pytest.mark.parametrize("text", ["", "%", "x" * 9000, "1.9WFiE.4"])
def test_a_link_that_is_no_deal_is_refused_in_words(app: Any, device: Device, text: str) -> None:
    page = app.open()

    device.settle(page.act, "deal-link", text, "")

    assert [name for name in messages(device.stage.trees["sheet"]) if name.startswith("link-")]
    assert page.play.table is None


def test_points_are_whole_when_the_game_is_over(over: Any) -> None:
    """K10.3: hidden points count."""
    view = over.play.view

    totals = {row["seat"]: row["total"] for row in view["result"]["seats"]}

    assert {seat["seat"]: seat["points"] for seat in view["seats"]} == totals


def test_a_replay_opens_on_a_card_that_leads_to_the_same_island(app: Any, device: Device) -> None:
    game = Game.new(["Ann", "Ben", "Cal"], RULES, seed=9)

    app.watch(game.link())

    links = [props(node)["href"] for node in nodes(device.stage.trees["table"]) if node[0] == "a"]
    assert links == [f"./island.html#deal={game.deal().rpartition('#')[2]}"]
    assert doing(device.stage.trees["table"], "watch")

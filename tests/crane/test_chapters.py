"""What the page of Crown and Crane loads when it is asked for: hints, a deal from a link, the replay's card."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from praga import Game
from tests.crane.table_of_crane import sit
from tests.page.device import Device
from tests.page.tree import arguments, doing, nodes, props
from tests.praga.positions import turn

NAMES = ["Ann", "Ben"]


def game_of(device: Device) -> Any:
    """The game that lies on the engine's table."""
    session = device.window.engine.table.session
    assert session is not None
    return session.game


def test_a_hint_has_a_button_that_does_it(app: Any, device: Device) -> None:
    table = sit(app, turn())
    table.act("hint")
    (move,) = arguments(table.sheet, "choose")

    table.tap("choose", move)

    assert move in map(str, game_of(device).history)
    assert table.sheet == []


def test_the_start_of_a_link_is_dealt_to_its_number_of_players(app: Any, device: Device) -> None:
    game = Game.new(NAMES, {}, seed=9)
    page = app.open()
    device.settle(page.act, "deal-link", quote(game.deal(), safe=""), "")

    device.settle(page.act, "deal-same", "", "")

    assert game_of(device).deal() == game.deal()
    assert len(page.play.view["seats"]) == 2


def test_a_replay_opens_on_a_card_that_leads_to_the_same_start(app: Any, device: Device) -> None:
    game = Game.new(NAMES, {}, seed=9)

    app.watch(game.link())

    links = [props(node)["href"] for node in nodes(device.stage.trees["table"]) if node[0] == "a"]
    assert links == [f"./crane.html#deal={game.deal().rpartition('#')[2]}"]
    assert doing(device.stage.trees["table"], "watch")

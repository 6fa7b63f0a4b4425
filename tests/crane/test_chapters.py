"""Lazy modules of the page of Crown and Crane: hints, a deal from a link, the replay's card."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from praga import Game
from tests.crane.table_of_crane import sit
from tests.crane.test_alone import LAST, alone
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


def ended_from_position(app: Any) -> Any:
    """The page after a game for one that began from a position, with the sheet that hands it on."""
    table = sit(app, alone(LAST)).choose("end", "end")
    table.act("share")
    return table


def test_a_game_from_a_position_is_handed_on_as_any_other(app: Any) -> None:
    table = ended_from_position(app)

    assert [len(doing(table.sheet, f"share-{way}")) for way in ("picture", "record", "link")] == [1, 1, 1]


def test_the_picture_of_a_game_from_a_position_is_drawn(app: Any, device: Device) -> None:
    ended_from_position(app).act("share-picture")

    ((svg, _),) = device.stage.calls("draw")
    assert "<svg" in svg


def test_a_game_that_may_not_be_told_yet_is_handed_on_in_no_way(app: Any) -> None:
    """Two people play: a record would show what one of them has seen."""
    table = sit(app, turn(), (0, 1))
    table.act("share")

    assert doing(table.sheet, "share-record") == []

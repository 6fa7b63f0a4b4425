"""The setup of a table: one switch for a first game, the options folded (P2.5, P2.9)."""

from __future__ import annotations

from typing import Any

from praga.core.tables import NEWEST
from praga.table.sheets import FIRST_GAME
from tests.page.device import Device
from tests.page.tree import doing, nodes, props, with_class


def open_setup(app: Any, device: Device) -> Any:
    """The page with its setup open."""
    page = app.open()
    device.settle(page.act, "set-up", "", "")
    return page


def test_the_switch_sets_the_options_of_a_first_game(app: Any, device: Device) -> None:
    page = open_setup(app, device)

    device.settle(page.act, "first-game", "", "true")

    assert page.start.request(lambda: "1")["rules"] == {"data": NEWEST, **FIRST_GAME}


def test_a_new_table_is_of_the_newest_data_set(app: Any, device: Device) -> None:
    """Notation §2: only what names no set is of the first one."""
    page = open_setup(app, device)
    assert page.start.request(lambda: "1")["rules"] == {"data": NEWEST}


def test_the_switch_is_off_again_when_an_option_differs(app: Any, device: Device) -> None:
    page = open_setup(app, device)
    device.settle(page.act, "first-game", "", "true")

    device.settle(page.act, "option", "tiles", "1")

    (switch,) = doing(device.stage.trees["table"], "first-game")
    assert not props(switch)["checked"]


def test_the_options_are_folded(app: Any, device: Device) -> None:
    open_setup(app, device)

    (folded,) = [node for node in with_class(device.stage.trees["table"], "folded") if node[0] == "details"]
    assert {props(node)["data-arg"] for node in nodes(folded) if props(node).get("data-do") == "option"} == {
        "tiles", "crane_order", "tokens", "road_tiles",
    }  # fmt: skip

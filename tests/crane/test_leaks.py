"""Hidden order is not drawn: games that differ in it alone give the same page (docs/praga/notation.md)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from praga import Game
from tests.crane.table_of_crane import sit
from tests.page.device import Device
from tests.praga.positions import player, turn

TABS = ("crane", "boards", "city", "projects", "road")


def drawn(app: Any, device: Device, game: Game, people: tuple[int, ...] = (0,)) -> str:
    """All that the page shows and says of a game, with each of its boards."""
    device.stage.done.clear()
    table = sit(app, game, people)
    table.act("read")
    trees = [json.dumps(table.at(tab).tree, sort_keys=True) for tab in TABS]
    return json.dumps([trees, device.stage.calls("say")])


def in_another_order(game: Game) -> Game:
    """The same position with every stack the other way round, and other chance."""
    position = game.position()
    stacks = {name: tiles[::-1] for name, tiles in position["stacks"].items()}
    return Game.from_position({**position, "stacks": stacks, "seed": position["seed"] ^ 1})


@pytest.mark.parametrize("people", [(0,), (0, 1)], ids=["one person", "two at the device"])
@pytest.mark.parametrize("taken", [None, 0], ids=["before a tile is taken", "after"])
def test_the_order_of_the_stacks_changes_nothing_on_the_page(
    app: Any, device: Device, taken: int | None, people: tuple[int, ...]
) -> None:
    game = turn(taken=taken)

    one, other = (drawn(app, device, position, people) for position in (game, in_another_order(game)))

    assert one == other


def test_goods_do_change_it(app: Any, device: Device) -> None:
    """The comparison sees what it should."""
    one, other = (drawn(app, device, turn(player(gold=gold))) for gold in (2, 3))

    assert one != other

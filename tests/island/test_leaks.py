"""Secrets are not drawn: two games that differ in them alone give the same page, spoken words included."""

from __future__ import annotations

import json
from typing import Any

import pytest

from catan import Game
from tests.catan.positions import CITY, moving_robber, seat, turn
from tests.catan.table.desk import Desk
from tests.page.device import Device

OWN = seat(CITY, settlements="c5", roads="c5-c6-c7")
BANK = "9 wood 9 brick 9 wool 9 grain 9 ore"  # of its own, so that it does not follow from the hands
NEIGHBOUR = {"settlements": "c3", "roads": "c3-c2"}


def drawn(app: Any, device: Device, game: Game, people: tuple[int, ...] = (0,)) -> str:
    """All that the page shows and says when the engine has this game on the table."""
    page = app.open()
    device.stage.done.clear()
    device.window.engine.table = Desk(game, people).table  # type: ignore[assignment]  # made for the other game
    device.settle(page.play.begin, device.window.engine.table.answer({"do": "look"}))
    device.settle(page.act, "read", "", "")
    return json.dumps([device.stage.trees, device.stage.calls("say")], sort_keys=True)


@pytest.mark.parametrize("people", [(0,), (0, 1)], ids=["one person", "two at the device"])
@pytest.mark.parametrize(
    ("first", "second"),
    [
        (seat("2 ore", **NEIGHBOUR), seat("1 wood 1 wool", **NEIGHBOUR)),  # K8.2: a hand is counted and not seen
        (seat("2 ore", cards="knight", **NEIGHBOUR), seat("2 ore", cards="point", **NEIGHBOUR)),
    ],
    ids=["hand", "card"],
)
@pytest.mark.parametrize("question", [turn, moving_robber], ids=["turn", "robber"])
def test_a_rival_s_cards_change_nothing_on_the_page(
    app: Any, device: Device, question: Any, first: Any, second: Any, people: tuple[int, ...]
) -> None:
    games = [question(OWN, rival, bank=BANK, deck="knight point roads monopoly") for rival in (first, second)]

    one, other = (drawn(app, device, game, people) for game in games)

    assert one == other


def test_the_order_of_the_deck_changes_nothing_on_the_page(app: Any, device: Device) -> None:
    one, other = (drawn(app, device, turn(OWN, deck=deck)) for deck in ("knight point", "point knight"))

    assert one == other


def test_one_s_own_cards_do_change_it(app: Any, device: Device) -> None:
    """The comparison sees what it should."""
    one, other = (drawn(app, device, turn(seat(hand))) for hand in ("2 ore", "2 wool"))

    assert one != other

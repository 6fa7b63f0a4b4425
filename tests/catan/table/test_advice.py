"""Hints at a table of Catan: a legal move, from what the seat may know, with reasons."""

from __future__ import annotations

import json
from typing import Any

import pytest

from catan import Game
from tests.catan.positions import CITY, SETTLEMENT, legal, moving_robber, placing, seat, turn
from tests.catan.table.desk import Desk

HOME = {"settlements": "c5", "roads": "c5-c6-c7"}


def hint(game: Game) -> dict[str, Any]:
    """The hint for the player to move."""
    return dict(Desk(game).ask("hint")["hint"])


def reasons(game: Game) -> list[str]:
    """The ids of the reasons of the hint."""
    return [reason["id"] for reason in hint(game)["reasons"]]


@pytest.mark.parametrize(
    "game",
    [
        placing(),
        turn(seat(CITY, **HOME), seat("1 ore")),
        moving_robber(seat(), seat("1 ore", settlements="c3")),
        turn(seat("4 wood 4 ore 4 wool"), rolled=(3, 4), asks={"what": "discard", "seats": [0]}),
    ],
    ids=["placing", "turn", "robber", "discard"],
)
def test_a_hint_is_a_legal_move(game: Game) -> None:
    assert legal(game, hint(game)["options"][0]["move"])


def test_a_place_is_advised_for_how_often_it_yields() -> None:
    assert reasons(placing())[0] == "hint-pips"  # K1.3


def test_kinds_that_are_new_are_a_reason() -> None:
    assert "hint-kinds" in reasons(placing())


def test_the_robber_is_advised_where_it_stops_somebody() -> None:
    assert "hint-blocks" in reasons(moving_robber(seat(), seat("1 ore", settlements="c3")))  # K4.2


def test_in_a_turn_the_next_best_move_is_named() -> None:
    assert {"hint-better", "hint-alike"} & {*reasons(turn(seat(f"{CITY} {SETTLEMENT}".replace("1 grain", ""), **HOME)))}


def test_a_hint_knows_no_more_than_its_seat() -> None:
    hints = [json.dumps(hint(turn(seat(CITY, **HOME), seat(cards), bank="9 wood"))) for cards in ("2 ore", "2 wool")]

    assert hints[0] == hints[1]


def test_a_discard_is_said_by_its_cards() -> None:
    game = turn(seat("4 wood 4 ore"), rolled=(3, 4), asks={"what": "discard", "seats": [0]})

    assert hint(game)["options"][0]["id"] == "hint-discard"

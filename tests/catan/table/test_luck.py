"""Luck of each seat: cards expected and had, and what the robber cost (the beginner's board, K2.2)."""

from __future__ import annotations

import pytest

from catan import Game
from catan.table.luck import luck
from tests.catan.positions import after_throw, moving_robber, play, seat, turn

# Beside c5 lie brick 6, wood 11 and the desert: 5 and 2 of 36 throws (K1.3).
HOME = seat(settlements="c5")


def column(game: Game, name: str) -> list[float]:
    """Return the seats' values in a column."""
    counts = luck(game)
    return [row[counts["columns"].index(name)] for row in counts["rows"]]


def test_a_throw_is_expected_to_bring_what_two_fair_dice_bring() -> None:
    assert column(after_throw(HOME, dice=(1, 1)), "expected") == [0.2, 0, 0]  # 7 of 36


def test_a_city_expects_two_cards() -> None:
    assert column(after_throw(seat(cities="c5"), dice=(1, 1)), "expected") == [0.4, 0, 0]  # K4.1


def test_the_robber_s_hex_is_not_expected_to_bring_anything() -> None:
    assert column(after_throw(HOME, dice=(1, 1), robber="h5"), "expected") == [0.1, 0, 0]  # 2 of 36 are left, K4.2


def test_what_a_throw_brings_is_counted() -> None:
    assert column(after_throw(HOME, dice=(3, 3)), "harvest") == [1, 0, 0]


def test_what_the_robber_keeps_back_is_counted() -> None:
    assert column(after_throw(HOME, dice=(3, 3), robber="h5"), "blocked") == [1, 0, 0]


def test_cards_discarded_on_a_seven_are_counted() -> None:
    game = turn(seat("8 wood"), rolled=(3, 4), asks={"what": "discard", "seats": [0]})

    assert column(play(game, "discard 4 wood"), "discarded") == [4, 0, 0]  # K5.1


@pytest.mark.parametrize(("name", "counts"), [("stole", [1, 0, 0]), ("stolen", [0, 1, 0])])
def test_a_theft_is_counted_for_both(name: str, counts: list[int]) -> None:
    game = play(moving_robber(HOME, seat("1 ore", settlements="c3")), "robber h4")  # the only victim, K5.3

    assert column(game, name) == counts


def test_cards_from_the_bank_are_counted() -> None:
    assert column(play(turn(seat("4 wood")), "bank 4 wood for 1 ore"), "bank") == [1, 0, 0]  # K7.2


def test_a_trade_is_counted_for_both() -> None:
    game = play(turn(seat("1 wood"), seat("1 ore")), "offer 1 wood for 1 ore to 1", "accept", "confirm 1")

    assert column(game, "trades") == [1, 1, 0]  # K7.7

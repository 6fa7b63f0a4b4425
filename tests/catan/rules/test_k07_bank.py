"""K7.1, K7.2: trade with the bank."""

from __future__ import annotations

from typing import Any

import pytest

from tests.catan.positions import (
    Json,
    begins,
    hand,
    is_illegal,
    legal,
    play,
    seat,
    turn,
)

NO_OFFERS: Json = {"offers": 0}


def bank_moves(cards: str, settlements: str = "", **keys: Any) -> list[str]:
    """List the moves with the bank, without offers to players."""
    return begins(turn(seat(cards, settlements=settlements), rules=NO_OFFERS, **keys), "bank")


def four_kinds(rate: int, kind: str) -> list[str]:
    return [f"bank {rate} {kind} for 1 {get}" for get in ("wood", "brick", "wool", "grain", "ore") if get != kind]


# --- the bank


def test_four_for_one() -> None:
    """K7.2."""
    assert hand(play(turn(seat("4 ore")), "bank 4 ore for 1 wood"), 0) == "1 wood"


def test_any_other_kind_can_be_had() -> None:
    """K7.2."""
    assert bank_moves("4 ore") == four_kinds(4, "ore")


def test_three_cards_are_not_enough() -> None:
    """K7.2."""
    assert bank_moves("3 ore") == []


def test_three_for_one_at_a_general_harbour() -> None:
    """K7.2: c11-d11."""
    assert bank_moves("3 ore", "c11") == four_kinds(3, "ore")


def test_two_for_one_at_a_special_harbour() -> None:
    """K7.2: ore at b9-b10."""
    assert bank_moves("2 ore", "b10") == four_kinds(2, "ore")


def test_a_special_harbour_is_for_its_kind_alone() -> None:
    """K7.2."""
    assert bank_moves("3 wood", "b10") == []


def test_both_corners_of_the_path_have_the_harbour() -> None:
    """K1.6, K7.2."""
    assert bank_moves("2 ore", "b9") == four_kinds(2, "ore")


@pytest.mark.parametrize(
    ("corner", "kind"), [("b2", "wood"), ("e2", "brick"), ("e9", "wool"), ("a7", "grain"), ("b10", "ore")]
)
def test_each_special_harbour(corner: str, kind: str) -> None:
    """K7.2, K2.4."""
    assert bank_moves(f"2 {kind}", corner) == four_kinds(2, kind)


@pytest.mark.parametrize("corner", ["a3", "a4", "c11", "d11", "f6", "f7", "f3", "f4"])
def test_each_general_harbour(corner: str) -> None:
    """K7.2, K2.4."""
    assert bank_moves("3 wool", corner) == four_kinds(3, "wool")


def test_a_coast_without_a_harbour_brings_nothing() -> None:
    """K7.2."""
    assert bank_moves("3 ore", "a5") == []


def test_the_best_rate_is_the_rate() -> None:
    """K7.2, K12.19: with a general and the ore harbour."""
    assert bank_moves("4 ore", "c11 b10") == four_kinds(2, "ore")


def test_a_city_has_the_harbour_too() -> None:
    """K7.2."""
    assert legal(turn(seat("2 ore", cities="b10")), "bank 2 ore for 1 wood")


def test_a_harbour_can_be_used_in_the_turn_it_was_reached() -> None:
    """K7.2."""
    game = turn(seat("1 wood 1 brick 1 wool 1 grain 2 ore", roads="b9-b10"))
    assert legal(play(game, "settle b10"), "bank 2 ore for 1 wood")


def test_anothers_harbour_is_no_use() -> None:
    """K7.2."""
    assert is_illegal(turn(seat("2 ore"), seat(settlements="b10")), "bank 2 ore for 1 wood")


def test_the_bank_must_have_the_card() -> None:
    """K7.2."""
    assert bank_moves("4 ore", bank="1 wool") == ["bank 4 ore for 1 wool"]


def test_trade_with_the_bank_is_one_move_with_three_rates() -> None:
    """K7.1."""
    game = turn(seat("3 wood 2 ore 4 wool", settlements="a3 b10"), rules=NO_OFFERS)
    rates = {move[: move.index(" for")] for move in begins(game, "bank")}
    assert rates == {"bank 3 wood", "bank 3 wool", "bank 2 ore"}

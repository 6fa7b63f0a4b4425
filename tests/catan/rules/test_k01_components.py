"""K1: what there is of everything, seen in a new game."""

from __future__ import annotations

from collections import Counter

import pytest

from catan import Game
from tests.catan.board import BEGINNER, HARBOURS, PATHS
from tests.catan.positions import CITY, ROAD, SETTLEMENT, bank, begins, legal, moves, seat, turn

NAMES = ("Ann", "Bo", "Cy")


def new(**rules: object) -> Game:
    return Game.new(NAMES, rules, seed=5)


def kinds() -> Counter[str]:
    """Count the hexes of each kind in a new game."""
    return Counter(land.split()[0] for land in new().position()["hexes"])


def tokens() -> Counter[int]:
    """Count the tokens of each number."""
    return Counter(int(land.split()[1]) for land in new().position()["hexes"] if land != "desert")


def test_the_bank_begins_with_nineteen_of_each_resource_in_their_order() -> None:
    """K1.1, K2.5."""
    assert bank(new()) == "19 wood 19 brick 19 wool 19 grain 19 ore"


def test_nineteen_hexes_of_six_kinds() -> None:
    """K1.2."""
    assert kinds() == {"wood": 4, "brick": 3, "wool": 4, "grain": 4, "ore": 3, "desert": 1}


def test_eighteen_tokens_and_no_seven() -> None:
    """K1.3."""
    assert tokens() == {2: 1, 12: 1} | dict.fromkeys((3, 4, 5, 6, 8, 9, 10, 11), 2)


def test_fifty_four_corners() -> None:
    """K1.5."""
    assert len(begins(new(), "settle")) == 54


@pytest.mark.parametrize("path", PATHS)
def test_each_of_the_seventy_two_paths_bears_a_road(path: str) -> None:
    """K1.5."""
    corner, _ = path.split("-")
    assert legal(turn(seat(ROAD, settlements=corner)), f"road {path}")


def test_nine_harbours_on_their_paths() -> None:
    """K1.6."""
    assert dict(new().position()["harbours"]) == HARBOURS


def test_four_general_harbours_and_one_for_each_resource() -> None:
    """K1.6."""
    kinds = Counter(new(harbours="shuffled").position()["harbours"].values())
    assert kinds == {"any": 4, "wood": 1, "brick": 1, "wool": 1, "grain": 1, "ore": 1}


def test_twenty_five_development_cards() -> None:
    """K1.7."""
    deck = Counter(new().position()["deck"])
    assert deck == {"knight": 14, "point": 5, "roads": 2, "plenty": 2, "monopoly": 2}


def test_a_player_has_five_settlements() -> None:
    """K1.8."""
    five = seat(SETTLEMENT, settlements="a3 a5 a7 a9 c3", roads="e4-e5")
    assert begins(turn(five), "settle") == []


def test_a_player_has_four_cities() -> None:
    """K1.8."""
    four = seat(CITY, settlements="c3", cities="a3 a5 a7 a9")
    assert begins(turn(four), "city") == []


def test_a_player_has_fifteen_roads() -> None:
    """K1.8."""
    fifteen = seat(ROAD, roads="c1-c2-c3-c4-c5-c6-c7-c8-c9-c10-c11-d11-d10-d9-d8-d7")
    assert begins(turn(fifteen), "road") == []


def test_the_robber_is_on_one_hex() -> None:
    """K1.8."""
    assert new().position()["hexes"][int(new().position()["robber"][1:]) - 1] == "desert"


def test_the_first_settlement_may_be_on_any_corner() -> None:
    """K1.5: a corner of each kind, at the coast and inland, is among the first moves."""
    assert {"settle a3", "settle c6", "settle f9"} <= set(moves(new()))


def test_the_beginners_board_has_the_same_hexes_and_tokens() -> None:
    """K1.2, K1.3, K2.2."""
    assert sorted(new(board="beginner").position()["hexes"]) == sorted(BEGINNER)


def test_nobody_has_a_prize_at_the_beginning() -> None:
    """K1.8."""
    now = new().position()
    assert (now["longest_road"], now["largest_army"]) == (None, None)

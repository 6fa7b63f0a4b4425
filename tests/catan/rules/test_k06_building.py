"""K6: what is built, where, and for what."""

from __future__ import annotations

import pytest

from tests.catan.positions import (
    CARD,
    CITY,
    ROAD,
    SETTLEMENT,
    bank,
    begins,
    hand,
    is_illegal,
    legal,
    play,
    player,
    seat,
    throws,
    turn,
)

ALL = "3 wood 3 brick 3 wool 3 grain 3 ore"
PIECES = {"settlements": "c3", "roads": "c3-c4-c5"}


@pytest.mark.parametrize(("move", "left"), [
    ("road c5-c6", "2 wood 2 brick 3 wool 3 grain 3 ore"),
    ("settle c5", "2 wood 2 brick 2 wool 2 grain 3 ore"),
    ("city c3", "3 wood 3 brick 3 wool 1 grain"),
    ("buy", "3 wood 3 brick 2 wool 2 grain 2 ore"),
])  # fmt: skip
def test_the_costs(move: str, left: str) -> None:
    """K6.1."""
    assert hand(play(turn(seat(ALL, **PIECES)), move), 0) == left


@pytest.mark.parametrize(("move", "cards"), [
    ("road c5-c6", "1 wood 3 wool 3 grain 3 ore"),
    ("settle c5", "1 wood 1 brick 1 wool 3 ore"),
    ("city c3", "2 grain 2 ore 3 wood"),
    ("buy", "1 wool 1 grain 3 wood"),
])  # fmt: skip
def test_a_player_without_the_cost_cannot_build(move: str, cards: str) -> None:
    """K6.1."""
    assert is_illegal(turn(seat(cards, **PIECES)), move)


def test_it_is_paid_to_the_bank() -> None:
    """K6.1."""
    assert bank(play(turn(seat(CITY, **PIECES)), "city c3")) == "19 wood 19 brick 19 wool 19 grain 19 ore"


# --- roads


def test_a_road_continues_from_own_roads_and_buildings() -> None:
    """K6.2: c3 has a settlement; the road ends at c5."""
    assert begins(turn(seat(ROAD, **PIECES)), "road") == [
        "road b4-c4", "road c2-c3", "road c3-d3", "road c5-c6", "road c5-d5",
    ]  # fmt: skip


def test_a_road_continues_from_a_city() -> None:
    """K6.2."""
    assert begins(turn(seat(ROAD, cities="a4")), "road") == ["road a3-a4", "road a4-a5"]


def test_a_road_needs_a_free_path() -> None:
    """K6.2."""
    assert is_illegal(turn(seat(ROAD, settlements="c5"), seat(roads="c5-c6")), "road c5-c6")


def test_a_road_does_not_go_on_through_anothers_building() -> None:
    """K6.2."""
    assert is_illegal(turn(seat(ROAD, roads="c4-c5"), seat(settlements="c5")), "road c5-c6")


def test_a_road_does_not_go_on_from_anothers_road() -> None:
    """K6.2."""
    assert is_illegal(turn(seat(ROAD, settlements="c3"), seat(roads="c4-c5")), "road c5-c6")


def test_a_road_may_cross_the_end_of_anothers_road() -> None:
    """K6.2: a road alone bars no corner."""
    assert legal(turn(seat(ROAD, roads="c4-c5"), seat(roads="c5-d5")), "road c5-c6")


# --- settlements


def test_a_settlement_needs_an_own_road_at_its_corner() -> None:
    """K6.3."""
    game = turn(seat(SETTLEMENT, settlements="a3", roads="c3-c4-c5"), seat(roads="e3-e4"))
    assert begins(game, "settle") == ["settle c3", "settle c4", "settle c5"]


def test_a_settlement_needs_a_free_corner() -> None:
    """K6.3."""
    assert is_illegal(turn(seat(SETTLEMENT, roads="c4-c5"), seat(settlements="c5")), "settle c5")


@pytest.mark.parametrize("piece", ["settlements", "cities"])
def test_no_building_is_next_to_another(piece: str) -> None:
    """K6.4: neither an own one nor another's."""
    others = seat(**{piece: "d5"})
    assert begins(turn(seat(SETTLEMENT, roads="c4-c5-c6"), others), "settle") == ["settle c4", "settle c6"]


def test_one_corner_between_is_enough() -> None:
    """K6.4."""
    assert legal(turn(seat(SETTLEMENT, **PIECES)), "settle c5")


# --- cities


def test_a_city_takes_the_place_of_an_own_settlement() -> None:
    """K6.5."""
    game = turn(seat(CITY, settlements="c3 c5"), seat(settlements="e3"))
    assert begins(game, "city") == ["city c3", "city c5"]


def test_the_settlement_is_gone_from_the_board() -> None:
    """K6.5."""
    now = player(play(turn(seat(CITY, settlements="c3 c5")), "city c3"), 0)
    assert (now["settlements"], now["cities"]) == (["c5"], ["c3"])


def test_no_city_on_a_free_corner() -> None:
    """K6.5."""
    assert is_illegal(turn(seat(ALL, **PIECES)), "city c5")


def test_the_settlement_returns_to_the_supply() -> None:
    """K6.5, K12.27: five stood; after a city one more can be built."""
    five = seat("1 wood 1 brick 1 wool 3 grain 3 ore", settlements="a3 a5 a7 a9 c3", roads="e4-e5")
    assert legal(play(turn(five), "city a3"), "settle e4")


# --- pieces


def test_without_a_settlement_piece_no_settlement_is_built() -> None:
    """K6.6."""
    assert is_illegal(turn(seat(SETTLEMENT, settlements="a3 a5 a7 a9 c3", roads="e4-e5")), "settle e4")


def test_without_a_city_piece_no_city_is_built() -> None:
    """K6.6."""
    assert is_illegal(turn(seat(CITY, settlements="c3", cities="a3 a5 a7 a9")), "city c3")


def test_without_a_road_piece_no_road_is_built() -> None:
    """K6.6."""
    fifteen = "c1-c2-c3-c4-c5-c6-c7-c8-c9-c10-c11-d11-d10-d9-d8-d7"
    assert is_illegal(turn(seat(ROAD, roads=fifteen)), "road d6-d7")


def test_as_many_as_one_can_pay() -> None:
    """K6.7."""
    game = play(turn(seat("2 wood 2 brick", **PIECES)), "road c5-c6", "road c6-c7")
    assert hand(game, 0) == ""


def test_a_settlement_may_become_a_city_in_the_same_turn() -> None:
    """K6.7."""
    game = play(turn(seat("1 wood 1 brick 1 wool 3 grain 3 ore", **PIECES)), "settle c5")
    assert legal(game, "city c5")


def test_a_settlement_can_be_built_on_a_road_just_built() -> None:
    """K6.7, K6.3."""
    game = turn(seat("2 wood 2 brick 1 wool 1 grain", roads="c3-c4"))
    assert legal(play(game, "road c4-c5"), "settle c5")


def test_a_settlement_just_built_bars_the_way_to_others() -> None:
    """K6.2: at the end of another's road."""
    game = turn(seat(SETTLEMENT, roads="d5-c5"), seat(ROAD, roads="c5-c6-c7"), players=2, seed=throws(1, 1))
    assert begins(play(game, "settle c5", "end", "roll"), "road") == ["road b6-c6", "road c7-c8", "road c7-d7"]


def test_a_road_just_built_can_be_gone_on_from() -> None:
    """K6.7, K6.2."""
    assert legal(play(turn(seat("2 wood 2 brick", **PIECES)), "road c5-c6"), "road c6-c7")


def test_pieces_are_in_the_order_of_building() -> None:
    """K6.7, notation §2."""
    game = play(turn(seat("2 wood 2 brick", **PIECES)), "road c5-c6", "road b4-c4")
    assert player(game, 0)["roads"] == ["c3-c4", "c4-c5", "c5-c6", "b4-c4"]


def test_a_card_is_bought_for_its_cost() -> None:
    """K6.1."""
    assert hand(play(turn(seat(CARD)), "buy"), 0) == ""

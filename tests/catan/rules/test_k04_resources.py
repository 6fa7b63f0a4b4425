"""K4: what a throw brings. c5 touches wood 11, brick 6 and the desert; f8 touches wool 11 alone."""

from __future__ import annotations

from tests.catan.positions import (
    BOTH_WOOD,
    ROAD,
    after_throw,
    bank,
    before_throw,
    hand,
    hands,
    play,
    seat,
    throws,
    turn,
)

ELEVEN = (5, 6)
SIX = (1, 5)


def test_a_settlement_brings_one() -> None:
    """K4.1."""
    assert hand(after_throw(seat(settlements="c5"), dice=ELEVEN), 0) == "1 wood"


def test_a_city_brings_two() -> None:
    """K4.1."""
    assert hand(after_throw(seat(cities="c5"), dice=ELEVEN), 0) == "2 wood"


def test_another_number_brings_nothing() -> None:
    """K4.1."""
    assert hand(after_throw(seat(settlements="c5"), dice=(4, 5)), 0) == ""


def test_buildings_at_one_hex_add_up() -> None:
    """K4.1."""
    assert hand(after_throw(seat(settlements="c3", cities="c5"), dice=ELEVEN), 0) == "3 wood"


def test_hexes_of_one_number_add_up() -> None:
    """K4.1."""
    assert hand(after_throw(seat(settlements="c5 f8"), dice=ELEVEN, hexes=BOTH_WOOD), 0) == "2 wood"


def test_hexes_of_one_number_bring_their_own_kinds() -> None:
    """K4.1: six is brick and grain."""
    assert hand(after_throw(seat(settlements="c5 f6"), dice=SIX), 0) == "1 brick 1 grain"


def test_everyone_gets_something_in_anybodys_turn() -> None:
    """K4.1."""
    assert hands(after_throw(seat(), seat(settlements="c5"), seat(cities="c3"), dice=ELEVEN)) == [
        "",
        "1 wood",
        "2 wood",
    ]


def test_what_comes_is_taken_from_the_bank() -> None:
    """K4.1."""
    assert bank(after_throw(seat(cities="c5"), dice=ELEVEN)) == "17 wood 19 brick 19 wool 19 grain 19 ore"


def test_the_hex_with_the_robber_brings_nothing() -> None:
    """K4.2."""
    assert hand(after_throw(seat(settlements="c5"), dice=ELEVEN, robber="h9"), 0) == ""


def test_the_hex_with_the_robber_brings_nothing_to_a_city_either() -> None:
    """K4.2: with a settlement beside it, and both at wool 11 as well."""
    seats = seat(settlements="c3 f8", cities="c5")
    assert hand(after_throw(seats, dice=ELEVEN, robber="h9"), 0) == "1 wool"


def test_a_hex_brings_again_when_the_robber_has_left() -> None:
    """K4.2."""
    game = before_throw(seat(cards="knight", cities="c5"), dice=ELEVEN, robber="h9")
    assert hand(play(game, "play knight", "robber h1", "roll"), 0) == "2 wood"


def test_a_new_building_yields_at_the_next_throw() -> None:
    """K4.1: a settlement, which becomes a city."""
    builder = seat("1 wood 1 brick 1 wool 3 grain 3 ore", roads="c4-c5")
    game = play(turn(builder, players=2, seed=throws(*ELEVEN)), "settle c5", "city c5", "end", "roll")
    assert hand(game, 0) == "2 wood"


def test_a_settlement_that_was_built_brings_one() -> None:
    """K4.1."""
    builder = seat("1 wood 1 brick 1 wool 1 grain", roads="c4-c5")
    game = play(turn(builder, players=2, seed=throws(*ELEVEN)), "settle c5", "end", "roll")
    assert hand(game, 0) == "1 wood"


def test_the_other_hex_of_that_number_still_does() -> None:
    """K4.2."""
    assert hand(after_throw(seat(settlements="c5 f8"), dice=ELEVEN, robber="h9"), 0) == "1 wool"


def test_in_a_shortage_several_claimants_get_nothing_of_that_kind() -> None:
    """K4.3."""
    game = after_throw(seat(settlements="c5"), seat(settlements="c3"), dice=ELEVEN, bank="1 wood")
    assert hands(game) == ["", "", ""]


def test_with_just_enough_everybody_gets_it() -> None:
    """K4.3."""
    game = after_throw(seat(settlements="c5"), seat(settlements="c3"), dice=ELEVEN, bank="2 wood")
    assert hands(game) == ["1 wood", "1 wood", ""]


def test_in_a_shortage_a_single_claimant_gets_the_rest() -> None:
    """K4.3."""
    assert hand(after_throw(seat(cities="c5"), dice=ELEVEN, bank="1 wood"), 0) == "1 wood"


def test_a_shortage_is_of_each_kind_apart() -> None:
    """K4.3: both are at the brick, one at the grain, too."""
    game = after_throw(seat(settlements="c5 f6"), seat(settlements="b5"), dice=SIX, bank="1 brick 5 grain")
    assert hands(game) == ["1 grain", "", ""]


def test_cards_paid_go_back_to_the_bank() -> None:
    """K4.4."""
    game = play(turn(seat(ROAD, roads="c5-c6")), "road c6-c7")
    assert bank(game) == "19 wood 19 brick 19 wool 19 grain 19 ore"


def test_cards_discarded_go_back_to_the_bank() -> None:
    """K4.4."""
    game = play(after_throw(seat("8 wood"), dice=(3, 4)), "discard 4 wood")
    assert bank(game) == "15 wood 19 brick 19 wool 19 grain 19 ore"

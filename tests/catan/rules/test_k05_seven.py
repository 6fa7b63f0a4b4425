"""K5: the seven and the robber, who begins on the desert in the middle (h10)."""

from __future__ import annotations

import pytest

from tests.catan.positions import (
    Json,
    after_throw,
    asks,
    before_throw,
    begins,
    hand,
    hands,
    legal,
    moves,
    moving_robber,
    phase,
    play,
    player,
    seat,
    turn,
)

SEVEN = (3, 4)
# Three buildings at the wood of h9: of the first, the second and the third seat.
AT_H9 = ("c5", "c3", "d4")


def at_h9(*hands_by_seat: str) -> tuple[Json, ...]:
    """Seats with a settlement each at h9, and these cards."""
    return tuple(seat(cards, settlements=corner) for cards, corner in zip(hands_by_seat, AT_H9, strict=False))


def hands_after_robbery(*cards: str, rules: Json | None = None) -> list[str]:
    """The hands after the first seat sends the robber to h9, where everybody has a settlement."""
    return hands(play(moving_robber(*at_h9(*cards), rules=rules), "robber h9"))


def test_a_seven_brings_nothing() -> None:
    """K5.1."""
    assert hand(after_throw(seat(settlements="c5"), dice=SEVEN), 0) == ""


def test_with_more_than_seven_cards_one_discards() -> None:
    """K5.1."""
    assert asks(after_throw(seat(), seat("8 wood"), dice=SEVEN)) == {"what": "discard", "seats": [1]}


def test_with_seven_cards_one_does_not() -> None:
    """K5.1."""
    assert asks(after_throw(seat(), seat("7 wood"), dice=SEVEN)) == {"what": "robber"}


@pytest.mark.parametrize(("cards", "half"), [("8 wood", 4), ("9 wood", 4), ("10 wood", 5), ("15 wood", 7)])
def test_half_of_the_hand_rounded_down_is_discarded(cards: str, half: int) -> None:
    """K5.1."""
    assert moves(after_throw(seat(cards), dice=SEVEN)) == [f"discard {half} wood"]


def test_the_player_chooses_the_cards_to_discard() -> None:
    """K5.1."""
    assert moves(after_throw(seat("6 wood 2 ore"), dice=SEVEN)) == [
        "discard 4 wood", "discard 3 wood 1 ore", "discard 2 wood 2 ore",
    ]  # fmt: skip


def test_the_thrower_discards_too() -> None:
    """K5.1."""
    assert asks(after_throw(seat("8 wood"), dice=SEVEN)) == {"what": "discard", "seats": [0]}


def test_discarded_cards_are_gone_from_the_hand() -> None:
    """K5.1."""
    assert hand(play(after_throw(seat("6 wood 2 ore"), dice=SEVEN), "discard 3 wood 1 ore"), 0) == "3 wood 1 ore"


def test_development_cards_do_not_count() -> None:
    """K5.1."""
    assert asks(after_throw(seat("7 wood", "knight knight"), dice=SEVEN)) == {"what": "robber"}


def test_another_limit_may_be_agreed_on() -> None:
    """K5.1."""
    assert asks(after_throw(seat("9 wood"), dice=SEVEN, rules={"discard_limit": 9})) == {"what": "robber"}


def test_then_the_thrower_moves_the_robber() -> None:
    """K5.2."""
    game = play(after_throw(seat(), seat("8 wood"), dice=SEVEN), "discard 4 wood")
    assert (game.to_move, asks(game)) == (0, {"what": "robber"})


def test_to_any_other_hex() -> None:
    """K5.2."""
    assert moves(after_throw(seat(), dice=SEVEN)) == [f"robber h{number}" for number in range(1, 20) if number != 10]


def test_the_desert_included() -> None:
    """K5.2."""
    assert legal(moving_robber(robber="h1"), "robber h10")


def test_the_robber_is_on_the_chosen_hex() -> None:
    """K5.2."""
    assert play(moving_robber(), "robber h3").position()["robber"] == "h3"


def test_the_mover_takes_a_card_from_the_only_player_there() -> None:
    """K5.3."""
    assert hands_after_robbery("", "1 ore") == ["1 ore", "", ""]


def test_without_a_victim_no_card_is_taken() -> None:
    """K5.3."""
    assert hands(play(moving_robber(seat(), seat("1 ore", settlements="a3")), "robber h9")) == ["", "1 ore", ""]


def test_a_city_can_be_robbed_too() -> None:
    """K5.3."""
    assert hand(play(moving_robber(seat(), seat("1 ore", cities="c3")), "robber h9"), 0) == "1 ore"


def test_of_several_the_thrower_chooses() -> None:
    """K5.3."""
    game = play(moving_robber(*at_h9("", "1 ore", "1 wool")), "robber h9")
    assert moves(game) == ["steal 1", "steal 2"]


def test_the_chosen_one_loses_the_card() -> None:
    """K5.3."""
    game = play(moving_robber(*at_h9("", "1 ore", "1 wool")), "robber h9", "steal 2")
    assert hands(game) == ["1 wool", "1 ore", ""]


def test_the_only_one_of_several_with_cards_is_robbed() -> None:
    """K5.3."""
    assert hands_after_robbery("", "", "1 wool") == ["1 wool", "", ""]


def test_all_may_be_robbed_if_so_agreed() -> None:
    """K5.3."""
    assert hands_after_robbery("", "1 ore", "1 wool", rules={"victims": "all"}) == ["1 wool 1 ore", "", ""]


def test_then_the_turn_goes_on() -> None:
    """K5.3."""
    assert "asks" not in phase(play(moving_robber(*at_h9("", "1 ore")), "robber h9"))


def test_a_knight_causes_no_discards() -> None:
    """K5.4."""
    assert asks(play(turn(seat(cards="knight"), seat("8 wood")), "play knight")) == {"what": "robber"}


def test_a_knight_moves_the_robber_and_takes_a_card() -> None:
    """K5.4."""
    game = play(turn(seat(cards="knight"), seat("1 ore", settlements="c3")), "play knight", "robber h9")
    assert hand(game, 0) == "1 ore"


# --- the friendly robber

FRIENDLY = {"friendly_robber": True}
TWO = seat(settlements="c3 f8")
THREE = seat(settlements="c3", cities="f8")


def test_a_friendly_robber_spares_a_player_with_two_points() -> None:
    """K5.5."""
    assert not legal(moving_robber(seat(), TWO, rules=FRIENDLY), "robber h9")


def test_a_friendly_robber_does_not_spare_three_points() -> None:
    """K5.5."""
    assert legal(moving_robber(seat(), THREE, rules=FRIENDLY), "robber h9")


def test_a_friendly_robber_counts_open_points_alone() -> None:
    """K5.5, K10.2."""
    hidden = seat(settlements="c3 f8", cards="point point")
    assert not legal(moving_robber(seat(), hidden, rules=FRIENDLY), "robber h9")


def test_a_usual_robber_may_go_to_a_player_with_two_points() -> None:
    """K5.5: without the option."""
    assert legal(moving_robber(seat(), TWO), "robber h9")


def test_a_friendly_robber_spares_a_hex_that_a_poor_player_shares() -> None:
    """K5.5."""
    game = moving_robber(seat(), THREE, seat(settlements="c5"), rules=FRIENDLY)
    assert not legal(game, "robber h9")


def test_a_friendly_robber_with_nowhere_to_go_may_go_anywhere_else() -> None:
    """K5.5: three players with two points touch every hex but the robber's own."""
    poor = (seat(settlements="b4 b7"), seat(settlements="d3 e5"), seat(settlements="c9 e8"))
    free = begins(moving_robber(seat(), *poor, players=4, rules=FRIENDLY), "robber")
    assert free == [f"robber h{number}" for number in range(1, 20) if number != 10]


# --- calm rounds


def test_in_a_calm_round_a_seven_is_thrown_again() -> None:
    """K5.6."""
    game = play(before_throw(dice=(*SEVEN, 6, 1, 2, 3), rules={"calm_rounds": 1}), "roll")
    assert phase(game)["rolled"] == [2, 3]


def test_the_last_calm_round_is_calm() -> None:
    """K5.6."""
    game = play(before_throw(dice=(*SEVEN, 2, 3), round=2, rules={"calm_rounds": 2}), "roll")
    assert phase(game)["rolled"] == [2, 3]


def test_after_the_calm_rounds_a_seven_counts() -> None:
    """K5.6."""
    game = play(before_throw(dice=SEVEN, round=2, rules={"calm_rounds": 1}), "roll")
    assert asks(game) == {"what": "robber"}


def test_a_development_card_is_no_card_to_steal() -> None:
    """K5.3: the player has no resource card."""
    game = play(moving_robber(seat(), seat(cards="knight", settlements="c3")), "robber h9")
    assert (player(game, 0)["cards"], player(game, 1)["cards"]) == ([], ["knight"])

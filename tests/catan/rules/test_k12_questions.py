"""K12.1 to K12.6: rulings on questions, the seven and the robber."""

from __future__ import annotations

import pytest

from tabletop.core.rng import Dice
from tests.catan.positions import (
    ROAD,
    Json,
    after_throw,
    asks,
    bank,
    before_throw,
    hand,
    hands,
    legal,
    moves,
    moving_robber,
    phase,
    play,
    seat,
    turn,
)

SEVEN = (3, 4)


def at(corner: str, cards: str = "") -> Json:
    """A player with a settlement and these cards."""
    return seat(cards, settlements=corner)


# --- K12.1 questions


def test_during_a_decision_only_its_options_are_legal() -> None:
    """K12.1."""
    game = moving_robber(seat(f"{ROAD} 4 ore", "knight", settlements="c5"))
    assert {move.split()[0] for move in moves(game)} == {"robber"}


def test_the_only_victim_is_robbed_without_a_question() -> None:
    """K12.1."""
    game = play(moving_robber(seat(), at("c3", "1 ore")), "robber h9")
    assert "asks" not in phase(game)


def test_a_discard_is_a_decision_even_with_one_option() -> None:
    """K12.1."""
    assert moves(after_throw(seat("8 ore"), dice=SEVEN)) == ["discard 4 ore"]


def test_an_answer_is_a_decision_even_with_one_option() -> None:
    """K12.1."""
    game = turn(seat("1 wood"), seat("1 wool"), rules={"counters": False})
    assert moves(play(game, "offer 1 wood for 1 ore")) == ["refuse"]


def test_a_free_road_is_a_decision_even_with_one_option() -> None:
    """K12.1: a4 has one free path."""
    game = turn(seat(cards="roads", settlements="a4"), seat(roads="a4-a5 a3-b3"))
    assert moves(play(game, "play roads")) == ["road a3-a4"]


def test_end_is_a_decision_even_with_one_option() -> None:
    """K12.1."""
    assert moves(turn()) == ["end"]


def test_roll_is_a_decision_even_with_one_option() -> None:
    """K12.1."""
    assert moves(before_throw()) == ["roll"]


# --- K12.2 the order of a seven


def test_discards_go_clockwise_from_the_thrower() -> None:
    """K12.2."""
    game = after_throw(seat("8 wood"), seat("8 brick"), seat("8 wool"), dice=SEVEN, by=1)
    assert asks(game) == {"what": "discard", "seats": [1, 2, 0]}


def test_each_player_sees_earlier_discards() -> None:
    """K12.2."""
    game = play(after_throw(seat("8 wood"), seat("8 brick"), dice=SEVEN), "discard 4 wood")
    assert (game.to_move, game.view(1)["bank"]["wood"]) == (1, 15)


def test_then_the_robber_then_the_theft() -> None:
    """K12.2."""
    game = after_throw(seat("8 wood"), at("c3", "1 ore"), at("c5", "1 ore"), dice=SEVEN)
    order = [asks(game)["what"], asks(play(game, "discard 4 wood"))["what"], asks(play(game, "robber h9"))["what"]]
    assert order == ["discard", "robber", "steal"]


def test_a_player_can_be_robbed_after_a_discard() -> None:
    """K12.2."""
    game = play(after_throw(seat(), at("c3", "8 ore"), dice=SEVEN), "discard 4 ore", "robber h9")
    assert hands(game) == ["1 ore", "3 ore", ""]


# --- K12.3 the robber


def test_the_robber_must_move() -> None:
    """K12.3."""
    assert not legal(moving_robber(robber="h9"), "robber h9")


def test_the_robber_may_go_to_an_empty_hex_and_to_an_own_hex() -> None:
    """K12.3."""
    game = moving_robber(at("c5"))
    assert (legal(game, "robber h19"), legal(game, "robber h9")) == (True, True)


def test_nobody_robs_their_own_hand() -> None:
    """K12.3."""
    assert hand(play(moving_robber(at("c5", "1 ore")), "robber h9"), 0) == "1 ore"


def test_a_player_without_cards_is_no_victim() -> None:
    """K12.3."""
    game = play(moving_robber(seat(), at("c3"), at("c5")), "robber h9")
    assert "asks" not in phase(game)


# --- K12.4 the theft


@pytest.mark.parametrize("seed", range(20))
def test_the_card_is_the_one_that_was_drawn(seed: int) -> None:
    """K12.4, notation §6: one draw below five, so that each card is as likely."""
    sample_state = ["wood", "wool", "wool", "ore", "ore"]
    game = play(moving_robber(seat(), at("c3", "1 wood 2 wool 2 ore"), seed=seed), "robber h9")
    assert hand(game, 0) == f"1 {sample_state[Dice(seed).below(5)]}"


@pytest.mark.parametrize(("listener", "hears"), [(0, True), (1, True), (2, False)])
def test_the_two_know_which_card_the_others_do_not(listener: int, hears: bool) -> None:
    """K12.4."""
    game = moving_robber(seat(), at("c3", "1 ore"))
    events = game.listen()
    game.play("robber h9")
    assert ("ore" in str([event.args for event in events if event.audience in (None, listener)])) is hears


def test_the_others_know_that_a_card_went() -> None:
    """K12.4."""
    game = play(moving_robber(seat(), at("c3", "1 ore")), "robber h9")
    assert [player["hand"] for player in game.view(2)["players"][:2]] == [1, 0]


def test_a_theft_does_not_change_the_bank() -> None:
    """K12.4: a card goes from hand to hand."""
    assert bank(play(moving_robber(seat(), at("c3", "1 ore")), "robber h9")).endswith("18 ore")


# --- K12.5 a knight before the dice


def test_after_a_knight_before_the_dice_the_throw_is_still_to_be_made() -> None:
    """K12.5: and no second card."""
    game = play(before_throw(seat(cards="knight plenty")), "play knight", "robber h1")
    assert moves(game) == ["roll"]


# --- K12.6 several buildings of one player


def test_several_buildings_of_one_player_count_once() -> None:
    """K12.6."""
    game = play(moving_robber(seat(), seat("2 ore", settlements="c3", cities="c5")), "robber h9")
    assert hands(game) == ["1 ore", "1 ore", ""]

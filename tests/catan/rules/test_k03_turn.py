"""K3: what a turn is made of."""

from __future__ import annotations

from tests.catan.positions import (
    CARD,
    ROAD,
    asks,
    before_throw,
    begins,
    is_illegal,
    legal,
    moves,
    phase,
    play,
    seat,
    turn,
)

BASE = {"settlements": "c5", "roads": "c5-c6"}


def test_turns_go_round() -> None:
    """K3.1."""
    assert play(turn(players=3), "end").to_move == 1


def test_after_the_last_player_comes_the_first_again() -> None:
    """K3.1."""
    assert play(turn(by=2, players=3), "end").to_move == 0


def test_a_turn_begins_before_the_throw() -> None:
    """K3.1."""
    game = play(turn(), "end")
    assert phase(game) == {"name": "turn", "seat": 1, "rolled": None, "played": False, "offers": 0}


def test_a_turn_builds_after_it_bought_and_buys_after_it_traded() -> None:
    """K3.1: in any order."""
    game = turn(seat("5 ore 1 grain 1 wood 1 brick", **BASE), deck="knight")
    play(game, "bank 4 ore for 1 wool", "buy")
    assert legal(game, "road c6-c7")


def test_more_than_one_can_be_bought_in_a_turn() -> None:
    """K3.1."""
    game = turn(seat("2 wool 2 grain 2 ore"), deck="knight knight")
    assert legal(play(game, "buy"), "buy")


def test_the_throw_must_be_made() -> None:
    """K3.2."""
    assert is_illegal(before_throw(), "end")


def test_the_throw_comes_once() -> None:
    """K3.2."""
    assert is_illegal(turn(), "roll")


def test_the_throw_is_two_dice() -> None:
    """K3.2."""
    assert phase(play(before_throw(dice=(2, 6)), "roll"))["rolled"] == [2, 6]


def test_before_the_throw_there_are_cards_alone() -> None:
    """K3.3."""
    game = before_throw(seat(f"4 ore {ROAD} 1 wool 1 grain", "knight", **BASE), seat("1 ore"))
    assert moves(game) == ["roll", "play knight"]


def test_with_trade_at_any_time_it_is_free_before_the_throw() -> None:
    """K3.3."""
    game = before_throw(seat("4 ore"), rules={"trade_time": "any", "offers": 0})
    assert moves(game) == ["roll", *(f"bank 4 ore for 1 {kind}" for kind in ("wood", "brick", "wool", "grain"))]


def test_with_trade_at_any_time_building_still_waits_for_the_throw() -> None:
    """K3.3."""
    game = before_throw(seat(f"{ROAD} 1 wool 1 grain 1 ore", **BASE), rules={"trade_time": "any"})
    assert (begins(game, "road"), begins(game, "buy")) == ([], [])


def test_a_card_may_be_played_before_the_throw() -> None:
    """K3.1."""
    assert asks(play(before_throw(seat(cards="knight")), "play knight")) == {"what": "robber"}


def test_one_card_a_turn_before_or_after_the_throw() -> None:
    """K3.1, K12.5."""
    game = play(before_throw(seat(cards="knight knight")), "play knight", "robber h1", "roll")
    assert begins(game, "play") == []


def test_the_others_wait() -> None:
    """K3.4: the legal moves depend on the hand of the player whose turn it is."""
    game = turn(seat(), seat(f"{ROAD} {CARD}", "knight", **BASE))
    assert moves(game) == ["end"]

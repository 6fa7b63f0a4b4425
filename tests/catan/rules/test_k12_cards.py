"""K12.7 to K12.12: rulings on development cards, and when a game is won."""

from __future__ import annotations

from catan import Game
from tests.catan.positions import (
    CARD,
    CITY,
    ROAD,
    before_throw,
    begins,
    hands,
    legal,
    moves,
    phase,
    play,
    player,
    seat,
    turn,
)

# --- K12.7 free roads


def test_nothing_comes_between_free_roads() -> None:
    """K12.7."""
    game = play(turn(seat(f"4 ore {ROAD}", "roads", settlements="a4")), "play roads", "road a3-a4")
    assert moves(game) == ["road a3-b3", "road a4-a5"]


def test_each_free_road_can_bring_the_prize() -> None:
    """K12.7: with the first of them."""
    game = play(turn(seat(cards="roads", roads="a3-a4-a5-a6-a7")), "play roads", "road a7-a8")
    assert game.position()["longest_road"] == 0


def test_without_a_piece_free_roads_cannot_be_played() -> None:
    """K12.7."""
    fifteen = "c1-c2-c3-c4-c5-c6-c7-c8-c9-c10-c11-d11-d10-d9-d8-d7"
    assert begins(turn(seat(cards="roads", roads=fifteen)), "play") == []


def test_without_a_place_free_roads_cannot_be_played() -> None:
    """K12.7."""
    game = turn(seat(cards="roads", settlements="a4"), seat(roads="a3-a4-a5"))
    assert begins(game, "play") == []


def test_free_roads_may_be_played_before_the_dice() -> None:
    """K12.7."""
    game = play(before_throw(seat(cards="roads", settlements="a4")), "play roads", "road a3-a4", "road a4-a5")
    assert moves(game) == ["roll"]


# --- K12.8 year of plenty


def test_two_of_a_kind_only_if_there_are_two() -> None:
    """K12.8."""
    game = turn(seat(cards="plenty"), bank="1 wood 2 ore")
    assert begins(game, "play") == ["play plenty wood ore", "play plenty ore ore"]


def test_with_an_empty_bank_there_is_no_plenty() -> None:
    """K12.8."""
    assert begins(turn(seat(cards="plenty"), bank=""), "play") == []


def test_plenty_may_be_played_before_the_dice() -> None:
    """K12.8."""
    assert legal(before_throw(seat(cards="plenty")), "play plenty wood ore")


# --- K12.9 monopoly


def test_a_monopoly_can_be_played_when_no_player_has_the_kind() -> None:
    """K12.9."""
    assert hands(play(turn(seat(cards="monopoly")), "play monopoly ore")) == ["", "", ""]


def test_the_yield_of_a_monopoly_is_open_player_by_player() -> None:
    """K12.9."""
    game = turn(seat(cards="monopoly"), seat("2 ore"), seat("3 ore"))
    events = game.listen()
    game.play("play monopoly ore")
    public = [event.args for event in events if event.id == "monopoly" and event.audience is None]
    assert [args["taken"] for args in public] == [[(1, 2), (2, 3)]]


# --- K12.10 bought in this turn


def test_of_two_of_a_kind_the_older_can_be_played() -> None:
    """K12.10."""
    game = play(turn(seat(CARD, "knight"), deck="knight"), "buy", "play knight")
    assert (player(game, 0)["cards"], player(game, 0)["new"]) == ([], ["knight"])


# --- K12.11 winning at once


def test_the_first_of_two_free_roads_can_win() -> None:
    """K12.11: pending decisions are dropped."""
    game = turn(seat(cards="roads", cities="c1 c3 c5 c7", roads="a3-a4-a5-a6-a7"))
    play(game, "play roads", "road a7-a8")
    assert (game.winners, phase(game)) == ([0], {"name": "over", "seat": 0})


def test_a_knight_can_win_before_the_robber_is_moved() -> None:
    """K12.11."""
    game = turn(seat(cards="knight", cities="c1 c3 c5 c7", played="2 knight"))
    assert play(game, "play knight").winners == [0]


def test_a_point_card_can_win_when_it_is_bought() -> None:
    """K12.11."""
    game = turn(seat(CARD, cities="c1 c3 c5 c7", settlements="a3"), deck="point")
    assert play(game, "buy").winners == [0]


# --- K12.12 at the beginning of a turn


def nearly(by: int = 0) -> Game:
    """A game in which the second of three players has ten points in another's turn."""
    return turn(seat(), seat(cities="c1 c3 c5 c7", settlements="a3 a5"), by=by)


def test_a_player_with_the_points_at_the_start_of_a_turn_wins_without_a_throw() -> None:
    """K12.12."""
    game = play(nearly(), "end")
    assert (game.winners, phase(game)) == ([1], {"name": "over", "seat": 1})


def test_points_of_another_player_do_not_end_the_game() -> None:
    """K12.12."""
    assert play(nearly(by=2), "end").to_move == 0


def test_a_city_that_makes_ten_wins() -> None:
    """K12.11."""
    assert play(turn(seat(CITY, cities="c1 c3 c5", settlements="a3 a5 a7")), "city a3").over

"""K10: points, and how the game ends."""

from __future__ import annotations

import pytest

from catan import Game, PositionError
from tests.catan.positions import CITY, ROAD, SETTLEMENT, over, phase, play, points, position, seat, turn

FIVE = "a3-a4-a5-a6-a7-a8"
# Nine points, and a settlement that can become a city for the tenth.
NINE = {"cities": "a3 a5 a7", "settlements": "c3 c5 c7"}


@pytest.mark.parametrize(("player", "expected"), [
    (seat(settlements="c5"), 1),
    (seat(cities="c5"), 2),
    (seat(roads=FIVE), 2),
    (seat(played="3 knight"), 2),
    (seat(cards="point"), 1),
    (seat(cards="knight plenty"), 0),
    (seat(played="2 knight 1 roads"), 0),
    (seat(settlements="c5 e5", cities="c3", roads=FIVE, played="4 knight", cards="point point"), 10),
], ids=str)  # fmt: skip
def test_points(player: dict[str, object], expected: int) -> None:
    """K10.1."""
    assert points(player)[0] == expected


def test_open_points_are_without_point_cards_in_hand() -> None:
    """K10.2: a friendly robber spares two open points, however many cards there are."""
    hidden = seat(settlements="c3 f8", cards="point point point")
    game = turn(seat(), hidden, rolled=(3, 4), asks={"what": "robber"}, rules={"friendly_robber": True})
    assert "robber h9" not in game.moves()


def test_ten_points_in_the_own_turn_win_at_once() -> None:
    """K10.3."""
    game = play(turn(seat(CITY, **NINE)), "city c3")
    assert (game.over, game.winners) == (True, [0])


def test_nine_points_do_not() -> None:
    """K10.3."""
    game = play(turn(seat(CITY, cities="a3 a5 a7", settlements="c3 c5")), "city c3")
    assert not game.over


def test_another_number_of_points_may_be_agreed_on() -> None:
    """K10.3."""
    game = play(turn(seat(CITY, settlements="c3 c5"), rules={"points": 3}), "city c3")
    assert game.winners == [0]


@pytest.mark.parametrize("points", [2, 21])
def test_three_to_twenty_points(points: int) -> None:
    """K10.3."""
    with pytest.raises(PositionError, match="points"):
        turn(rules={"points": points})


def test_points_that_come_in_anothers_turn_do_not_win_at_once() -> None:
    """K10.3: a break gives Longest Road to seat 2, who has eight points."""
    assert not _after_break().over


def test_points_from_another_turn_win_at_the_start_of_the_own_turn() -> None:
    """K10.3, K12.12."""
    assert play(_after_break(), "end").winners == [1]


def _after_break() -> Game:
    """Seat 0 breaks seat 2's road, so that seat 1 has the longest and ten points."""
    settler = seat(SETTLEMENT, roads="d6-d5-c5")
    waiting = seat(cities="a3 a5 a7 a9", roads="f3-f4-f5-f6-f7-f8")
    return play(turn(settler, waiting, seat(roads="c1-c2-c3-c4-c5-c6-c7-c8-c9")), "settle c5")


def test_the_game_is_over_in_the_turn_of_the_winner() -> None:
    """K10.3."""
    assert phase(play(turn(seat(CITY, **NINE)), "city c3")) == {"name": "over", "seat": 0}


def test_the_final_event_has_all_scores() -> None:
    """K10.1."""
    assert play(turn(seat(CITY, **NINE), seat(settlements="e3")), "city c3").scores == [10, 1, 0]


def test_events_before_the_end_have_no_scores() -> None:
    """Notation §8."""
    game = turn(seat(**NINE))
    assert (game.scores, game.winners) == (None, [])


def test_with_a_limit_the_game_ends_after_that_round() -> None:
    """K10.4."""
    game = play(turn(seat(), seat(settlements="c5"), by=2, round=4, rules={"round_limit": 4}), "end")
    assert (game.over, game.winners) == (True, [1])


def test_with_a_limit_the_round_is_played_to_its_end() -> None:
    """K10.4."""
    game = play(turn(seat(), by=1, round=4, rules={"round_limit": 4}), "end")
    assert (game.over, game.to_move) == (False, 2)


def test_a_round_ends_before_the_first_player() -> None:
    """K10.4, K12.31."""
    game = play(turn(by=0, first=1, round=4, rules={"round_limit": 4}), "end")
    assert game.over


def test_equal_points_share() -> None:
    """K10.4."""
    game = turn(seat(settlements="a3"), seat(), seat(settlements="c5"), by=2, rules={"round_limit": 1})
    assert play(game, "end").winners == [0, 2]


def test_without_a_limit_the_game_goes_on() -> None:
    """K10.4."""
    assert not play(turn(by=2, round=400), "end").over


def test_a_turn_of_a_player_with_enough_points_is_refused() -> None:
    """K10.3, notation §2."""
    with pytest.raises(PositionError):
        turn(seat(cities="a3 a5 a7 a9", settlements="c3 c5"))


def test_an_ended_game_can_be_read() -> None:
    """K10.3."""
    game = over(seat(cities="a3 a5 a7 a9", settlements="c3 c5"), seat(settlements="e4"))
    assert (game.over, game.winners, list(game.moves())) == (True, [0], [])


def test_a_road_can_win() -> None:
    """K10.3: Longest Road."""
    game = turn(seat(ROAD, cities="c1 c3 c5 c7", roads="a3-a4-a5-a6-a7"))
    assert play(game, "road a7-a8").winners == [0]


def test_points_are_named_in_a_position() -> None:
    """K10.3, notation §2: fractions are refused."""
    with pytest.raises(PositionError, match="points"):
        Game.from_position(position(phase={"name": "turn", "seat": 0, "rolled": [1, 1]}, rules={"points": 9.5}))

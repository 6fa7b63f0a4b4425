"""Records: the moves one a line, where turns begin, and what was thrown (notation §5)."""

from __future__ import annotations

from catan import Game
from tests.catan.table import seat, to_throw, turn


def lines(game: Game) -> list[str]:
    """The moves of a game's record, with their comments."""
    return game.record().split("\n\n")[1].splitlines()


def placed() -> Game:
    game = Game.new(["Ann", "Bo"], {"board": "beginner"}, seed=1)
    while game.position()["phase"]["name"] == "place":
        game.play(game.moves()[0])
    return game


def test_a_comment_stands_where_a_seat_begins_to_place() -> None:
    assert [line for line in lines(placed()) if line.startswith(";")] == ["; R0 Ann", "; R0 Bo", "; R0 Ann"]


def test_a_comment_stands_where_a_turn_begins() -> None:
    game = to_throw(players=2, dice=(1, 1, 1, 1))
    assert lines(game.play("roll").play("end").play("roll"))[2:] == ["end", "; R1 Seat 1", "roll ; 1+1"]


def test_a_throw_says_what_it_brought() -> None:
    assert lines(to_throw(dice=(3, 6)).play("roll")) == ["; R1 Seat 0", "roll ; 3+6"]


def test_a_throw_that_asks_for_the_robber_says_it_too() -> None:
    assert lines(to_throw(seat("8 ore"), dice=(3, 4)).play("roll")) == ["; R1 Seat 0", "roll ; 3+4"]


def test_a_record_rebuilds_the_game() -> None:
    game = placed().play("roll")
    assert Game.from_record(game.record()) == game


def test_a_record_of_a_position_holds_it() -> None:
    game = turn(seat("4 wood")).play("bank 4 wood for 1 ore")
    assert Game.from_record(game.record()) == game


def test_the_result_is_the_points_by_seat() -> None:
    game = turn(seat(), rules={"round_limit": 1}, players=2, by=1).play("end")
    assert '[Result "0 0"]' in game.record()

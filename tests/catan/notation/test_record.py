"""Records: the moves one a line, where turns begin, and what was thrown (notation §5)."""

from __future__ import annotations

from catan import Game
from tests.catan.positions import before_throw, seat, turn


def lines(game: Game) -> list[str]:
    """The moves of a game's record, with their comments."""
    return game.record().split("\n\n")[1].splitlines()


def after_placing() -> Game:
    game = Game.new(["Ann", "Bo"], {"board": "beginner"}, seed=1)
    while game.position()["phase"]["name"] == "place":
        game.play(game.moves()[0])
    return game


def test_a_comment_precedes_each_seat_that_begins_to_place() -> None:
    assert [line for line in lines(after_placing()) if line.startswith(";")] == ["; R0 Ann", "; R0 Bo", "; R0 Ann"]


def test_a_comment_precedes_each_turn() -> None:
    game = before_throw(players=2, dice=(1, 1, 1, 1))
    assert lines(game.play("roll").play("end").play("roll"))[2:] == ["end", "; R1 Seat 1", "roll ; 1+1"]


def test_a_throw_has_its_dice_in_a_comment() -> None:
    assert lines(before_throw(dice=(3, 6)).play("roll")) == ["; R1 Seat 0", "roll ; 3+6"]


def test_a_throw_of_seven_has_its_dice_in_a_comment() -> None:
    assert lines(before_throw(seat("8 ore"), dice=(3, 4)).play("roll")) == ["; R1 Seat 0", "roll ; 3+4"]


def test_a_record_rebuilds_the_game() -> None:
    game = after_placing().play("roll")
    assert Game.from_record(game.record()) == game


def test_a_record_of_a_position_holds_it() -> None:
    game = turn(seat("4 wood")).play("bank 4 wood for 1 ore")
    assert Game.from_record(game.record()) == game


def test_the_result_is_the_points_by_seat() -> None:
    game = turn(seat(), rules={"round_limit": 1}, players=2, by=1).play("end")
    assert '[Result "0 0"]' in game.record()

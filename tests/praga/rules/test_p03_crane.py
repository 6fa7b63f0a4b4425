"""P3 and P13: the crane, the slot's bonus, and the end of a turn."""

from __future__ import annotations

import pytest

from praga import IllegalMove
from tests.praga.positions import Json, agenda_of, crane, moves, of, player, turn


def test_a_red_tile_is_paid_in_gold() -> None:
    """P3.4: the tile at position 2 costs two."""
    assert of(turn(player(gold=5)).play("take w4"), 0, "gold") == [3]


def test_who_cannot_pay_cannot_take() -> None:
    """P3.4: position 1 costs three gold."""
    assert moves(turn(player(gold=2)), "take") == ["take w4", "take w5", "take w6", "take w7", "take w8"]


def test_a_tile_that_costs_too_much_is_refused_with_its_price() -> None:
    """P3.4."""
    with pytest.raises(IllegalMove, match="it costs 3 gold"):
        turn(player(gold=2)).play("take w3")


def far() -> Json:
    """The crane with a tile at position 11, slot w1, in place of that at position 6."""
    table = crane()
    table["tiles"]["w1"] = table["tiles"].pop("w8")
    return table


def test_a_blue_tile_scores_at_once() -> None:
    """P3.4: position 11 brings five points."""
    assert of(turn(crane=far()).play("take w1"), 0, "points") == [5]


def test_points_on_a_pushed_tile_are_scored_by_who_takes_it() -> None:
    """P3.4, P13.4."""
    assert of(turn(crane=crane(w8=10)).play("take w8"), 0, "points") == [10]


def test_one_tile_is_taken_in_a_turn() -> None:
    """P3.4."""
    assert moves(turn().play("take w8"), "take") == []


def test_the_bonus_of_the_slot_is_kept() -> None:
    """P3.5."""
    assert agenda_of(turn().play("take w8")) == [{"what": "wheel"}]


@pytest.mark.parametrize(
    ("slot", "key", "count"), [("w7", "stone", 3), ("w5", "silver", 1), ("w8", "points", 1)], ids=["w7", "w5", "w8"]
)
def test_the_bonus_of_the_slot_comes_when_it_is_taken(slot: str, key: str, count: int) -> None:
    """P3.6."""
    assert of(turn().play(f"take {slot}").play("bonus wheel"), 0, key) == [count]


def test_an_egg_is_bought_at_its_slot() -> None:
    """P3.6: at w6 for a gold."""
    assert of(turn().play("take w6").play("bonus wheel"), 0, "gold", "eggs") == [0, 1]


def test_no_egg_without_gold() -> None:
    """P3.6: the tile itself costs one."""
    assert moves(turn(player(gold=1)).play("take w6"), "bonus") == []


def test_the_turn_does_not_end_before_the_action_of_the_tile() -> None:
    """P3.8."""
    assert moves(turn().play("take w7"), "end") == []


def test_the_turn_ends_after_the_action_of_the_tile() -> None:
    """P3.8."""
    assert moves(turn().play("take w7").play("mine produce"), "end") == ["end"]


def test_an_action_that_cannot_be_performed_is_not_owed() -> None:
    """P3.8, P15.4: nothing can be paid for a wall or a building, on side B."""
    tile = {"slot": "w5", "actions": ["wall", "building"]}
    others = [["mine", "upgrade"], ["quarry", "road"], ["mine", "road"], ["quarry", "building"], ["upgrade", "wall"]]
    slots = dict(zip(["w3", "w4", "w6", "w7", "w8"], others, strict=True))
    phase = {"name": "turn", "seat": 0, "tile": tile, "owed": True}
    table = {"box": 10, "tiles": slots, "pushed": {}}
    game = turn(player(gold=0, stone=0), rules={"tiles": "B"}, phase=phase, crane=table)
    assert moves(game, "end") == ["end"]


def test_a_special_slot_gives_its_points_at_the_end_of_the_turn() -> None:
    """P6.3, P15.27: w8 has one point, if no special tile was taken."""
    assert of(turn().play("take w8").play("quarry produce").play("end"), 0, "points") == [1]


def test_the_wheel_turns_one_position() -> None:
    """P13.2."""
    game = turn().play("take w7").play("mine produce").play("end")
    assert game.position()["crane"]["box"] == 11


def test_the_box_never_stays_at_the_first_position() -> None:
    """P13.2."""
    game = turn(box=12)
    game.play(moves(game, "take")[-1])
    game.play(next(move for move in moves(game) if move.endswith("produce")))
    assert game.play("end").position()["crane"]["box"] == 2


def test_the_tile_that_was_taken_goes_to_the_first_position() -> None:
    """P13.3: with the box at 11 that is slot w2."""
    tiles = turn().play("take w7").play("mine produce").play("end").position()["crane"]["tiles"]
    assert tiles["w2"] == ["wall", "mine"]


def test_a_tile_that_is_turned_out_comes_back_with_five_points() -> None:
    """P13.4: positions 2 to 5 are taken by then, so it goes to 6, slot w7."""
    game = turn(crane=far()).play("take w7").play("mine produce").play("end")
    assert game.position()["crane"]["pushed"] == {"w7": 5}


def test_two_windows_are_kept() -> None:
    """P12.2, P13.1: which two is said at the end."""
    game = turn(player(silver=2, goldw=1)).play("take w7").play("mine produce")
    assert moves(game, "end") == ["end 2 silver", "end 1 silver 1 goldw"]


def test_windows_above_two_go_back() -> None:
    """P12.2."""
    game = turn(player(silver=2, goldw=1)).play("take w7").play("mine produce").play("end 1 silver 1 goldw")
    assert of(game, 0, "silver", "goldw") == [1, 1]

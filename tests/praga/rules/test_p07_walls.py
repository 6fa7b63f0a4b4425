"""P7: walls, and how tiles meet."""

from __future__ import annotations

from typing import Any

from tests.praga.positions import agenda_of, moves, of, player, turn

WALL = 1
ROW = {"wall": ["w1n04", "w1n07", "w1n09", "w1s03"]}


def walling(**keys: Any) -> Any:
    """A turn in which a wall can be laid; `keys` are the player's."""
    return turn(player(**{"stone": 5, **keys}), taken=WALL, rows=ROW)


def test_a_wall_is_paid() -> None:
    """P7.1: w1n07 costs two stone."""
    assert of(walling().play("wall w1n07").play("at r1 t0"), 0, "stone") == [3]


def test_a_wall_that_cannot_be_paid_is_not_offered() -> None:
    """P7.1."""
    assert moves(walling(stone=2), "wall") == ["wall w1n07", "wall w1n09"]


def test_the_reward_comes_at_once() -> None:
    """P7.1."""
    assert of(walling().play("wall w1n07").play("at r1 t0"), 0, "points") == [3]


def test_a_wall_lies_on_a_free_place_of_the_ring() -> None:
    """P7.2."""
    game = walling(board={"r2": [["w1n01", 0]]}).play("wall w1n07")
    assert {move.split()[1] for move in moves(game)} == {f"r{number}" for number in range(1, 13)} - {"r2"}


def test_the_wall_sign_keeps_a_move_on_the_wall() -> None:
    """P7.3."""
    game = walling().play("wall w1n09").play("at r1 t0")
    assert {"what": "sideways", "on": "wall"} in agenda_of(game)


def test_signs_that_meet_bring_both() -> None:
    """P7.4: silver of w1n07 at r1, whose edge 3 faces the mine, and stone of u1n10 there."""
    game = walling(board={"mine": [["u1n10", 0]]}).play("wall w1n07").play("at r1 t0")
    assert of(game, 0, "silver", "stone") == [1, 4]


def test_signs_that_met_are_used() -> None:
    """P7.6."""
    game = walling(board={"mine": [["u1n10", 0]]}).play("wall w1n07").play("at r1 t0")
    assert {"mine.0", "r1.3"} <= set(of(game, 0, "used")[0])


def test_a_used_sign_brings_nothing() -> None:
    """P7.6."""
    start = {"board": {"mine": [["u1n10", 0]]}, "used": ["mine.0"]}
    assert of(walling(**start).play("wall w1n07").play("at r1 t0"), 0, "silver") == [0]


def test_a_sign_against_a_bare_edge_brings_nothing() -> None:
    """P7.4: edge 3 of r1 faces edge 0 of the mine."""
    game = walling(board={"mine": [["u1n10", 1]]}).play("wall w1n07").play("at r1 t0")
    assert of(game, 0, "silver") == [0]


def test_red_corners_that_meet_bring_a_red_token() -> None:
    """P7.5: corner 2 of r1 meets corner 0 of the mine."""
    game = walling(board={"mine": [["u1n10", 0]]}).play("wall w1n07").play("at r1 t4")
    assert of(game, 0, "red") == [1]


def test_both_corners_are_noted() -> None:
    """P7.6, notation §2."""
    game = walling(board={"mine": [["u1n10", 0]]}).play("wall w1n07").play("at r1 t4")
    assert set(of(game, 0, "used")[0]) == {"mine/0-r1", "r1/2-mine"}


def test_a_tile_on_top_is_new_in_all_its_parts() -> None:
    """P7.6: what the covered tile used is forgotten, what its neighbour used is not."""
    start = {"board": {"mine": [["u1n10", 0]], "r1": [["w1n07", 0]]}, "used": ["mine.0", "r1.3"]}
    rows = {"upgrade": ["u1n09"]}
    game = turn(player(**start), taken=0, rows=rows).play("upgrade u1n09").play("at t1")
    assert of(game, 0, "used", "gold") == [["r1.3"], 2]

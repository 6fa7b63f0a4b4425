"""P5, P6: upgrades and the rows."""

from __future__ import annotations

from typing import Any

import pytest

from tests.praga.positions import agenda_of, moves, of, player, turn

UPGRADE, MINE = 0, 1
ROW = {
    "upgrade": ["u1n09", "u1n10", "u1n11", "u1s01"],
    "wall": ["w1n01", "w1n02", "w1n03", "w1s01"],
    "building": ["b1n01", "b1n02", "b1n03", "b1s01"],
}


def upgrading(start: dict[str, Any] | None = None, **keys: Any) -> Any:
    """A turn in which the upgrade action is owed."""
    return turn(start or player(), taken=UPGRADE, rows=ROW, **keys)


def test_an_upgrade_lies_on_the_hex_of_its_action() -> None:
    """P5.1."""
    game = upgrading().play("upgrade u1n09").play("at t2")
    assert of(game, 0, "board") == [{"mine": [["u1n09", 2]]}]


def test_an_upgrade_moves_the_university() -> None:
    """P5.2."""
    assert of(upgrading().play("upgrade u1n09").play("at t0"), 0, "univ") == [1]


def test_an_upgrade_is_laid_on_top_of_another() -> None:
    """P5.3."""
    rows = ROW | {"upgrade": ["u1n09", "u1n11"]}
    game = turn(player(board={"mine": [["u1n10", 0]]}), taken=UPGRADE, rows=rows).play("upgrade u1n09").play("at t0")
    assert of(game, 0, "board") == [{"mine": [["u1n10", 0], ["u1n09", 0]]}]


def test_an_action_with_an_upgrade_keeps_its_bonus() -> None:
    """P5.4."""
    game = turn(player(board={"mine": [["u1n09", 0]]}), taken=MINE).play("mine produce")
    assert {"what": "bonus", "action": "mine", "of": ["u1n09"]} in agenda_of(game)


def test_the_bonus_of_an_upgrade_comes_when_it_is_taken() -> None:
    """P5.4: a silver window."""
    game = turn(player(board={"mine": [["u1n09", 0]]}), taken=MINE).play("mine produce").play("bonus u1n09")
    assert of(game, 0, "silver") == [1]


def test_a_bonus_is_taken_once_for_a_performance() -> None:
    """P5.6."""
    game = turn(player(board={"mine": [["u1n09", 0]]}), taken=MINE).play("mine produce").play("bonus u1n09")
    assert moves(game, "bonus u") == []


def test_who_upgrades_an_action_afterwards_may_take_the_new_bonus() -> None:
    """P5.5: the mine action is the extra one."""
    game = upgrading(player(silver=1, goldw=1)).play("extra mine silver").play("mine produce")
    assert moves(game.play("upgrade u1n09").play("at t0"), "bonus u") == ["bonus u1n09"]


def test_the_special_tile_needs_its_right() -> None:
    """P6.2."""
    assert moves(upgrading(), "upgrade") == ["upgrade u1n09", "upgrade u1n10", "upgrade u1n11"]


@pytest.mark.parametrize(("box", "there"), [(9, True), (10, False)], ids=["w4", "w3"])
def test_the_right_comes_from_a_special_slot(box: int, there: bool) -> None:
    """P6.3: w4 is one, w3 is not."""
    game = upgrading(box=box, agenda=[{"what": "wheel"}])
    assert ("upgrade u1s01" in moves(game)) is there


def test_a_special_tile_takes_the_points_of_its_slot() -> None:
    """P6.3."""
    game = upgrading(box=9, agenda=[{"what": "wheel"}]).play("upgrade u1s01").play("at t0")
    assert {"what": "wheel"} not in agenda_of(game)


def test_the_gap_is_filled_from_the_stack_in_its_place() -> None:
    """P6.1."""
    stacks = {"upgrade": ["u1n05"]}
    game = upgrading(stacks=stacks).play("upgrade u1n10").play("at t0")
    assert game.position()["rows"]["upgrade"] == ["u1n09", "u1n05", "u1n11", "u1s01"]


def test_a_row_without_a_stack_gets_shorter() -> None:
    """P15.9."""
    game = upgrading(stacks={"upgrade": []}).play("upgrade u1n10").play("at t0")
    assert game.position()["rows"]["upgrade"] == ["u1n09", "u1n11", "u1s01"]


def test_a_refresh_costs_a_gold_or_a_stone() -> None:
    """P6.4."""
    game = turn(rows=ROW).play("refresh wall w1n01 w1n03 stone")
    assert of(game, 0, "gold", "stone") == [2, 1]


def test_refreshed_tiles_go_under_their_stacks() -> None:
    """P15.1."""
    game = turn(rows=ROW, stacks={"wall": ["w1n04", "w1n05"], "wall_s": ["w1s02"]}).play(
        "refresh wall w1n01 w1s01 gold"
    )
    assert game.position()["stacks"]["wall_s"] == ["w1s01"]


def test_a_row_is_refreshed_once_a_turn() -> None:
    """P6.4."""
    assert moves(turn(rows=ROW).play("refresh wall w1n01 w1n03 stone"), "refresh") == []

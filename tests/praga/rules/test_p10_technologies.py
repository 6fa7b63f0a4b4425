"""P10.3 to P10.7: what technologies that last pay."""

from __future__ import annotations

from typing import Any

import pytest

from tests.praga.positions import moves, of, player, questions, turn

MINE, QUARRY, UPGRADE, BUILDING = 1, 2, 0, 2


def with_technology(name: str, **keys: Any) -> dict[str, Any]:
    """A player with a technology that works."""
    return player(technologies=[name], **keys)


@pytest.mark.parametrize(
    ("technology", "slot", "key", "count"),
    [("wheel_silver", "w5", "silver", 2), ("wheel_gold", "w9", "gold", 4)],
)
def test_more_from_the_wheel(technology: str, slot: str, key: str, count: int) -> None:
    """P10.3, P15.23: one more and a point; w9 is at position 5 if the box is at 8."""
    box = 10 if slot == "w5" else 8
    game = turn(with_technology(technology, gold=2 if key == "gold" else 3), box=box).play(f"take {slot}")
    assert of(game.play("bonus wheel"), 0, key, "points") == [count, 1]


def test_a_step_on_the_shown_track_is_worth_two_points() -> None:
    """P10.3."""
    game = turn(with_technology("step_tech", quarry=6, stone=0), taken=QUARRY).play("quarry produce")
    assert of(game, 0, "points") == [1 + 2]


def test_a_move_up_is_worth_two_points() -> None:
    """P10.3."""
    assert of(turn(with_technology("up_moves", silver=2)).play("up wall"), 0, "points") == [2]


def test_a_tile_that_scored_pays_once_a_turn() -> None:
    """P10.3, P15.10: the slot's points."""
    game = turn(with_technology("tile_points")).play("take w8").play("bonus wheel")
    assert of(game, 0, "points", "once") == [2, ["tile_points"]]


def test_what_paid_is_fresh_after_the_turn() -> None:
    """P15.24."""
    game = turn(with_technology("tile_points")).play("take w8").play("bonus wheel").play("quarry produce").play("end")
    assert of(game, 0, "once") == [[]]


def test_an_egg_pays_a_stone_and_a_point() -> None:
    """P10.4."""
    game = turn(with_technology("egg_stone")).play("take w6").play("bonus wheel")
    assert of(game, 0, "eggs", "stone", "points") == [1, 3, 1]


@pytest.mark.parametrize(
    ("technology", "tile", "gain"),
    [("cathedral_gold", "b1n01", [1, 0]), ("crown_stone", "b1n09", [0, 1])],
)
def test_a_building_pays_by_its_sign(technology: str, tile: str, gain: list[int]) -> None:
    """P10.4, P8.2."""
    rows = {"building": [tile]}
    results = [
        turn(player(gold=6, stone=4, wealth=["gold6"], technologies=names), taken=BUILDING, rows=rows)
        .play(f"building {tile}")
        .play("at s23 t0")
        for names in ([], [technology])
    ]
    before, after = [of(game, 0, "gold", "stone") for game in results]
    assert [more - less for less, more in zip(before, after, strict=True)] == gain


def test_a_token_pays_once_a_turn() -> None:
    """P10.4: two blue tokens in one turn, one gold; s14 has a printed corner."""
    start = with_technology("blue_gold", gold=9, wealth=["gold6", "nine"], goldw=2)
    rows = {"building": ["b1n01", "b1n03"]}
    game = turn(start, taken=BUILDING, rows=rows).play("building b1n01").play("at s14 t5")
    assert of(game, 0, "blue", "gold", "once") == [1, 6, ["blue_gold"]]


def test_an_action_of_a_technology_is_not_the_extra_one() -> None:
    """P10.7."""
    game = turn(with_technology("any_action", silver=1, goldw=1)).play("use any_action mine").play("mine produce")
    assert "extra mine silver" in moves(game)


def test_the_tier_costs_nothing_with_a_free_move_up() -> None:
    """P10.5."""
    game = turn(with_technology("free_up", wall=[2, 1])).play("use free_up wall")
    assert of(game, 0, "wall", "gold", "stone") == [[3, 1], 2, 2]


def test_both_rewards_of_any_plaza() -> None:
    """P10.6: n6, a red token and three points."""
    places = {"z1": "o1", "z2": "o2", "z3": "o3", "z5": "n1", "z6": "n2", "z7": "n3", "z8": "n4", "z10": "n6"}
    game = turn(with_technology("plaza_both"), plazas=places).play("use plaza_both z10")
    assert of(game, 0, "red", "points") == [1, 3]


def test_one_track_goes_on_and_another_produces() -> None:
    """P10.6."""
    game = turn(with_technology("track_and_produce", gold=0)).play("use track_and_produce quarry mine")
    assert of(game, 0, "quarry", "gold") == [3, 3]


def test_production_by_a_technology_has_no_upgrade_bonus() -> None:
    """P4.9."""
    start = with_technology("produce_gold_2_stone", board={"mine": [["u1n09", 0]]})
    assert moves(turn(start).play("use produce_gold_2_stone"), "bonus u") == []


def test_an_egg_and_the_road() -> None:
    """P10.5: the egg pays for the bridge."""
    game = turn(with_technology("egg_and_road", road=3)).play("use egg_and_road")
    assert (of(game, 0, "eggs", "road"), questions(game)) == ([0, 4], ["IV"])


def test_three_steps_bring_what_lies_on_the_way_in_order() -> None:
    """P15.26: the token of mine 5, from 4 on."""
    stacks = {"bridge_IV": ["IV_mine"]}
    game = turn(player(road=3, eggs=1, mine=4), taken=UPGRADE, stacks=stacks).play("road").play("keep IV_mine")
    assert (questions(game.play("plank p1")), of(game, 0, "mine")) == (["token"], [7])


def test_windows_that_are_not_there_are_not_gained() -> None:
    """P15.8: six gold ones in all."""
    start = player(road=1, eggs=1, goldw=4)
    game = turn(start, player(goldw=2), taken=UPGRADE).play("road").play("effect 2 egg 1")
    assert of(game, 0, "goldw") == [4]

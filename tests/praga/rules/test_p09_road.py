"""P9, P10, P11, P12: road, technologies, projects, windows."""

from __future__ import annotations

from typing import Any

import pytest

from tests.praga.positions import agenda_of, moves, of, player, questions, turn

ROAD = 0


def test_a_street_keeps_its_two_effects() -> None:
    """P9.2."""
    game = turn(taken=ROAD).play("road")
    effects = [thing for thing in agenda_of(game) if thing["what"] == "effect"]
    assert effects == [{"what": "effect", "area": 1, "kind": "free"}, {"what": "effect", "area": 1, "kind": "egg"}]


def test_the_free_effect_costs_nothing() -> None:
    """P9.2: two gold and a stone."""
    assert of(turn(taken=ROAD).play("road").play("effect 1 free"), 0, "gold", "stone") == [4, 3]


@pytest.mark.parametrize(
    ("tile", "silver", "gold", "points"),
    [(None, 0, 0, 4), ("silver_x2", 3, 1, 6)],
    ids=["four points for a gold", "two points for each silver window"],
)
def test_the_second_street_pays_points(tile: str | None, silver: int, gold: int, points: int) -> None:
    """P9.2, without a tile on the road and with one."""
    game = turn(player(road=1, gold=1, silver=silver), taken=ROAD, road={"1": None, "2": tile, "3": None}).play("road")
    assert of(game.play("effect 2 free"), 0, "gold", "points") == [gold, points]


def test_the_other_effect_costs_an_egg() -> None:
    """P9.2."""
    game = turn(player(eggs=1), taken=ROAD).play("road").play("effect 1 egg 2")
    assert of(game, 0, "eggs", "quarry") == [0, 3]


def test_the_bridge_is_entered_with_an_egg() -> None:
    """P9.3."""
    assert moves(turn(player(road=3), taken=ROAD), "road") == []


def test_three_tiles_are_looked_at_on_the_bridge() -> None:
    """P9.3."""
    stacks = {"bridge_IV": ["IV_university", "IV_mine", "IV_quarry", "IV_wall"]}
    game = turn(player(road=3, eggs=1), taken=ROAD, stacks=stacks).play("road")
    assert moves(game) == ["keep IV_mine", "keep IV_quarry", "keep IV_university"]


def test_the_bonus_of_the_plank_and_of_the_tile_come() -> None:
    """P9.4: p1 four points, then three steps of the quarry."""
    stacks = {"bridge_IV": ["IV_university", "IV_mine", "IV_quarry", "IV_wall"]}
    game = turn(player(road=3, eggs=1), taken=ROAD, stacks=stacks).play("road").play("keep IV_university")
    assert of(game.play("plank p1"), 0, "points", "univ") == [4, 3]


def test_a_tile_v_brings_its_points_now_and_counts_at_the_end() -> None:
    """P9.5, P9.6."""
    stacks = {"bridge_V": ["mines_x1_now_3"]}
    game = turn(player(road=4, eggs=1), taken=ROAD, stacks=stacks).play("road").play("keep mines_x1_now_3")
    assert of(game, 0, "points", "final") == [3, ["mines_x1_now_3"]]


def test_a_book_asks_for_a_technology() -> None:
    """P10.1: at step 1."""
    assert questions(turn(player(quarry=5, stone=0), taken=2).play("quarry produce")) == ["technology"]


def test_a_technology_works_from_the_next_turn_on() -> None:
    """P10.2."""
    game = turn(player(quarry=5, stone=0), taken=2).play("quarry produce")
    name = moves(game)[0].split()[1]
    assert of(game.play(moves(game)[0]), 0, "technologies", "new") == [[], [name]]


@pytest.mark.parametrize(
    ("technology", "key", "count"),
    [("univ_4", "univ", 4), ("produce_gold_2_stone", "gold", 5), ("produce_stone_2_gold", "stone", 4)],
)
def test_a_technology_that_works_once(technology: str, key: str, count: int) -> None:
    """P10.5."""
    game = turn(player(technologies=[technology])).play(f"use {technology}")
    assert of(game, 0, key, "technologies") == [count, []]


def test_a_step_beyond_the_end_is_worth_two_points() -> None:
    """P10.8."""
    game = turn(player(univ=8, technologies=["univ_4"])).play("use univ_4")
    assert of(game, 0, "univ", "points") == [8, 8]


def test_a_discount_comes_off_the_gold() -> None:
    """P10.6, P15.25."""
    rows = {"building": ["b1n01"]}
    game = turn(player(gold=3, technologies=["building_minus_2_gold"]), rows=rows).play("use building_minus_2_gold")
    assert of(game.play("building b1n01").play("at s23 t0"), 0, "gold") == [1]


def on(project: str, square: list[int], **keys: Any) -> Any:
    """A turn of a player whose marker stands there."""
    return turn(player(**{project: square, **keys}), agenda=[{"what": "sideways", "on": project}])


def test_points_of_a_square_come_at_once() -> None:
    """P11.4: on the Wall row 1, column 2 has a point."""
    assert of(on("wall", [1, 1]).play("sideways wall"), 0, "wall", "points") == [[1, 2], 1]


def test_a_sideways_arrow_moves_on() -> None:
    """P11.4, P15.19: on the Cathedral row 2, column 2, and an up arrow comes next."""
    game = on("cathedral", [2, 1], gold=1, stone=1).play("sideways cathedral")
    assert (of(game, 0, "cathedral"), questions(game)) == ([[2, 3]], ["arrow"])


@pytest.mark.parametrize(("answer", "square", "stone"), [("arrow up", [3, 3], 0), ("arrow stay", [2, 3], 1)])
def test_an_up_arrow_lifts_the_marker_for_the_fee_alone(answer: str, square: list[int], stone: int) -> None:
    """P11.4."""
    game = on("cathedral", [2, 1], gold=1, stone=1).play("sideways cathedral").play(answer)
    assert of(game, 0, "cathedral", "stone") == [square, stone]


def test_an_up_arrow_whose_fee_cannot_be_paid_is_not_asked() -> None:
    """P15.19."""
    assert questions(on("cathedral", [2, 1], gold=0, stone=0).play("sideways cathedral")) == []


def test_a_move_up_costs_two_silver_windows() -> None:
    """P11.2."""
    assert of(turn(player(silver=2)).play("up wall"), 0, "silver", "wall") == [0, [2, 1]]


def test_a_tier_costs_its_fee() -> None:
    """P11.3: from row 4 to 5 one gold and two stone."""
    assert of(turn(player(silver=2, wall=[4, 1])).play("up wall"), 0, "gold", "stone") == [1, 0]


def test_the_top_tier_of_the_cathedral_gives_a_tile_v() -> None:
    """P11.5, P15.14."""
    assert questions(turn(player(silver=2, cathedral=[4, 1])).play("up cathedral")) == ["V"]


def test_no_move_goes_beyond_the_last_column() -> None:
    """P15.18."""
    assert moves(on("wall", [1, 6]), "sideways") == []


def test_the_extra_action_costs_two_windows() -> None:
    """P12.3."""
    game = turn(player(silver=1, goldw=1)).play("extra mine silver").play("mine produce")
    assert of(game, 0, "silver", "goldw", "gold") == [0, 0, 5]


def test_one_extra_action_a_turn() -> None:
    """P12.3."""
    game = turn(player(silver=3, goldw=3)).play("extra mine goldw").play("mine produce")
    assert moves(game, "extra") == []

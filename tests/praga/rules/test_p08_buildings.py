"""P8: buildings and plazas."""

from __future__ import annotations

from typing import Any

from tests.praga.positions import agenda_of, moves, of, player, questions, turn

BUILDING = 2
ROW = {"building": ["b1n01", "b1n04", "b1n09", "b1s03"]}
# z10 has the two spaces s23 and s25.
PLAZAS = {"z1": "o1", "z2": "o2", "z3": "o3", "z5": "n1", "z6": "n2", "z7": "n3", "z8": "n4", "z10": "n6"}


def building(*others: Any, city: Any = None, **keys: Any) -> Any:
    """A turn in which a building can be built; `keys` are the player's."""
    start = player(**{"gold": 6, **keys})
    return turn(start, *others, taken=BUILDING, rows=ROW, city=city or {}, plazas=PLAZAS)


def test_a_building_is_paid() -> None:
    """P8.1."""
    assert of(building().play("building b1n09").play("at s23 t0"), 0, "gold", "stone") == [5, 1]


def test_a_place_in_the_old_town_costs_gold_and_brings_points() -> None:
    """P8.4: s17 costs one gold and brings three points; the crown one (P8.5)."""
    game = building().play("building b1n09").play("at s17 t0")
    assert of(game, 0, "gold", "points") == [4, 2 + 3 + 1]


def test_a_place_that_cannot_be_paid_is_not_offered() -> None:
    """P8.4."""
    game = building(gold=1).play("building b1n09")
    assert "at s17 t0" not in moves(game)


def test_what_is_left_of_a_discount_pays_for_the_place() -> None:
    """P10.6: two gold less in all. b1n09 costs one gold, and s17 another."""
    game = building(technologies=["building_minus_2_gold"]).play("use building_minus_2_gold").play("building b1n09")
    assert of(game.play("at s17 t0"), 0, "gold") == [6]


def test_the_cathedral_sign_keeps_a_move() -> None:
    """P8.5."""
    game = building().play("building b1n01").play("at s23 t0")
    assert {"what": "sideways", "on": "cathedral"} in agenda_of(game)


def test_a_cube_lies_on_a_building_with_the_sign() -> None:
    """P8.5."""
    game = building().play("building b1n01").play("at s23 t0")
    assert (game.position()["city"]["s23"]["claim"], of(game, 0, "cubes")) == (0, [1])


def test_without_a_free_cube_there_is_no_claim() -> None:
    """P8.5."""
    game = building(cubes=0).play("building b1n01").play("at s23 t0")
    assert game.position()["city"]["s23"]["claim"] is None


def test_the_crown_scores_each_building_round_the_plaza() -> None:
    """P8.5: with b1n04 two at z5, and a point of its reward."""
    game = building(city={"s1": {"tile": "b1n02"}}).play("building b1n04").play("at s4 t0")
    assert of(game, 0, "points") == [1 + 2]


def test_a_blue_corner_meets_a_printed_one() -> None:
    """P8.6: s14 has a printed corner 5, where b1n01 lies with turn 5."""
    assert of(building().play("building b1n01").play("at s14 t5"), 0, "blue") == [1]


def test_the_last_building_round_a_plaza_pays_the_majority_both() -> None:
    """P8.7: n6, a red token and three points."""
    city = {"s25": {"tile": "b1n02", "claim": 0}}
    game = building(city=city).play("building b1n01").play("at s23 t0")
    assert of(game, 0, "red", "points") == [1, 3]


def test_the_others_choose_one_reward() -> None:
    """P8.7: equal cubes, but the buildings of the first seat cost more."""
    city = {"s25": {"tile": "b1n02", "claim": 1}}
    game = building(player(cubes=1), city=city).play("building b1n01").play("at s23 t0")
    assert (questions(game), moves(game)) == (["plaza"], ["keep upper", "keep lower"])


def test_the_cubes_go_home() -> None:
    """P8.7."""
    city = {"s25": {"tile": "b1n02", "claim": 0}}
    game = building(city=city).play("building b1n01").play("at s23 t0")
    assert of(game, 0, "cubes") == [2]


def test_a_plaza_that_paid_is_noted() -> None:
    """Notation §2."""
    city = {"s25": {"tile": "b1n02", "claim": 0}}
    assert building(city=city).play("building b1n01").play("at s23 t0").position()["paid"] == ["z10"]


def others_move() -> Any:
    """Bo has taken the upper reward of o1 in Ann's turn: z1 has the two spaces s3 and s5."""
    city = {"s5": {"tile": "b1n02", "claim": 1}}
    game = building(player(cubes=1, wall=[1, 3]), city=city, gold=9, wealth=["gold6"])
    return game.play("building b1n01").play("at s3 t0").play("keep upper")


def test_a_move_sideways_in_anothers_turn_is_made_at_once() -> None:
    """P15.5."""
    assert (questions(others_move()), moves(others_move())) == (
        ["side"], ["sideways wall", "sideways cathedral", "pass"],
    )  # fmt: skip


def test_a_move_sideways_in_anothers_turn_may_be_passed() -> None:
    """P15.5."""
    assert of(others_move().play("pass"), 1, "wall", "cathedral") == [[1, 3], [1, 1]]


def test_a_move_sideways_in_anothers_turn_moves_the_marker() -> None:
    """P15.5."""
    assert of(others_move().play("sideways wall"), 1, "wall") == [[1, 4]]

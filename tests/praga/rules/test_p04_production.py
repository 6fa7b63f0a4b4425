"""P4: mines, quarries, wealth and seals."""

from __future__ import annotations

import pytest

from tests.praga.positions import moves, of, player, questions, turn

MINE, QUARRY = 1, 2  # the tiles of the crane with these actions


def test_more_brings_one_gold_and_a_step() -> None:
    """P4.1."""
    assert of(turn(taken=MINE).play("mine more"), 0, "gold", "mine") == [3, 4]


def test_production_brings_gold_by_the_track_and_what_is_printed() -> None:
    """P4.1: with six mines six gold and two points."""
    assert of(turn(player(mine=6, gold=0), taken=MINE).play("mine produce"), 0, "gold", "points") == [6, 2]


def test_the_token_is_part_of_every_production() -> None:
    """P4.5: one stone beside."""
    start = player(mine=5, gold=0, tokens={"mine": "stone"})
    assert of(turn(start, taken=MINE).play("mine produce"), 0, "gold", "stone") == [5, 3]


def test_a_quarry_produces_stone_and_a_step_of_technology() -> None:
    """P4.2."""
    game = turn(player(quarry=6, stone=0), taken=QUARRY).play("quarry produce")
    assert of(game, 0, "stone", "points", "tech") == [6, 1, 1]


def test_nobody_holds_more_than_nine() -> None:
    """P4.3."""
    assert of(turn(player(mine=8, gold=5), taken=MINE).play("mine produce"), 0, "gold") == [9]


def test_a_track_at_its_end_only_produces() -> None:
    """P4.4."""
    assert moves(turn(player(mine=8, rights=1), taken=MINE), "mine") == ["mine produce"]


def test_the_token_is_chosen_where_the_track_arrives() -> None:
    """P4.5: mine 5."""
    assert questions(turn(player(mine=4), taken=MINE).play("mine more")) == ["token"]


def test_the_tokens_of_the_river_are_offered_in_the_order_of_the_notation() -> None:
    """Notation §3."""
    game = turn(player(mine=4), taken=MINE).play("mine more")
    assert moves(game) == ["keep points_2", "keep points_gold", "keep points_stone", "keep gold", "keep stone"]


def test_the_end_of_a_track_gives_a_right_to_a_seal() -> None:
    """P4.5, P4.7."""
    assert of(turn(player(mine=7), taken=MINE).play("mine more"), 0, "rights") == [1]


@pytest.mark.parametrize(
    ("start", "wealth", "key"),
    [({"gold": 5}, "gold6", "silver"), ({"gold": 8, "wealth": ["gold6"]}, "nine", "goldw")],
    ids=["six", "nine"],
)
def test_wealth_brings_its_bonus(start: dict[str, object], wealth: str, key: str) -> None:
    """P4.6."""
    game = turn(player(**start), taken=MINE).play("mine more")
    assert (wealth in of(game, 0, "wealth")[0], of(game, 0, key)) == (True, [1])


def test_wealth_frees_a_cube() -> None:
    """P4.6."""
    assert of(turn(player(gold=5), taken=MINE).play("mine more"), 0, "cubes") == [3]


def test_nine_at_one_time_brings_both() -> None:
    """P15.11."""
    game = turn(player(gold=1, mine=8), taken=MINE).play("mine produce")
    assert of(game, 0, "wealth", "silver", "goldw") == [["gold6", "nine"], 1, 1]


def test_a_seal_is_paid_and_takes_a_cube() -> None:
    """P4.7, P4.8."""
    game = turn(player(mine=8, rights=1, silver=2)).play("seal gold")
    assert of(game, 0, "seals", "silver", "cubes", "rights") == [["gold"], 0, 1, 0]


def test_a_seal_that_somebody_has_is_gone() -> None:
    """P4.7."""
    game = turn(player(mine=8, rights=1, silver=2), player(mine=8, seals=["six"]))
    assert moves(game, "seal") == ["seal gold", "seal stone", "seal pair", "seal tokens"]


def test_a_seal_needs_its_windows() -> None:
    """P4.7."""
    assert moves(turn(player(mine=8, rights=1)), "seal") == ["seal six"]

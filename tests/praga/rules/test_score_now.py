"""The score if the game ended now: the end sheet of a copy, and the sources of the points in play (P14)."""

from __future__ import annotations

import pytest

from bench.praga_score import compare
from praga.flow.scoring import points_by_source
from praga.table.living_score import changes_at_end, write_score_now
from tests.praga.positions import crane, player, turn


@pytest.mark.parametrize("seed", range(1, 13))
def test_the_last_score_of_a_game_is_its_end_sheet(seed: int) -> None:
    """P14.1: nothing but the last move's own points comes between."""
    assert compare(seed) == []


def test_points_on_a_tile_are_the_cranes() -> None:
    """P13.4."""
    game = turn(player(gold=5), crane=crane(None, 10, w3=5)).play("take w3")
    assert points_by_source(game.observe(None).state, 0)["crane"] == 5


def test_points_of_a_position_are_from_before_it() -> None:
    state = turn(player(points=7)).observe(None).state
    assert points_by_source(state, 0)["earlier"] == 7


def test_a_score_has_the_sources_of_points_in_play() -> None:
    """P13.4."""
    game = turn(player(gold=5), crane=crane(None, 10, w3=5)).play("take w3")
    assert "earned-crane" in write_score_now(game.observe(None).state)["lines"]


def test_a_score_has_no_source_where_nobody_has_points() -> None:
    lines = write_score_now(turn(player()).observe(None).state)["lines"]
    assert [line for line in lines if line.startswith("earned-")] == []


def test_a_score_has_the_points_of_each_seat() -> None:
    """P14.5: an egg is a point at the end."""
    score = write_score_now(turn(player(eggs=1)).observe(None).state)
    eggs = score["lines"].index("score-eggs")
    assert [points[eggs] for points in score["points"]] == [1, 0]


def test_a_score_has_totals() -> None:
    score = write_score_now(turn(player(points=3, eggs=1)).observe(None).state)
    assert score["totals"] == [4, 0]


def test_a_row_more_is_worth_its_points_at_the_end() -> None:
    """P14.3: the second row of the Wall."""
    game = turn(player(silver=2))
    up = next(move for move in game.moves() if str(move) == "up wall")
    state = game.observe(0).state
    assert next(changes_at_end(state, 0, [up])) > 0


def test_gold_spent_is_missing_for_a_seal() -> None:
    """P4.8: two points for each gold at the end."""
    game = turn(player(mine=8, seals=["gold"], gold=4))
    paid = next(move for move in game.moves() if str(move) == "take w6")  # for one gold (P3.4)
    assert next(changes_at_end(game.observe(0).state, 0, [paid])) == -2

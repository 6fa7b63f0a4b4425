"""The planners' value of a position: what counts at the end counts, and time left is worth something."""

from __future__ import annotations

from typing import Any

import pytest

from praga.bots.planner import Search, plan
from praga.bots.value import turns_left, value
from tests.praga.positions import player, turn

MINE = 1  # the number of the tile with wall and mine


def worth(**keys: Any) -> float:
    """The value for a player who has these things, at the start of a game."""
    return value(turn(player(**keys)).observe(0).state, 0)


@pytest.mark.parametrize(("number", "left"), [(1, 15), (3, 14), (31, 0)])
def test_turns_left_are_those_after_this_one(number: int, left: int) -> None:
    """P13.5: at a table of two each has 16 of 32."""
    state = turn(turn=number, era=1 if number < 17 else 2).observe(0).state
    assert turns_left(state) == left


def test_a_token_that_comes_with_each_production_is_worth_something() -> None:
    """P4.5."""
    assert worth(mine=5, tokens={"mine": "gold"}) > worth(mine=5)


def test_a_seal_is_worth_its_points() -> None:
    """P14.5: the marker is at the end of the mine's track, where a seal comes from (P4.7)."""
    assert worth(mine=8, seals=["six"], rights=0, cubes=2) == worth(mine=8, rights=0, cubes=2) + 6


def test_a_bonus_alone_is_taken_before_all_else() -> None:
    """P5.4: it costs nothing, and there is room for it."""
    game = turn(player(board={"mine": [["u1n09", 0]]}), taken=MINE).play("mine produce")
    assert plan(game.observe(0).state, 0, Search(6, 1))[0] == "bonus u1n09"

"""Looking back at a game of Crown and Crane: what a decision cost by what its seat knew then."""

from __future__ import annotations

from typing import Any

import pytest

from praga import Game
from praga.table.advice import advise
from praga.table.review import LEAST, look_back
from tests.praga.positions import crane, player, turn
from tests.praga.table.test_advice import decisions

POOR, RICH = "take w8", "take w5"


def cost(game: Game, move: str) -> dict[str, Any]:
    """Return the loss by a move, played now."""
    step = len(game.history)
    game.play(move)
    return look_back(game, step)


def offering() -> Game:
    """One of the tiles on the crane brings ten points more (P13.4)."""
    return turn(player(), crane=crane(w5=10))


def test_what_the_strong_bot_plays_costs_nothing() -> None:
    game = Game.new(["Ann", "Bo"], seed=3)
    while len(game.history) < 30:
        game.play(advise(game).move)

    assert [look_back(game, step)["cost"] for step in range(30)] == [0] * 30


def test_a_tile_without_the_points_of_another_costs_points() -> None:
    assert cost(offering(), POOR)["cost"] >= LEAST


def test_the_better_move_is_named_with_what_its_turn_brings() -> None:
    result = cost(offering(), POOR)

    assert (result["better"]["move"], result["reasons"][0]["id"]) == (RICH, "hint-brings")


def test_the_cost_is_told_in_points() -> None:
    result = cost(offering(), POOR)

    assert result["told"] == {"id": "review-cost", "args": {"points": result["cost"]}}


def test_a_row_that_is_refreshed_is_not_judged() -> None:
    """P15.1: what comes is chance."""
    game = Game.new(["Ann", "Bo"], seed=3)

    assert cost(game, next(str(move) for move in game.moves() if move.verb == "refresh"))["cost"] == 0


@pytest.mark.parametrize("game", decisions(5, 20))
def test_the_better_move_was_legal(game: Game) -> None:
    legal = [str(move) for move in game.moves()]
    result = cost(game.copy(), legal[-1])

    assert not result["cost"] or result["better"]["move"] in legal

"""The bot that searches: what it tries, when it stops, and what it finds that looking one move ahead does not."""

from __future__ import annotations

from typing import Any

import pytest

from catan import Game
from catan.bots.arena import CATAN
from catan.bots.expert import EXPERT, Searcher
from catan.bots.outlook import FITTED, chances
from catan.bots.quick import quick_move
from catan.core.frames import Place
from catan.core.moves import Move
from tabletop.bots.protocol import UNLIMITED, Budget
from tabletop.core.engine import apply, options
from tabletop.core.rng import Dice
from tests.catan.bots.tables import EMPTY, hand, position

ANN: dict[str, Any] = {**EMPTY, "settlements": ["c5", "d8"], "roads": ["c5-c6", "d8-d9"]}
BO: dict[str, Any] = {**EMPTY, "settlements": ["b4"], "roads": ["b4-b5"]}


def choice(start: dict[str, Any], budget: Budget = UNLIMITED) -> str:
    """The move that the expert chooses for the first seat."""
    game = Game.from_position(start)
    return str(game.moves()[Searcher(EXPERT).choose(game.observe(0), game.moves(), Dice(1), budget)])


def test_wins_by_a_card_that_brings_the_last_city() -> None:
    """K8.6, K10.3: year of plenty gives the ore that is missing; no single move wins."""
    ann = {**ANN, "cards": ["plenty"], "hand": hand("2 grain 1 ore")}

    assert choice(position(ann, BO, rules={"board": "beginner", "points": 3})) == "play plenty ore ore"


def test_a_search_that_is_stopped_at_once_plays_as_strong_does() -> None:
    ann = {**ANN, "hand": hand("2 grain 3 ore 1 wood")}

    assert choice(position(ann, BO), Budget(stop=lambda: True)).startswith("city")


def test_a_placing_that_is_stopped_at_once_is_still_a_corner() -> None:
    """K2.6."""
    game = Game.new(["Ann", "Bo", "Cy"], {}, 5)
    moves = game.moves()

    at = Searcher(EXPERT).choose(game.observe(0), moves, Dice(1), Budget(stop=lambda: True))

    assert moves[at].verb == "settle"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_quick_policy_plays_legal_moves_alone(players: int) -> None:
    state, dice = CATAN.new(players, {"offers": 0, "round_limit": 60}, players), Dice(players)
    illegal: list[Move] = []
    while state.stack:
        moves = options(state)
        placing = type(state.stack[-1]) is Place
        move: Any = moves[dice.below(len(moves))] if placing else quick_move(state)
        if move not in moves:
            illegal.append(move)
        apply(state, move)
    assert illegal == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_chances_of_a_table_add_up_to_one(players: int) -> None:
    state = CATAN.new(players, {"start": "quick"}, 7)

    assert sum(chances(state, FITTED)) == pytest.approx(1.0)


def test_more_points_are_a_better_chance() -> None:
    game = Game.from_position(
        position({**ANN, "cities": ["a4"]}, BO, phase={"name": "turn", "seat": 0, "rolled": None})
    )
    state = CATAN.read(game.position())

    first, second = chances(state, FITTED)

    assert first > second

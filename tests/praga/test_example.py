"""A whole game written by hand by the documents: chance, order and counting agree with it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from praga import Game
from tabletop.testing.differences import differences

EXAMPLE: dict[str, Any] = json.loads((Path(__file__).parent / "data" / "example.json").read_text(encoding="utf-8"))


def example(moves: int) -> Game:
    """The game of the example after so many moves."""
    game = Game.new(**EXAMPLE["new"])
    for move in EXAMPLE["moves"][:moves]:
        game.play(move)
    return game


@pytest.mark.parametrize(("moves", "key"), [(0, "position"), (60, "position_after_60")])
def test_the_position_is_that_of_the_example(moves: int, key: str) -> None:
    """Notation §2: its keys, too, stand in this order."""
    assert differences(example(moves).position(), EXAMPLE[key]) == []


def test_the_first_moves_are_in_the_order_of_the_notation() -> None:
    """Notation §3."""
    assert [str(move) for move in example(0).moves()] == EXAMPLE["legal"]


def test_there_are_as_many_moves_at_each_decision() -> None:
    """Notation §3."""
    game, counts = example(0), []
    for move in EXAMPLE["moves"]:
        counts.append(len(game.moves()))
        game.play(move)
    assert counts == EXAMPLE["counts"]


def test_the_end_is_scored_line_by_line() -> None:
    """P14."""
    phase = example(len(EXAMPLE["moves"])).position()["phase"]
    assert phase == {"name": "over", "sheet": EXAMPLE["sheet"]}


def test_the_winner_has_most_points() -> None:
    """P14.6."""
    game = example(len(EXAMPLE["moves"]))
    assert (game.scores, game.winners) == (EXAMPLE["scores"], EXAMPLE["winners"])


def test_the_record_rebuilds_the_game() -> None:
    """Notation §7."""
    game = example(100)
    assert Game.from_record(game.record()) == game


def test_the_link_opens_the_same_game() -> None:
    """Notation §7."""
    game = example(len(EXAMPLE["moves"]))
    assert Game.from_link(game.link(), game.names) == game


def test_the_record_says_where_turns_begin() -> None:
    """Notation §7."""
    assert "; T2 Ann" in example(10).record()


@pytest.mark.parametrize(("moves", "words"), [(0, "turn 1, "), (len(EXAMPLE["moves"]), "over")])
def test_a_game_says_how_far_it_is(moves: int, words: str) -> None:
    assert f": {words}" in repr(example(moves))

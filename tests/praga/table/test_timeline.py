"""A timeline: points as if it had ended after each round, and the eras (docs/protocol.md §6)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from praga import Game
from praga.table.screen import PragaScreen
from praga.table.timeline import timeline
from tabletop.table.session import Seat
from tests.golden.games import text
from tests.praga.golden.features import GOLDEN


@cache
def whole(path: Path) -> Game:
    """A game of a golden record."""
    return Game.from_record(text(path))


WHOLE = [path for path in GOLDEN.paths() if whole(path).over and whole(path).setup is not None]
some_games = pytest.mark.parametrize("path", WHOLE, ids=lambda path: path.stem)


def living(game: Game, step: int) -> list[int]:
    """The living score at a step of a game, as its table shows it."""
    seats = [Seat(name, "person") for name in game.names]
    totals: list[int] = PragaScreen().table(game.at(step), None, seats)["score_now"]["totals"]
    return totals


def ends(game: Game) -> dict[int, int]:
    """The step at which each round was over, by its number."""
    rounds = [Game(state).round for _, state in game.played()]
    return {number: len(rounds) - rounds[::-1].index(number) for number in set(rounds)}


@some_games
def test_the_points_of_each_round_are_the_living_score_of_the_replayed_record(path: Path) -> None:
    game = whole(path)

    line = timeline(game)

    points = {0: living(game, 0), **{number: living(game, step) for number, step in ends(game).items()}}
    assert dict(zip(line["rounds"], line["points"], strict=True)) == points


@some_games
def test_the_last_points_are_the_scores(path: Path) -> None:
    assert timeline(whole(path))["points"][-1] == whole(path).scores  # P14.1


@some_games
def test_the_beginning_of_era_two_is_marked_once(path: Path) -> None:
    assert [(mark["what"], mark["value"]) for mark in timeline(whole(path))["marks"]] == [("era", 2)]  # P13.5


@some_games
def test_each_turn_has_its_player_and_the_end_has_the_scores(path: Path) -> None:
    game = whole(path)

    *turns, end = timeline(game)["turns"]

    assert [game.at(turn["at"]).to_move for turn in turns] == [turn["seat"] for turn in turns]
    assert end["prospects"] == game.scores

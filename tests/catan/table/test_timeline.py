"""A timeline: everybody's points by round, prizes, and chances to win (docs/protocol.md §6)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from catan import Game
from catan.core.resources import POINT, count
from catan.table.timeline import timeline
from tabletop.core.events import Event
from tests.catan.golden.features import GOLDEN
from tests.golden.games import text

PRIZES = {"longest-road": "road", "largest-army": "army"}


@cache
def whole(path: Path) -> Game:
    """A game of a golden record."""
    return Game.from_record(text(path))


WHOLE = [path for path in GOLDEN.paths() if whole(path).over and whole(path).setup is not None]
some_games = pytest.mark.parametrize("path", WHOLE, ids=lambda path: path.stem)


def points(game: Game) -> list[int]:
    """Everybody's points as each player sees their own: open ones and point cards (K10.2)."""
    views = [game.observe(seat) for seat in range(len(game.names))]
    held = [(view.cards[seat] or 0) + (view.new[seat] or 0) for seat, view in enumerate(views)]
    return [view.open_points[seat] + count(held[seat], POINT) for seat, view in enumerate(views)]


def replayed(path: Path) -> tuple[dict[int, list[int]], list[Event]]:
    """The points at the end of each round of a game that is played again, and before its first; and all events."""
    game = whole(path).beginning()
    ends = {max(0, game.round - 1): points(game)}
    events = game.listen()
    for move in whole(path).history:
        before = game.round, points(game)
        game.play(move, from_record=True)
        if game.round != before[0]:
            ends[before[0]] = points(game)
    return {**ends, game.round: game.scores or []}, list(events)


@some_games
def test_the_points_of_each_round_are_those_of_the_replayed_record(path: Path) -> None:
    line = timeline(whole(path))

    assert dict(zip(line["rounds"], line["points"], strict=True)) == replayed(path)[0]


@some_games
def test_the_last_points_are_the_scores(path: Path) -> None:
    assert timeline(whole(path))["points"][-1] == whole(path).scores  # K10.3


@some_games
def test_a_prize_that_changes_hands_is_marked(path: Path) -> None:
    prizes = [(PRIZES[event.id], event.args["player"]) for event in replayed(path)[1] if event.id in PRIZES]

    assert [(mark["what"], mark["value"]) for mark in timeline(whole(path))["marks"]] == prizes  # K9


@some_games
def test_chances_to_win_are_shares_of_a_hundred_and_end_with_the_winner(path: Path) -> None:
    *before, end = [turn["prospects"] for turn in timeline(whole(path))["turns"]]

    assert all(abs(sum(chances) - 100) <= len(chances) for chances in before)
    assert [seat for seat, chance in enumerate(end) if chance] == whole(path).winners


@some_games
def test_a_turn_begins_with_its_player_s_throw_or_card(path: Path) -> None:
    game = whole(path)

    *turns, _ = timeline(game)["turns"]

    assert [game.at(turn["at"]).to_move for turn in turns] == [turn["seat"] for turn in turns]

"""Points by theme: the reasons of a plan against another, and why somebody won."""

from __future__ import annotations

from typing import Any

import pytest

from e2e.saved_cranes import finished, late_game
from praga import Game
from praga.bots.tiers import STRONG
from praga.bots.value import Weights
from praga.core.state import Sheet
from praga.flow.scoring import points_by_source, score_now
from praga.table.advice import advise, follow
from praga.table.messages import option
from praga.table.screen import PragaScreen
from praga.table.themes import THEMES, explain_result, points_by_theme
from tests.praga.positions import player, turn

SPARE = "spare"  # a part of gold and stone, no weight of its own


def over(*players: dict[str, Any]) -> Game:
    """A game of two at its end."""
    return turn(*players, turn=32, first=1, taken=1, owed=False).play("end")


def why(game: Game) -> list[dict[str, Any]]:
    """The lines of the result, one for each seat."""
    lines: list[dict[str, Any]] = PragaScreen().result(game)["why"]  # type: ignore[index]  # the game is over
    return lines


def gains(messages: list[dict[str, Any]]) -> dict[str, int]:
    """Themes with their numbers."""
    return {each["id"].removeprefix("gain-"): each["args"]["count"] for each in messages}


def test_each_weight_each_source_and_each_line_of_the_end_has_a_theme() -> None:
    state = turn(player()).observe(None).state
    themes = THEMES.values()

    assert sorted(name for theme in themes for name in theme.weights) == sorted({*Weights._fields} - {SPARE})
    assert sorted(name for theme in themes for name in theme.earned) == sorted(
        {*points_by_source(state, 0)} - {"earlier"}
    )
    assert sorted(name for theme in themes for name in theme.ends) == sorted({*Sheet._fields} - {"played"})


def test_the_themes_of_an_end_are_its_points() -> None:
    """P14.1: but for those with which a position begins."""
    state = finished().observe(None).state

    for seat, sheet in enumerate(score_now(state)):
        assert sum(points_by_theme(state, seat).values()) == sum(sheet) - points_by_source(state, seat)["earlier"]


def test_what_is_to_come_counts_while_turns_are_left() -> None:
    """P8.7: a cube at a plaza."""
    state = turn(player(cubes=1), player()).observe(None).state

    assert points_by_theme(state, 0, STRONG.weights)["goods"] > points_by_theme(state, 0)["goods"]


def test_who_lost_reads_by_what() -> None:
    """P14.5: three eggs are six points; P14.4: rows."""
    lines = why(over(player(eggs=3), player(wall=[6, 1])))

    assert [each["of"] for each in lines] == [0, 0]
    assert gains(lines[0]["more"]).keys() == {"projects"}
    assert gains(lines[0]["less"]) == {"eggs": 6}


def test_who_won_reads_it_against_the_next_best() -> None:
    lines = why(over(player(), player(eggs=3)))

    assert gains(lines[1]["more"]) == {"eggs": 6}
    assert lines[1]["by"]["args"] == {"count": 6}


def test_as_many_points_are_told_from_the_order_of_play() -> None:
    """P14.6."""
    assert {each["by"]["args"]["count"] for each in why(over(player(), player()))} == {0}


def test_a_game_for_one_has_no_winner_to_explain() -> None:
    assert explain_result([3], turn(player()).observe(None).state, 0) == []


@pytest.mark.parametrize("turns", [3, 9, 12])
def test_a_plan_names_a_turn_that_it_does_not_make(turns: int) -> None:
    advice = advise(late_game(turns))
    (compared,) = [each for each in advice.reasons if each["id"].startswith(("hint-better", "hint-near"))]

    assert compared["args"]["what"] not in [option(step.before, step.move) for step in advice.steps]


def test_a_plaza_that_pays_by_the_next_turn_is_a_reason() -> None:
    """P8.7."""
    (compared,) = [each for each in advise(late_game(3)).reasons if each["id"] == "hint-better-why"]

    assert {"id": "closes-next", "args": {"place": {"id": "place-z", "args": {"number": 1}}}} in compared["args"]["why"]


def test_a_plan_that_is_followed_keeps_its_reason() -> None:
    game = late_game(3)
    plan = [str(step.move) for step in advise(game).steps]

    assert follow(game, plan)[0].reasons == advise(game).reasons

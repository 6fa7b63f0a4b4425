"""P14: the end, line by line of the sheet."""

from __future__ import annotations

from typing import Any

import pytest

from praga import Game
from tests.praga.positions import crane, player, turn

LINES = ("plazas", "learning", "rows", "tokens", "walls", "final", "seals", "eggs")


def ended(*players: dict[str, Any], **keys: Any) -> Game:
    """A game of two in whose last turn the second seat only produces."""
    table = [*players, *[player() for _ in range(2 - len(players))]]
    tiles = {"slot": "w7", "actions": ["wall", "mine"]}
    phase = {"name": "turn", "seat": 1, "tile": tiles, "owed": False}
    start = {"praga": 1, "players": table, "turn": 32, "phase": phase, "crane": crane(4), **keys}
    return Game.from_position(start).play("end")


def line(game: Game, name: str) -> int:
    """A line of the first seat's sheet."""
    points: int = game.position()["phase"]["sheet"][0][name]
    return points


@pytest.mark.parametrize(
    ("start", "name", "points"),
    [
        pytest.param({"tech": 7, "univ": 8}, "learning", 21, id="P14.2: seven steps at the top of the university"),
        pytest.param({"cathedral": [6, 1]}, "rows", 13, id="P14.3: the top row of the Cathedral"),
        pytest.param({"red": 2, "cathedral": [1, 4]}, "tokens", 6, id="P14.3, P11.6: red by the Cathedral's column"),
        pytest.param({"blue": 2, "wall": [1, 2]}, "tokens", 2, id="P14.3, P11.6: blue by the Wall's column"),
        pytest.param({"eggs": 3}, "eggs", 6, id="P14.5: three eggs"),
        pytest.param({"eggs": 5}, "eggs", 10, id="P14.5: more than four"),
        pytest.param({"final": ["rows_x2"], "wall": [3, 1]}, "final", 8, id="P9.6: two a row"),
        pytest.param({"final": ["mines_x1_now_3"], "mine": 6}, "final", 6, id="P9.6: one a mine"),
        pytest.param({"mine": 8, "seals": ["six"]}, "seals", 6, id="P4.8: six"),
        pytest.param({"mine": 8, "seals": ["gold"], "gold": 9}, "seals", 18, id="P4.8: eighteen at most"),
        pytest.param({"mine": 8, "seals": ["pair"], "gold": 5, "stone": 8}, "seals", 15, id="P4.8: pairs"),
        pytest.param({"mine": 8, "seals": ["tokens"], "red": 2, "blue": 3}, "seals", 4, id="P4.8: tokens"),
        pytest.param(
            {"mine": 8, "quarry": 7, "seals": ["gold", "pair"], "gold": 3, "stone": 2}, "seals", 8, id="P15.13: best",
        ),
    ],
)  # fmt: skip
def test_a_line_of_the_sheet(start: dict[str, Any], name: str, points: int) -> None:
    assert line(ended(player(**start)), name) == points


@pytest.mark.parametrize(("walls", "points"), [(2, 0), (3, 4), (4, 10), (5, 10), (6, 18), (7, 18)])
def test_walls_score_in_sets(walls: int, points: int) -> None:
    """P14.4."""
    board = {f"r{number}": [[f"w1n{number:02}", 0]] for number in range(1, walls + 1)}
    assert line(ended(player(board=board)), "walls") == points


def test_a_plaza_that_did_not_pay_gives_the_lower_reward() -> None:
    """P14.1: n6, three points."""
    places = {"z1": "o1", "z2": "o2", "z3": "o3", "z5": "n1", "z6": "n2", "z7": "n3", "z8": "n4", "z10": "n6"}
    game = ended(player(cubes=1), plazas=places, city={"s23": {"tile": "b1n01", "claim": 0}})
    assert line(game, "plazas") == 3


def test_the_points_are_the_sum_of_the_sheet() -> None:
    """P14.1."""
    game = ended(player(points=20, eggs=3))
    assert game.scores == [26, 0]


def test_most_points_win() -> None:
    """P14.6."""
    assert ended(player(points=20), player(points=3)).winners == [0]


def test_a_tie_goes_to_who_plays_later() -> None:
    """P14.6."""
    assert ended(player(points=20), player(points=20)).winners == [1]


def test_what_is_spent_by_the_end_is_not_asked_for() -> None:
    """P15.12."""
    assert ended().moves() == []


def test_the_turn_before_is_an_ordinary_one() -> None:
    """P13.7."""
    assert not turn(turn=31).over

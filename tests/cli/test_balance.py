"""The command `balance` of each game: the report, its exit status, and sides that leave an area out."""

from __future__ import annotations

import json
from importlib import import_module

import pytest

from build import games
from tabletop.cli.balance import Side, unfair_areas
from tabletop.lab.balance import Bounds

MAIN = {game.package: import_module(f"{game.package}.cli").main for game in games.ALL}
NEWEST = MAIN[games.ALL[-1].package]


@pytest.mark.parametrize("game", MAIN)
def test_the_report_has_a_record_of_each_place_in_turn_order(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    MAIN[game](["balance", "random", "--games", "2", "--players", "3", "--json"])
    report = json.loads(capsys.readouterr().out)
    assert [rate["seats"] for rate in report["rates"] if rate["kind"] == "turn order"] == [2, 2, 2]


def test_the_report_is_printed_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    NEWEST(["balance", "random", "--games", "2", "--players", "2"])
    assert "special tile" in capsys.readouterr().out


def test_a_number_of_players_that_cannot_be_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert (NEWEST(["balance", "--players", "9"]), capsys.readouterr().err) == (
        2, f"{games.ALL[-1].package}: 1 to 4 players are wanted, not 9\n",
    )  # fmt: skip


def test_half_of_the_seats_leave_an_area_out(capsys: pytest.CaptureFixture[str]) -> None:
    NEWEST(["balance", "newcomer", "--without", "walls", "--games", "1", "--players", "2", "--json"])
    (side,) = json.loads(capsys.readouterr().out)["without"]
    assert (side["area"], side["games"]) == ("walls", 1)


def test_sides_are_equal_where_an_area_is_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert NEWEST(["balance", "--without", "walls", "--players", "3"]) == 2
    assert "an even number of players" in capsys.readouterr().err


def test_an_area_that_costs_nothing_to_leave_out_is_a_fault() -> None:
    sides = [Side("road", 400, 0.51, 0.46, 0.56, 2.0), Side("walls", 400, 0.39, 0.34, 0.44, -8.0)]
    assert unfair_areas(sides, Bounds(without=0.4)) == [
        "a side without road wins 51% (46% to 56%) of the games against one with it, more than 40%"
    ]

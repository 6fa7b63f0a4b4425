"""The arena's other tables: pairs both ways, mixed tables, equal bots in every seat, and the test that stops early."""

from __future__ import annotations

import csv
import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from citadels.cli import main
from tabletop.cli import plot, tables
from tabletop.cli.ladder import ratings
from tabletop.lab.arena import GameResult, Row

Capture = pytest.CaptureFixture[str]
MIXED = ("random", "casual", "newcomer", "--table", "mixed", "--players", "3", "--games", "6")


def reported(capsys: Capture, *argv: str) -> dict[str, Any]:
    assert main(["arena", "--json", *argv]) == 0
    data: dict[str, Any] = json.loads(capsys.readouterr().out)
    return data


def seat(name: str, wins: float, games: int) -> Row:
    return Row(name, games, wins, wins / games, 0.0, 1.0, 20.0)


def finished(seats: str, winners: tuple[int, ...], scores: tuple[int, ...]) -> GameResult:
    return GameResult(tuple(seats.split()), winners, scores, 100, 0.1)


# --- pairs


def test_every_pair_is_played_both_ways(capsys: Capture) -> None:
    result = reported(capsys, "random", "casual", "newcomer", "--table", "pairs", "--players", "3", "--games", "3")
    assert [(row["bot"], row["against"]) for row in result["bots"]] == [
        ("random", "2 casual"), ("random", "2 newcomer"), ("casual", "2 random"), ("casual", "2 newcomer"),
        ("newcomer", "2 random"), ("newcomer", "2 casual"),
    ]  # fmt: skip


def test_pairs_sit_in_every_seat_equally_often(capsys: Capture) -> None:
    result = reported(capsys, "random", "casual", "--table", "pairs", "--players", "3", "--games", "4")
    assert {row["games"] for row in result["bots"]} == {6}


def test_pairs_sit_at_tables_of_four_when_nothing_is_said(capsys: Capture) -> None:
    assert reported(capsys, "random", "casual", "--table", "pairs", "--games", "4")["players"] == 4


# --- mixed tables and the ladder


def test_mixed_table_seats_each_bot_once(capsys: Capture) -> None:
    assert [row["games"] for row in reported(capsys, *MIXED)["bots"]] == [6, 6, 6]


def test_mixed_table_draws_so_many_of_more_bots(capsys: Capture) -> None:
    argv = ["random", "casual", "newcomer", "rusher", "--table", "mixed", "--players", "2", "--games", "8"]
    assert sum(row["games"] for row in reported(capsys, *argv)["bots"]) == 16


def test_mixed_table_repeats_itself_with_its_seed(capsys: Capture) -> None:
    assert reported(capsys, *MIXED)["bots"] == reported(capsys, *MIXED)["bots"]


def test_ladder_names_each_bot_once_the_strongest_first(capsys: Capture) -> None:
    rungs = [rung["strength"] for rung in reported(capsys, *MIXED, "--ladder")["ladder"]]
    assert (len(rungs), rungs) == (3, sorted(rungs, reverse=True))


def test_ladder_is_printed_with_its_intervals(capsys: Capture) -> None:
    main(["arena", *MIXED, "--ladder"])
    assert "95 % interval  openskill, for show" in capsys.readouterr().out


def test_ratings_put_who_always_finishes_first_on_top() -> None:
    pytest.importorskip("openskill", reason="openskill is not installed")
    games = [finished("a b c", (1,), (12, 30, 20)), finished("c a b", (2,), (20, 12, 30))] * 3
    rated = ratings(games)
    assert sorted(rated, key=lambda bot: -rated[bot].skill) == ["b", "c", "a"]


def test_missing_openskill_is_said_beside_the_ladder(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert reported(capsys, *MIXED, "--ladder")["notes"] == [
        "For ratings beside the strengths: `pip install openskill`."
    ]


# --- seats


def test_seats_of_one_bot_are_measured_and_judged(capsys: Capture) -> None:
    result = reported(capsys, "random", "--table", "seats", "--players", "3", "--games", "30")
    assert (len(result["by_seat"]), result["notes"]) == (3, ["random: every seat is within 3 sigma of 33.3%"])


def test_seat_off_by_two_sigma_is_within_three() -> None:
    assert "every seat is within 3 sigma" in tables.evenness("casual", [seat("0", 60, 100), seat("1", 40, 100)])


def test_seat_that_wins_too_often_is_named() -> None:
    far = tables.evenness("casual", [seat("0", 600, 1000), seat("1", 400, 1000)])
    assert "seat 0 wins 60.0%, +6.3 sigma; seat 1 wins 40.0%, -6.3 sigma" in far


# --- the test that stops early


def test_clear_case_stops_before_all_games_are_played(capsys: Capture) -> None:
    result = reported(capsys, "casual", "random", "--players", "3", "--games", "300", "--sprt", "0", "20")
    assert (result["sprt"]["taken"] == result["sprt"]["higher"], result["games"] < 300) == (True, True)


def test_games_counted_are_those_of_the_blocks_that_decided(capsys: Capture) -> None:
    result = reported(capsys, "casual", "random", "--players", "3", "--games", "300", "--sprt", "0", "20")
    assert result["games"] == 3 * result["sprt"]["blocks"]


def test_undecided_test_says_that_more_games_would_tell(capsys: Capture) -> None:
    assert main(["arena", "random", "casual", "--games", "2", "--sprt", "-1", "1"]) == 0
    assert "undecided after 1 blocks, 2 games" in capsys.readouterr().out


# --- files


def test_spreadsheet_has_a_line_for_each_bot_and_seat(tmp_path: Path) -> None:
    file = tmp_path / "found.csv"
    main(["arena", *MIXED, "--csv", str(file)])
    lines = list(csv.DictReader(io.StringIO(file.read_text(encoding="utf-8"))))
    assert [line["bot"] or line["seat"] for line in lines] == ["random", "casual", "newcomer", "0", "1", "2"]


def test_spreadsheet_has_what_repeats_the_games(tmp_path: Path) -> None:
    file = tmp_path / "found.csv"
    main(["arena", *MIXED, "--seed", "9", "--rules", "random", "--csv", str(file)])
    first = next(csv.DictReader(io.StringIO(file.read_text(encoding="utf-8"))))
    assert (first["seed"], first["rules"], first["players"]) == ("9", "random", "3")


def measured(share: float) -> tables.Measured:
    return tables.Measured("casual", "", Row("casual", 100, 100 * share, share, share - 0.1, share + 0.1, 20.0))


@pytest.mark.desktop
def test_picture_has_a_dot_for_each_share() -> None:
    figure = pytest.importorskip("matplotlib.figure", reason="matplotlib is not installed").Figure()
    plot.draw(figure, [measured(0.25), measured(0.5)], 0.25)
    assert list(figure.axes[0].containers[0].lines[0].get_xdata()) == [0.25, 0.5]


@pytest.mark.desktop
def test_picture_marks_an_equal_share() -> None:
    figure = pytest.importorskip("matplotlib.figure", reason="matplotlib is not installed").Figure()
    plot.draw(figure, [measured(0.25)], 1 / 3)
    assert figure.legends[0].get_texts()[0].get_text() == "equal share 33.3%"


@pytest.mark.desktop
def test_same_games_are_drawn_by_the_same_bytes(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="matplotlib is not installed")
    first, again = tmp_path / "first.svg", tmp_path / "again.svg"
    for file in (first, again):
        main(["arena", *MIXED, "--picture", str(file)])
    assert (first.read_bytes()[:5], first.read_bytes()) == (b"<?xml", again.read_bytes())


@pytest.mark.desktop
def test_picture_of_no_known_kind_is_refused_before_the_games(capsys: Capture, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="matplotlib is not installed")
    main(["arena", *MIXED, "--picture", str(tmp_path / "found.doc")])
    assert "a picture is one of" in capsys.readouterr().err


def test_missing_matplotlib_is_said_before_the_games(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    main(["arena", *MIXED, "--picture", str(tmp_path / "found.svg")])
    assert capsys.readouterr() == ("", "citadels: --picture needs matplotlib: `pip install matplotlib`\n")

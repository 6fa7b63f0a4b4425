"""The arena's other tables: pairs both ways, mixed tables, equal bots in every seat, and the test that stops early."""

from __future__ import annotations

import csv
import io
import json
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from citadels.cli import main, tables
from citadels.cli.ladder import ratings
from tabletop.arena import Played, Row, runs_on

Capture = pytest.CaptureFixture[str]
SVG = "{http://www.w3.org/2000/svg}"
MIXED = ("random", "thumb", "newcomer", "--table", "mixed", "--players", "3", "--games", "6")


def reported(capsys: Capture, *argv: str) -> dict[str, Any]:
    assert main(["arena", "--json", *argv]) == 0
    written: dict[str, Any] = json.loads(capsys.readouterr().out)
    return written


def seat(name: str, wins: float, games: int) -> Row:
    return Row(name, games, wins, wins / games, 0.0, 1.0, 20.0)


def finished(seats: str, winners: tuple[int, ...], scores: tuple[int, ...]) -> Played:
    return Played(tuple(seats.split()), winners, scores, 100, 0.1)


# --- pairs


def test_every_pair_is_played_both_ways(capsys: Capture) -> None:
    found = reported(capsys, "random", "thumb", "newcomer", "--table", "pairs", "--players", "3", "--games", "3")
    assert [(row["bot"], row["against"]) for row in found["bots"]] == [
        ("random", "2 thumb"), ("random", "2 newcomer"), ("thumb", "2 random"), ("thumb", "2 newcomer"),
        ("newcomer", "2 random"), ("newcomer", "2 thumb"),
    ]  # fmt: skip


def test_pairs_sit_in_every_seat_equally_often(capsys: Capture) -> None:
    found = reported(capsys, "random", "thumb", "--table", "pairs", "--players", "3", "--games", "4")
    assert {row["games"] for row in found["bots"]} == {6}


def test_pairs_sit_at_tables_of_four_when_nothing_is_said(capsys: Capture) -> None:
    assert reported(capsys, "random", "thumb", "--table", "pairs", "--games", "4")["players"] == 4


# --- mixed tables and the ladder


def test_mixed_table_seats_each_bot_once(capsys: Capture) -> None:
    assert [row["games"] for row in reported(capsys, *MIXED)["bots"]] == [6, 6, 6]


def test_mixed_table_draws_so_many_of_more_bots(capsys: Capture) -> None:
    argv = ["random", "thumb", "newcomer", "rusher", "--table", "mixed", "--players", "2", "--games", "8"]
    assert sum(row["games"] for row in reported(capsys, *argv)["bots"]) == 16


def test_mixed_table_repeats_itself_with_its_seed(capsys: Capture) -> None:
    assert reported(capsys, *MIXED)["bots"] == reported(capsys, *MIXED)["bots"]


def test_ladder_names_each_bot_once_the_strongest_first(capsys: Capture) -> None:
    rungs = [rung["strength"] for rung in reported(capsys, *MIXED, "--ladder")["ladder"]]
    assert (len(rungs), rungs) == (3, sorted(rungs, reverse=True))


def test_ladder_is_printed_with_its_intervals(capsys: Capture) -> None:
    main(["arena", *MIXED, "--ladder"])
    assert "ladder   strength  95 % interval" in capsys.readouterr().out


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
    found = reported(capsys, "random", "--table", "seats", "--players", "3", "--games", "30")
    assert (len(found["by_seat"]), found["notes"]) == (3, ["random: every seat is within 3 sigma of 33.3%"])


def test_seat_off_by_two_sigma_is_within_three() -> None:
    assert "every seat is within 3 sigma" in tables.evenness("thumb", [seat("0", 60, 100), seat("1", 40, 100)])


def test_seat_that_wins_too_often_is_named() -> None:
    far = tables.evenness("thumb", [seat("0", 600, 1000), seat("1", 400, 1000)])
    assert "seat 0 wins 60.0%, +6.3 sigma; seat 1 wins 40.0%, -6.3 sigma" in far


# --- the test that stops early


def test_clear_case_stops_before_all_games_are_played(capsys: Capture) -> None:
    found = reported(capsys, "thumb", "random", "--players", "3", "--games", "300", "--sprt", "0", "20")
    assert (found["sprt"]["taken"] == found["sprt"]["higher"], found["games"] < 300) == (True, True)


def test_games_counted_are_those_of_the_blocks_that_decided(capsys: Capture) -> None:
    found = reported(capsys, "thumb", "random", "--players", "3", "--games", "300", "--sprt", "0", "20")
    assert found["games"] == 3 * found["sprt"]["blocks"]


def test_undecided_test_says_that_more_games_would_tell(capsys: Capture) -> None:
    assert main(["arena", "random", "thumb", "--games", "2", "--sprt", "-1", "1"]) == 0
    assert "undecided after 1 blocks, 2 games" in capsys.readouterr().out


# --- files


def test_spreadsheet_has_a_line_for_each_bot_and_seat(tmp_path: Path) -> None:
    file = tmp_path / "found.csv"
    main(["arena", *MIXED, "--csv", str(file)])
    lines = list(csv.DictReader(io.StringIO(file.read_text(encoding="utf-8"))))
    assert [line["bot"] or line["seat"] for line in lines] == ["random", "thumb", "newcomer", "0", "1", "2"]


def test_spreadsheet_has_what_repeats_the_games(tmp_path: Path) -> None:
    file = tmp_path / "found.csv"
    main(["arena", *MIXED, "--seed", "9", "--rules", "random", "--csv", str(file)])
    first = next(csv.DictReader(io.StringIO(file.read_text(encoding="utf-8"))))
    assert (first["seed"], first["rules"], first["players"]) == ("9", "random", "3")


def test_spreadsheet_says_what_the_games_ran_on(tmp_path: Path) -> None:
    file = tmp_path / "found.csv"
    main(["arena", *MIXED, "--csv", str(file)])
    lines = csv.DictReader(io.StringIO(file.read_text(encoding="utf-8")))
    assert {line["engine"] for line in lines} == {runs_on()}


def test_picture_has_a_dot_for_each_share(tmp_path: Path) -> None:
    file = tmp_path / "found.svg"
    main(["arena", *MIXED, "--picture", str(file)])
    assert len(ET.parse(file).findall(f"{SVG}circle")) == 3


def test_picture_lies_within_its_frame(tmp_path: Path) -> None:
    file = tmp_path / "found.svg"
    main(["arena", "thumb", "random", "--games", "4", "--picture", str(file)])
    root = ET.parse(file).getroot()
    across = [float(line.attrib[end]) for line in root.iter(f"{SVG}line") for end in ("x1", "x2")]
    assert (min(across) > 0, max(across) < float(root.attrib["width"])) == (True, True)

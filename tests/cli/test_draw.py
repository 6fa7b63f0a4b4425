"""`citadels draw`: the picture of a table, from a record or a position."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from citadels import Game
from citadels.cli import main

RECORD = Path(__file__).parents[1] / "golden" / "game-0022.citadels"


@pytest.fixture(scope="module")
def game() -> Game:
    return Game.from_record(RECORD.read_text(encoding="utf-8"))


def test_a_record_is_drawn_at_its_end(tmp_path: Path, game: Game) -> None:
    main(["draw", str(RECORD), str(tmp_path / "table.svg")])

    assert (tmp_path / "table.svg").read_text(encoding="utf-8") == game.svg()


def test_a_step_is_drawn_as_a_seat_saw_it(tmp_path: Path, game: Game) -> None:
    wanted = ["--at", "20", "--seat", "1", "--language", "zh-Hant", "--width", "700"]
    main(["draw", str(RECORD), str(tmp_path / "table.svg"), *wanted])

    assert (tmp_path / "table.svg").read_text(encoding="utf-8") == game.at(20).svg(1, "zh-Hant", 700)


def test_a_position_is_drawn(tmp_path: Path, game: Game) -> None:
    (tmp_path / "position.json").write_text(json.dumps(game.at(30).position()), encoding="utf-8")
    main(["draw", str(tmp_path / "position.json"), str(tmp_path / "table.svg")])

    assert (tmp_path / "table.svg").read_text(encoding="utf-8") == game.at(30).svg()


WRONG = [("--at 9999", "at: there is no step 9999"), ("--seat 9", "there is no seat 9"), ("--width 1", "width: 1 ")]


@pytest.mark.parametrize(("wrong", "why"), WRONG)
def test_what_cannot_be_drawn_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str], wrong: str, why: str) -> None:
    left = main(["draw", str(RECORD), str(tmp_path / "table.svg"), *wrong.split()])

    assert (left, why in capsys.readouterr().err) == (2, True)

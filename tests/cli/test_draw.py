"""`citadels draw`: the picture of a table, from a record or a position."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

import pytest

from citadels import Game
from citadels.cli import main

TESTS = Path(__file__).parents[1]
RECORD = TESTS / "golden" / "game-0022.citadels"
OTHERS = [
    ("catan", TESTS / "catan" / "golden" / "game-0083.catan"),
    ("praga", TESTS / "praga" / "golden" / "game-0006.crane"),
]


@pytest.fixture(scope="module")
def game() -> Game:
    return Game.from_record(RECORD.read_text(encoding="utf-8"))


def test_a_record_is_drawn_at_its_end(tmp_path: Path, game: Game) -> None:
    main(["draw", str(RECORD), str(tmp_path / "table.svg")])

    assert (tmp_path / "table.svg").read_text(encoding="utf-8") == game.svg()


def test_a_step_is_drawn_as_a_seat_saw_it(tmp_path: Path, game: Game) -> None:
    wanted = ["--step", "20", "--seat", "1", "--language", "zh-Hant", "--width", "700"]
    main(["draw", str(RECORD), str(tmp_path / "table.svg"), *wanted])

    assert (tmp_path / "table.svg").read_text(encoding="utf-8") == game.at(20).svg(1, "zh-Hant", 700)


def test_a_position_is_drawn(tmp_path: Path, game: Game) -> None:
    (tmp_path / "position.json").write_text(json.dumps(game.at(30).position()), encoding="utf-8")
    main(["draw", str(tmp_path / "position.json"), str(tmp_path / "table.svg")])

    assert (tmp_path / "table.svg").read_text(encoding="utf-8") == game.at(30).svg()


def test_the_older_name_of_a_step_is_understood(tmp_path: Path, game: Game) -> None:
    main(["draw", str(RECORD), str(tmp_path / "table.svg"), "--at", "20"])

    assert (tmp_path / "table.svg").read_text(encoding="utf-8") == game.at(20).svg()


def test_a_look_is_drawn(tmp_path: Path, game: Game) -> None:
    main(["draw", str(RECORD), str(tmp_path / "table.svg"), "--look", "dark"])

    assert (tmp_path / "table.svg").read_text(encoding="utf-8") == game.svg(look="dark")


def test_a_png_is_made_of_the_light_svg(tmp_path: Path, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    resvg = SimpleNamespace(svg_to_bytes=lambda svg_string: svg_string.encode())
    monkeypatch.setitem(sys.modules, "resvg_py", resvg)

    main(["draw", str(RECORD), str(tmp_path / "table.png")])

    assert (tmp_path / "table.png").read_text(encoding="utf-8") == game.svg(look="light")


def test_a_png_says_what_it_needs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)

    main(["draw", str(RECORD), str(tmp_path / "table.png")])

    assert "pip install resvg-py" in capsys.readouterr().err


def test_a_picture_of_another_kind_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["draw", str(RECORD), str(tmp_path / "table.gif")])

    assert "the name of a picture ends in .svg or .png" in capsys.readouterr().err


def test_a_position_that_is_no_json_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "position.json").write_text('{"citadels": 1,', encoding="utf-8")

    main(["draw", str(tmp_path / "position.json"), str(tmp_path / "table.svg")])

    assert "no position can be read from the file" in capsys.readouterr().err


@pytest.mark.parametrize("text", [OTHERS[0][1].read_text(encoding="utf-8"), '{"catan": 1}'], ids=["record", "position"])
def test_another_games_file_names_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str) -> None:
    (tmp_path / "file").write_text(text, encoding="utf-8")

    main(["draw", str(tmp_path / "file"), str(tmp_path / "table.svg")])

    assert "with `catan draw FILE`" in capsys.readouterr().err


@pytest.mark.parametrize(("name", "record"), OTHERS)
def test_every_game_has_the_command(tmp_path: Path, name: str, record: Path) -> None:
    game = import_module(name).Game.from_record(record.read_text(encoding="utf-8"))

    import_module(f"{name}.cli").main(["draw", str(record), str(tmp_path / "table.svg"), "--seat", "1"])

    assert (tmp_path / "table.svg").read_text(encoding="utf-8") == game.svg(1)


WRONG = [("--step 9999", "step: there is no step 9999"), ("--seat 9", "there is no seat 9"), ("--width 1", "width: 1 ")]


@pytest.mark.parametrize(("wrong", "why"), WRONG)
def test_what_cannot_be_drawn_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str], wrong: str, why: str) -> None:
    left = main(["draw", str(RECORD), str(tmp_path / "table.svg"), *wrong.split()])

    assert (left, why in capsys.readouterr().err) == (2, True)

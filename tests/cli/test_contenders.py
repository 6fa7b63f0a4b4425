"""`citadels arena`: bots of one's own file and of installed packages, and what is said when one of them fails."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from citadels.cli import main

Capture = pytest.CaptureFixture[str]
BUILDER = """\
def choose(view, options, dice, budget):
    builds = (option for option in options if option.verb == "build")
    return next(builds, None) or dice.below(len(options))
"""
FEW = ("random", "--players", "2", "--games", "4")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder, where we are for as long as the test; nothing of it is imported later."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    return tmp_path


def write_bot(body: str) -> str:
    """The path of a bot whose second line is this."""
    Path("mybot.py").write_text(f"def choose(view, options, dice, budget):\n    {body}\n", encoding="utf-8")
    return "mybot.py"


def reported(capsys: Capture, *argv: str) -> dict[str, Any]:
    assert main(["arena", "--json", *argv]) == 0
    result: dict[str, Any] = json.loads(capsys.readouterr().out)
    return result


def refusal(capsys: Capture, *argv: str) -> str:
    assert main(["arena", *argv]) == 2
    return capsys.readouterr().err


# --- a file


def test_a_file_plays_and_is_called_as_it_was_named(folder: Path, capsys: Capture) -> None:
    (folder / "mybot.py").write_text(BUILDER, encoding="utf-8")
    assert reported(capsys, "mybot.py", *FEW)["seats"] == ["mybot.py", "random"]


def test_a_file_plays_the_same_games_again(folder: Path, capsys: Capture) -> None:
    (folder / "mybot.py").write_text(BUILDER, encoding="utf-8")
    assert reported(capsys, "mybot.py", *FEW)["bots"] == reported(capsys, "mybot.py", *FEW)["bots"]


@pytest.mark.desktop
def test_a_file_plays_the_same_games_in_two_processes(folder: Path, capsys: Capture) -> None:
    (folder / "mybot.py").write_text(BUILDER, encoding="utf-8")
    alone = reported(capsys, "mybot.py", *FEW)["bots"]
    assert reported(capsys, "mybot.py", *FEW, "--jobs", "2")["bots"] == alone


@pytest.mark.desktop  # it reads a text, and plays some hundred games
def test_the_bot_in_the_text_is_better_than_chance(folder: Path, capsys: Capture) -> None:
    """docs/your-own-bot.md says by how much."""
    text = (Path(__file__).parents[2] / "docs" / "your-own-bot.md").read_text(encoding="utf-8")
    lines = text[text.index("    def choose") :].partition("\n\n")[0]
    (folder / "mybot.py").write_text(dedent(lines), encoding="utf-8")
    result = reported(capsys, "mybot.py", "random", "--players", "4", "--games", "400", "--sprt", "0", "30")
    assert result["sprt"]["taken"] == result["sprt"]["higher"]


def test_a_file_may_import_what_lies_beside_it(folder: Path, capsys: Capture) -> None:
    (folder / "beside_my_bot.py").write_text("FIRST = 0\n", encoding="utf-8")
    (folder / "mybot.py").write_text(f"from beside_my_bot import FIRST\n{BUILDER}", encoding="utf-8")
    assert reported(capsys, "mybot.py", *FEW)["games"] == 4


def test_what_a_bot_prints_does_not_get_into_the_result(folder: Path, capsys: Capture) -> None:
    write_bot("print('thinking'); return 0")
    assert main(["arena", "--json", "mybot.py", *FEW]) == 0
    out, err = capsys.readouterr()
    assert (json.loads(out)["games"], err.startswith("thinking\n")) == (4, True)


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ("return view['purse']", "citadels: mybot.py, line 2: KeyError: there is no 'purse' here\n  in game 0"),
        ("return 'build'", "citadels: mybot.py, line 1: choose answered 'build', which is not an option now"),
        ("return 0)", "citadels: mybot.py, line 2: this cannot be read as Python: unmatched ')'"),
    ],
)
def test_a_faulty_bot_ends_the_arena_in_words(folder: Path, capsys: Capture, body: str, words: str) -> None:
    assert refusal(capsys, write_bot(body), *FEW).startswith(words)


@pytest.mark.desktop
def test_a_fault_in_another_process_is_told_as_well(folder: Path, capsys: Capture) -> None:
    text = refusal(capsys, write_bot("return view['purse']"), *FEW, "--jobs", "2")
    assert text.startswith("citadels: mybot.py, line 2: KeyError: there is no 'purse' here\n  in game ")


def test_a_file_that_is_not_there_is_said_before_the_games(folder: Path, capsys: Capture) -> None:
    assert refusal(capsys, "mybot.py", *FEW) == "citadels: mybot.py: No such file or directory\n"


def test_a_file_that_is_no_text_is_said_before_the_games(folder: Path, capsys: Capture) -> None:
    (folder / "mybot.py").write_bytes(b"\xff\xfe")
    assert refusal(capsys, "mybot.py", *FEW) == "citadels: mybot.py: this is no text in UTF-8: save it as such\n"


def test_unknown_bot_is_told_that_a_file_can_be_named(folder: Path, capsys: Capture) -> None:
    assert "a file of your own by its path, `mybot.py`" in refusal(capsys, "mybot", *FEW)


# --- Ctrl+C


def test_who_stops_the_arena_is_told_which_bot_was_thinking(folder: Path, capsys: Capture) -> None:
    stopping = write_bot("raise KeyboardInterrupt")
    assert main(["arena", "--json", stopping, *FEW]) == 130
    assert capsys.readouterr().err.startswith("citadels: stopped\n  mybot.py was thinking, at line 2\n  in game 0")


@pytest.mark.desktop
def test_an_endless_bot_in_other_processes_can_be_stopped(folder: Path) -> None:
    # The bot itself does what Ctrl+C does, to all processes of its group, and then goes on without an end.
    endless = write_bot("import os, signal; os.killpg(0, signal.SIGINT)\n    while True: pass")
    command = [sys.executable, "-m", "citadels", "arena", "--json", endless, *FEW, "--jobs", "2"]
    place = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    # Where this hangs it is broken: the time is there to end it.
    ended = subprocess.run(
        command, env=place, start_new_session=True, capture_output=True, text=True, check=False, timeout=120
    )
    assert (ended.returncode, "mybot.py was thinking, at line 2" in ended.stderr) == (130, True), ended.stderr


# --- an installed package


@pytest.fixture
def package(folder: Path) -> Path:
    """A package as pip installs it, with two bots: one plays, one cannot be made."""
    (folder / "of_ada.py").write_text(
        "class Ada:\n    def choose(self, view, options, dice, budget):\n        return options[0]\n", encoding="utf-8"
    )
    about = folder / "of_ada-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: of-ada\nVersion: 1.0\n", encoding="utf-8")
    points = "[citadels.bots]\nada = of_ada:Ada\ngone = of_ada:Gone\nrandom = of_ada:Ada\n"
    (about / "entry_points.txt").write_text(points, encoding="utf-8")
    sys.path.append(str(folder))
    return folder


def test_a_bot_of_a_package_plays_by_its_name(package: Path, capsys: Capture) -> None:
    assert reported(capsys, "ada", *FEW)["seats"] == ["ada", "random"]


def test_bots_of_packages_are_named_beside_ours(package: Path, capsys: Capture) -> None:
    assert "diplomat, ada, gone, random;" in refusal(capsys, "nobody", *FEW)


def test_a_bot_of_a_package_that_cannot_be_made_is_told(package: Path, capsys: Capture) -> None:
    assert refusal(capsys, "gone", *FEW).startswith("citadels: gone: the installed bot cannot be made: AttributeError")


def test_no_package_takes_the_name_of_one_of_ours(package: Path, capsys: Capture) -> None:
    ours = reported(capsys, "casual", *FEW)["bots"]
    sys.path.remove(str(package))
    assert reported(capsys, "casual", *FEW)["bots"] == ours

"""`citadels play` and `citadels replay`: a game at a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from citadels import Game, Move
from citadels.cli import main, playing
from citadels.cli.words import CHOICES, choice, told
from tabletop.events import Event
from tests.golden.features import used
from tests.golden.test_golden import RECORDS, text

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch


def answers(patch: Patch, *said: str) -> None:
    """A person who types these lines, and then leaves."""
    lines: Iterator[str] = iter(said)

    def read(_: str = "") -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    patch.setattr("builtins.input", read)


def first_choices(patch: Patch) -> None:
    """A person who always takes the first choice."""
    patch.setattr("builtins.input", lambda _="": "1")


def test_whole_game_comes_to_a_result(capsys: Capture, monkeypatch: Patch) -> None:
    first_choices(monkeypatch)
    main(["play", "Ann", "thumb", "--seed", "3"])
    assert capsys.readouterr().out.splitlines()[-1].endswith("won.")


def test_game_is_kept_when_one_leaves(capsys: Capture, monkeypatch: Patch, tmp_path: Path) -> None:
    answers(monkeypatch, "1", "1", "quit")
    main(["play", "Ann", "thumb", "--seed", "3", "--save", str(tmp_path / "game")])
    assert Game.from_record((tmp_path / "game").read_text(encoding="utf-8")).names == ["Ann", "Thumb 2"]


def test_kept_game_goes_on(capsys: Capture, monkeypatch: Patch, tmp_path: Path) -> None:
    answers(monkeypatch, "1", "1", "quit")
    main(["play", "Ann", "thumb", "--seed", "3", "--save", str(tmp_path / "game")])
    first_choices(monkeypatch)
    main(["play", "Ann", "thumb", "--load", str(tmp_path / "game")])
    assert capsys.readouterr().out.splitlines()[-1].endswith("won.")


def test_move_can_be_typed(capsys: Capture, monkeypatch: Patch, tmp_path: Path) -> None:
    game = Game.new(["Ann", "Thumb 2"], {}, 4)
    name = str(game.moves()[1])
    crown = game.position()["crown"]
    seats = ["Ann", "thumb"] if crown == 0 else ["thumb", "Ann"]
    answers(monkeypatch, name)
    main(["play", *seats, "--seed", "4", "--save", str(tmp_path / "game")])
    assert name in (tmp_path / "game").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ("99", "There is no choice 99"),
        ("build palace", "cannot be played now"),
        ("fly", "no move 'fly'"),
        ("?", "quit"),
    ],
)
def test_wrong_answer_is_explained(capsys: Capture, monkeypatch: Patch, said: str, words: str) -> None:
    answers(monkeypatch, said)
    main(["play", "Ann", "thumb", "--seed", "3"])
    assert words in capsys.readouterr().out


def test_two_people_do_not_see_each_other_s_hands(capsys: Capture, monkeypatch: Patch) -> None:
    asked: list[str] = []

    def read(prompt: str = "") -> str:
        asked.append(prompt)
        return "" if "Enter" in prompt else "1"

    monkeypatch.setattr("builtins.input", read)
    main(["play", "Ann", "Bob", "--seed", "3", "--rules", '{"round_limit": 1}'])
    assert [line.split()[0] for line in asked if "Enter" in line][:2] in (["Ann", "Bob"], ["Bob", "Ann"])


def test_one_seat_is_too_few(capsys: Capture) -> None:
    main(["play", "Ann"])
    assert "two to eight" in capsys.readouterr().err


def test_bots_are_named_by_kind_and_seat() -> None:
    assert playing.name_seats(["Ann", "thumb", "random"]) == ["Ann", "Thumb 2", "Random 3"]


@pytest.mark.parametrize("path", RECORDS[:3], ids=lambda path: path.stem)
def test_record_is_replayed_to_its_result(capsys: Capture, path: Path) -> None:
    main(["replay", str(path), "--all"])
    assert capsys.readouterr().out.splitlines()[-1].endswith("won.")


def test_replay_can_be_left(capsys: Capture, monkeypatch: Patch) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    answers(monkeypatch, "", "2", "t", "q")
    main(["replay", str(RECORDS[0])])
    assert [line for line in capsys.readouterr().out.splitlines() if line.split("/")[0] == "5"]


def test_damaged_record_is_refused_with_its_line(capsys: Capture, tmp_path: Path) -> None:
    damaged = tmp_path / "damaged"
    damaged.write_text(text(RECORDS[0]).replace("\npick ", "\npick the_", 1), encoding="utf-8")
    main(["replay", str(damaged)])
    assert "line " in capsys.readouterr().err


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_move_of_a_game_has_words(path: Path) -> None:
    verbs = {word.removeprefix("move ") for word in used(text(path)) if word.startswith("move ")}
    assert verbs - set(CHOICES) == set()


def test_choices_name_players() -> None:
    assert choice(Move.parse("destroy 1 palace+"), ["Ann", "Bob"]) == "destroy Palace+ of Bob"


def test_events_are_told_by_name() -> None:
    event = Event("built", {"player": 1, "card": "haunted_city", "gold": 2})
    assert told(event, ["Ann", "Bob"]) == "Bob builds Haunted City for 2 gold."


def test_one_card_is_one_card() -> None:
    assert told(Event("draw", {"player": 0, "count": 1}), ["Ann"]) == "Ann draws 1 card."

"""`citadels play` and `citadels replay`: a game at a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from citadels import Game
from citadels.bots import BOTS
from citadels.cli import main
from citadels.cli.playing import CitadelsView
from citadels.cli.words import Words
from citadels.table.interface import game_spec
from tabletop.cli.seating import seated
from tabletop.cli.terminal import Terminal
from tabletop.table.session import Session
from tests.golden.games import RECORDS, text
from tests.rules_2016.table import seat, turn
from tests.rules_2016.test_theater import chosen

pytest.importorskip("fluent.runtime", reason="fluent.runtime is not installed")

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch

ARISTOCRATS = '{"edition": "2016", "set": "ambitious_aristocrats"}'


def answers(patch: Patch, *words: str) -> None:
    """A person who types these lines, and then leaves."""
    lines: Iterator[str] = iter(words)

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
    main(["play", "Ann", "casual", "--seed", "3"])
    assert capsys.readouterr().out.splitlines()[-1].endswith("points")


def test_game_is_kept_when_one_leaves(capsys: Capture, monkeypatch: Patch, tmp_path: Path) -> None:
    answers(monkeypatch, "1", "1", "quit")
    main(["play", "Ann", "casual", "--seed", "3", "--save", str(tmp_path / "game")])
    assert Game.from_record((tmp_path / "game").read_text(encoding="utf-8")).names == ["Ann", "Casual 2"]


def test_kept_game_goes_on(capsys: Capture, monkeypatch: Patch, tmp_path: Path) -> None:
    answers(monkeypatch, "1", "1", "quit")
    main(["play", "Ann", "casual", "--seed", "3", "--save", str(tmp_path / "game")])
    first_choices(monkeypatch)
    main(["play", "Ann", "casual", "--load", str(tmp_path / "game")])
    assert capsys.readouterr().out.splitlines()[-1].endswith("points")


def test_move_can_be_typed(capsys: Capture, monkeypatch: Patch, tmp_path: Path) -> None:
    game = Game.new(["Ann", "Casual 2"], {}, 4)
    name = str(game.moves()[1])
    crown = game.position()["crown"]
    seats = ["Ann", "casual"] if crown == 0 else ["casual", "Ann"]
    answers(monkeypatch, name)
    main(["play", *seats, "--seed", "4", "--save", str(tmp_path / "game")])
    assert name in (tmp_path / "game").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("99", "There is no choice 99"),
        ("build palace", "Not now"),
        ("fly", "That isn’t possible now."),
        ("?", "quit"),
        ("undo", "There is nothing to undo."),
    ],
)
def test_wrong_answer_is_explained(capsys: Capture, monkeypatch: Patch, line: str, words: str) -> None:
    answers(monkeypatch, line)
    main(["play", "Ann", "casual", "--seed", "3"])
    assert words in capsys.readouterr().out


def test_two_people_do_not_see_each_other_s_hands(capsys: Capture, monkeypatch: Patch) -> None:
    questions: list[str] = []

    def read(prompt: str = "") -> str:
        questions.append(prompt)
        return "" if "Enter" in prompt else "1"

    monkeypatch.setattr("builtins.input", read)
    main(["play", "Ann", "Bob", "--seed", "3", "--rules", '{"round_limit": 1}'])
    passed = [line.removeprefix("Pass to ").split(".")[0] for line in questions if "Enter" in line]
    assert passed[:2] in (["Ann", "Bob"], ["Bob", "Ann"])


def test_last_decision_is_taken_back(capsys: Capture, monkeypatch: Patch, tmp_path: Path) -> None:
    answers(monkeypatch, "1", "1", "undo", "draw")
    main(["play", "Ann", "casual", "casual", "casual", "--seed", "1", "--save", str(tmp_path / "game")])
    assert Game.from_record((tmp_path / "game").read_text(encoding="utf-8")).history[-1] == "draw"


def test_exchange_with_the_deck_says_how_to_type_it(capsys: Capture, monkeypatch: Patch) -> None:
    """R6.3M: its thousands of ways are one choice, and the number of that choice says how to name the cards."""
    answers(monkeypatch, "1", "5")
    main(["play", "Ann", "casual", "casual", "--seed", "3"])
    assert capsys.readouterr().out.count("as in “redraw fortress docks”") == 2


def test_terminal_speaks_chinese(capsys: Capture, monkeypatch: Patch) -> None:
    answers(monkeypatch, "1")
    main(["play", "Ann", "casual", "--seed", "3", "--language", "zh-Hant"])
    assert "選擇這一輪的角色。" in capsys.readouterr().out


def test_warrants_are_one_choice_that_says_how_to_type_it(capsys: Capture, monkeypatch: Patch) -> None:
    """E12.7: of eight ranks there are 105 of them, and a reader of Chinese must learn their words."""
    answers(monkeypatch, *["", "1"] * 4, "")
    main(["play", "Ann", "Bo", "Cy", "Di", "--seed", "1", "--language", "zh-Hant", "--rules", ARISTOCRATS])
    assert "放逮捕令：輸入行動，例如「warrant thief patrician wizard」" in capsys.readouterr().out


def test_warrants_can_be_typed(capsys: Capture, monkeypatch: Patch) -> None:
    """E5.3: what everybody is told is where they lie."""
    answers(monkeypatch, *["", "1"] * 4, "", "warrant thief patrician wizard")
    main(["play", "Ann", "Bo", "Cy", "Di", "--seed", "1", "--rules", ARISTOCRATS])
    assert "the signed one on the Thief" in capsys.readouterr().out


def test_cards_to_pay_with_are_one_choice_where_they_are_many(monkeypatch: Patch) -> None:
    """E7.28: three of a hand of six can be chosen in twenty ways."""
    words: list[str] = []
    hand = "temple manor tavern docks market harbor thieves_den"
    others = [seat(role) for role in ("thief", "king", "bishop")]
    game = turn("architect", seat("architect", gold=3, hand=hand), *others, taken="resources")
    session = Session(game_spec(BOTS), game, tuple(seated(game_spec(BOTS), game.names)), 1)
    answers(monkeypatch, "", "build thieves_den with 3")
    with pytest.raises(EOFError):
        Terminal(session, CitadelsView(Words("en")), input, words.append).play()
    assert [line.split(", ")[0] for line in words if "Type the cards" in line] == ["   1  Type the cards"]


@pytest.mark.parametrize(
    ("language", "why"), [("en", "The deck is empty"), ("zh-Hant", "牌堆空了"), ("zh-Hans", "牌堆空了")]
)
def test_the_magician_is_told_that_the_deck_is_empty(monkeypatch: Patch, language: str, why: str) -> None:
    """R17.1: whoever types it all the same is given the reason, in the language of the terminal."""
    words: list[str] = []
    game = turn("magician", seat("magician", hand="temple"), deck="", taken="resources")
    session = Session(game_spec(BOTS), game, tuple(seated(game_spec(BOTS), game.names)), 1)
    answers(monkeypatch, "", "redraw temple")
    with pytest.raises(EOFError):
        Terminal(session, CitadelsView(Words(language)), input, words.append).play()
    assert why in words


def test_the_theater_says_which_character_is_given(monkeypatch: Patch) -> None:
    """E7.27: with two characters each the Theater's owner says which of them is given."""
    words: list[str] = []
    game = chosen("king architect", "thief bishop")
    session = Session(game_spec(BOTS), game, tuple(seated(game_spec(BOTS), game.names)), 1)
    answers(monkeypatch, "")
    with pytest.raises(EOFError):
        Terminal(session, CitadelsView(Words("en")), input, words.append).play()
    assert [line.split("  ")[-1] for line in words if "unseen" in line] == [
        f"Give {game.names[1]} the {role} for a card of theirs, unseen" for role in ("King", "Architect")
    ]


def test_record_of_other_seats_is_refused(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "game").write_text(Game.new(["Ann", "Bo"], {}, 4).record(), encoding="utf-8")
    main(["play", "Ann", "Bo", "Cy", "--load", str(tmp_path / "game")])
    assert "the record has 2 players, 3 seats were named" in capsys.readouterr().err


def test_kept_game_is_untouched_where_the_words_are_missing(monkeypatch: Patch, tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_text("kept", encoding="utf-8")
    monkeypatch.setitem(sys.modules, "fluent.runtime", None)
    assert (main(["play", "Ann", "casual", "--save", str(path)]), path.read_text(encoding="utf-8")) == (2, "kept")


def test_one_seat_is_too_few(capsys: Capture) -> None:
    main(["play", "Ann"])
    assert "two to eight" in capsys.readouterr().err


def test_bots_are_named_by_kind_and_seat() -> None:
    seats = seated(game_spec(BOTS), ["Ann", "casual", "random"])
    assert [seat.name for seat in seats] == ["Ann", "Casual 2", "Random 3"]


@pytest.mark.parametrize("path", RECORDS[:3], ids=lambda path: path.stem)
def test_record_is_replayed_to_its_result(capsys: Capture, path: Path) -> None:
    main(["replay", str(path), "--all"])
    assert capsys.readouterr().out.splitlines()[-1].endswith("points")


def test_replay_can_be_left(capsys: Capture, monkeypatch: Patch) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    answers(monkeypatch, "", "2", "t", "q")
    main(["replay", str(RECORDS[0])])
    assert [line for line in capsys.readouterr().out.splitlines() if line.startswith("Step 5 of")]


def test_damaged_record_is_refused_with_its_line(capsys: Capture, tmp_path: Path) -> None:
    damaged = tmp_path / "damaged"
    damaged.write_text(text(RECORDS[0]).replace("\npick ", "\npick the_", 1), encoding="utf-8")
    main(["replay", str(damaged)])
    assert "line " in capsys.readouterr().err

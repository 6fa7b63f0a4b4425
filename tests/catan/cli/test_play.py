"""`catan play` and `catan replay`: a game at a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from catan import Game
from catan.cli import main

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch


def answers(patch: Patch, *lines: str) -> list[str]:
    """Simulate a person who types these lines and then quits; return the list of prompts."""
    typed: Iterator[str] = iter(lines)
    prompts: list[str] = []

    def read(prompt: str = "") -> str:
        prompts.append(prompt)
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    patch.setattr("builtins.input", read)
    return prompts


def test_bots_play_a_whole_game(capsys: Capture) -> None:
    """K10.3."""
    main(["play", "casual", "casual", "--seed", "3"])
    assert capsys.readouterr().out.splitlines()[-1].endswith("won.")


def test_game_is_saved_on_quit(monkeypatch: Patch, tmp_path: Path) -> None:
    answers(monkeypatch, "settle c5", "quit")
    main(["play", "Ann", "Bo", "--seed", "3", "--save", str(tmp_path / "game")])
    assert Game.from_record((tmp_path / "game").read_text(encoding="utf-8")).history == ["settle c5"]


def test_saved_game_continues(capsys: Capture, monkeypatch: Patch, tmp_path: Path) -> None:
    answers(monkeypatch, "settle c5", "quit")
    main(["play", "Ann", "Bo", "--seed", "3", "--save", str(tmp_path / "game")])
    answers(monkeypatch)
    main(["play", "Ann", "Bo", "--load", str(tmp_path / "game")])
    assert "Where do you build a road?" in capsys.readouterr().out.splitlines()


def test_record_with_another_number_of_players_is_refused(capsys: Capture, monkeypatch: Patch, tmp_path: Path) -> None:
    answers(monkeypatch, "quit")
    main(["play", "Ann", "Bo", "--seed", "3", "--save", str(tmp_path / "game")])
    main(["play", "Ann", "Bo", "Cy", "--load", str(tmp_path / "game")])
    assert capsys.readouterr().err == "catan: the record has 2 players, 3 seats were named\n"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("settle z9", "after 'settle' comes a corner"),
        ("fly", "there is no move 'fly'"),
        ("?", "`undo` takes back"),
        ("", "`undo` takes back"),
        ("board", "ROBBER"),
        ("undo", "cannot be taken back"),
    ],
)
def test_wrong_input_is_explained(capsys: Capture, monkeypatch: Patch, line: str, words: str) -> None:
    answers(monkeypatch, line)
    main(["play", "Ann", "Bo", "--seed", "3"])
    after = capsys.readouterr().out.split("Where do you settle?")[1]
    assert words in after


def test_undo_takes_back_the_last_decision(monkeypatch: Patch, tmp_path: Path) -> None:
    answers(monkeypatch, "settle c5", "undo", "settle d8")
    main(["play", "Ann", "Bo", "--seed", "3", "--save", str(tmp_path / "game")])
    assert Game.from_record((tmp_path / "game").read_text(encoding="utf-8")).history == ["settle d8"]


def test_placing_needs_no_curtain(monkeypatch: Patch) -> None:
    """K2.6: placing is public."""
    prompts = answers(monkeypatch, *_placings())
    main(["play", "Ann", "Bo", "--seed", "3"])
    assert prompts[:8] == ["> "] * 8


def test_no_hand_is_shown_for_a_public_decision(capsys: Capture, monkeypatch: Patch) -> None:
    """Placing and the throw are public, hands are not."""
    answers(monkeypatch, *_placings())
    main(["play", "Ann", "Bo", "--seed", "3"])
    assert "Your hand:" not in capsys.readouterr().out


def test_a_decision_with_a_hand_needs_the_curtain(monkeypatch: Patch) -> None:
    prompts = answers(monkeypatch, *_placings(), "", "roll", "end")
    main(["play", "Ann", "Bo", "--seed", "3"])
    assert [prompt for prompt in prompts if "presses Enter" in prompt] != []


def test_no_trade_refuses_further_offers(monkeypatch: Patch, tmp_path: Path) -> None:
    """K7.6: Ann's second offer is refused for Bo, and her turn goes on."""
    players = [{"name": "Ann", "hand": {"wood": 2}}, {"name": "Bo", "hand": {"ore": 2}}]
    position = {"catan": 1, "players": players, "phase": {"name": "turn", "seat": 0, "rolled": [1, 2]}}
    (tmp_path / "game").write_text(Game.from_position(position).record(), encoding="utf-8")
    offer, curtain = "offer 1 wood for 1 ore", ""
    answers(monkeypatch, curtain, offer, curtain, "no trade", curtain, offer, "quit")
    main(["play", "Ann", "Bo", "--load", str(tmp_path / "game"), "--save", str(tmp_path / "game")])
    assert Game.from_record((tmp_path / "game").read_text(encoding="utf-8")).history == [offer, "refuse"] * 2


def _placings() -> list[str]:
    """Where two people settle on the board of seed 3, one after another."""
    return ["settle c5", "road c5-c6", "settle d8", "road d8-d9", "settle b8", "road b8-b9", "settle e4", "road e4-e5"]


def test_only_the_own_hand_is_shown(capsys: Capture, monkeypatch: Patch) -> None:
    """Notation §7: of others one sees how many cards they have."""
    answers(monkeypatch, "settle c5", "road c5-c6")
    main(["play", "Ann", "casual", "--seed", "3"])
    output = capsys.readouterr().out
    assert output.count("Your hand:") == sum(line.startswith("Your hand:") for line in output.splitlines()) > 0


def test_rules_come_as_json(capsys: Capture) -> None:
    """K10.4, notation §2."""
    main(["play", "casual", "casual", "--seed", "3", "--rules", '{"round_limit": 1}'])
    assert "Round 2" not in capsys.readouterr().out


def test_rules_that_cannot_be_are_refused(capsys: Capture) -> None:
    assert main(["play", "casual", "casual", "--rules", '{"points": 2}']) == 2
    assert "points" in capsys.readouterr().err


# --- replaying


def save_game(tmp_path: Path) -> str:
    """The record of a short game of bots."""
    file = tmp_path / "game"
    main(["play", "casual", "newcomer", "--seed", "3", "--rules", '{"points": 3}', "--save", str(file)])
    return str(file)


def test_replay_shows_every_move(capsys: Capture, tmp_path: Path) -> None:
    file = save_game(tmp_path)
    capsys.readouterr()
    main(["replay", file, "--all"])
    moves = Game.from_record(Path(file).read_text(encoding="utf-8")).history
    assert f"{len(moves):>4}. " in capsys.readouterr().out


def test_replay_shows_no_private_events(capsys: Capture, tmp_path: Path) -> None:
    """Notation §7."""
    file = save_game(tmp_path)
    capsys.readouterr()
    main(["replay", file, "--all"])
    output = capsys.readouterr().out
    assert "(It is:" not in output
    assert "(It was" not in output


def test_invalid_record_is_refused(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "game").write_text("no game", encoding="utf-8")
    assert main(["replay", str(tmp_path / "game")]) == 2


def test_missing_file_is_named(capsys: Capture, tmp_path: Path) -> None:
    main(["replay", str(tmp_path / "none")])
    assert str(tmp_path / "none") in capsys.readouterr().err

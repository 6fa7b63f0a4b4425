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
    """Return the placings of two people on the board of seed 3, one after another."""
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


# --- at one's turn


def begun(monkeypatch: Patch, tmp_path: Path, phase: dict[str, object], *lines: str, **more: object) -> str:
    """Let Ann, Bo and Cy play on from a position in which each can trade; return the path of the record."""
    players = [
        {"name": "Ann", "hand": {"wood": 2}, **more},
        {"name": "Bo", "hand": {"ore": 2}},
        {"name": "Cy", "hand": {"ore": 1}},
    ]
    file = tmp_path / "game"
    file.write_text(Game.from_position({"catan": 1, "players": players, "phase": phase}).record(), encoding="utf-8")
    answers(monkeypatch, *lines)
    main(["play", "Ann", "Bo", "Cy", "--load", str(file), "--save", str(file)])
    return str(file)


ROLLED: dict[str, object] = {"name": "turn", "seat": 0, "rolled": [1, 2]}


def test_an_offer_is_repeated_where_it_is_answered(capsys: Capture, monkeypatch: Patch, tmp_path: Path) -> None:
    """K7.6."""
    begun(monkeypatch, tmp_path, ROLLED, "", "offer 1 wood for 1 ore", "")
    assert "Ann offers 1 wood for 1 ore. Do you " in capsys.readouterr().out


@pytest.mark.parametrize("line", ["offer 1 wood for 1 ore to B", "offer 1 wood for 1 ore to bo"])
def test_a_player_is_named_by_letter_or_name(monkeypatch: Patch, tmp_path: Path, line: str) -> None:
    file = begun(monkeypatch, tmp_path, ROLLED, "", line, "quit")
    assert Game.from_record(Path(file).read_text(encoding="utf-8")).history == ["offer 1 wood for 1 ore to 1"]


def test_those_who_accept_are_listed_by_letter_and_name(capsys: Capture, monkeypatch: Patch, tmp_path: Path) -> None:
    """K7.7."""
    begun(monkeypatch, tmp_path, ROLLED, "", "offer 1 wood for 1 ore", "", "accept", "", "accept", "")
    assert "confirm   B (Bo) · C (Cy)" in capsys.readouterr().out


def test_costs_and_rates_are_in_sight(capsys: Capture, monkeypatch: Patch, tmp_path: Path) -> None:
    """K6.1, K7.2."""
    begun(monkeypatch, tmp_path, ROLLED, "", settlements=["c11"])
    assert "road 1 wood and 1 brick" in (output := capsys.readouterr().out)
    assert "Your rates: 3:1." in output


def test_an_unknown_verb_is_answered_with_the_verbs_there_are(
    capsys: Capture, monkeypatch: Patch, tmp_path: Path
) -> None:
    begun(monkeypatch, tmp_path, ROLLED, "", "trade 1 wood")
    assert "there is no move 'trade'; the moves now begin with" in capsys.readouterr().out


def test_the_length_of_a_road_is_shown(capsys: Capture, monkeypatch: Patch, tmp_path: Path) -> None:
    """K9.1."""
    begun(monkeypatch, tmp_path, ROLLED, "", settlements=["c5"], roads=["c5-c6", "c6-b6"])
    assert "A Ann: points 1, cards 2, development cards 0, road of 2" in capsys.readouterr().out


def test_the_island_is_shown_again_when_pieces_came(capsys: Capture, monkeypatch: Patch) -> None:
    """At one's second placing the others' pieces are new."""
    answers(monkeypatch, "settle c5", "road c5-c6")
    main(["play", "Ann", "casual", "--seed", "3"])
    assert capsys.readouterr().out.count("3:1") >= 3


def test_point_cards_in_hand_are_shown_at_the_end(capsys: Capture, monkeypatch: Patch, tmp_path: Path) -> None:
    """K12.33."""
    rich = {"grain": 2, "ore": 3}
    settled = {"settlements": ["a3", "a5", "a7", "b4"], "cards": ["point"] * 5, "hand": rich}
    begun(monkeypatch, tmp_path, ROLLED, "", "city a3", **settled)
    assert "Ann: 10 points, 5 of them by point cards." in capsys.readouterr().out


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

"""`catan arena`: the kernel's command, at tables of Catan."""

from __future__ import annotations

import json

import pytest

from catan.cli import main

Capture = pytest.CaptureFixture[str]


def test_a_match_is_reported_as_json(capsys: Capture) -> None:
    main(["arena", "newcomer", "random", "--players", "2", "--games", "2", "--rules", '{"offers": 0}', "--json"])
    assert json.loads(capsys.readouterr().out)["games"] == 2


def test_casual_wins_most_games_in_the_arena(capsys: Capture) -> None:
    main(["arena", "casual", "newcomer", "--players", "2", "--games", "4", "--rules", '{"points": 5}', "--json"])
    assert json.loads(capsys.readouterr().out)["bots"][0]["wins"] >= 3


@pytest.mark.parametrize("players", ["1", "5"])
def test_other_numbers_of_players_are_refused(capsys: Capture, players: str) -> None:
    """K2.1."""
    main(["arena", "casual", "--players", players])
    assert capsys.readouterr().err == f"catan: 2 to 4 players are wanted, not {players}\n"


def test_unknown_bot_is_refused_by_name(capsys: Capture) -> None:
    main(["arena", "thumb"])
    assert capsys.readouterr().err.startswith("catan: there is no bot 'thumb'")

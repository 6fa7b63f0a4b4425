"""The third game at a terminal."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from praga import Game
from praga.bots import BOTS
from praga.cli import main
from praga.cli.playing import PragaView
from praga.cli.tables import board, table
from praga.cli.words import EVENT_TEXTS, tile_text
from praga.core.tables import TILES
from praga.table.interface import decision_is_public, game_spec
from tabletop.cli.seating import seated
from tabletop.table.session import Session
from tests.praga.positions import player, turn

Capture = pytest.CaptureFixture[str]
WIDTH = 100


def session(game: Game) -> Session:
    """A session of a person and a bot."""
    spec = game_spec(BOTS)
    return Session(spec, game, tuple(seated(spec, ["Ann", "casual"])), 1)


def test_bots_play_a_game_to_its_end(capsys: Capture) -> None:
    main(["play", "newcomer", "newcomer", "--seed", "3"])
    assert capsys.readouterr().out.rstrip().endswith("won.")


def test_a_saved_game_is_replayed(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "game.crane"
    main(["play", "newcomer", "newcomer", "--seed", "3", "--save", str(file)])
    capsys.readouterr()
    main(["replay", str(file), "--all"])
    assert "takes the tile" in capsys.readouterr().out


def test_the_arena_compares_bots(capsys: Capture) -> None:
    assert main(["arena", "newcomer", "random", "--players", "2", "--games", "4"]) == 0


def test_the_table_fits_a_hundred_columns() -> None:
    game = Game.new(["Ann", "Bo", "Cy", "Di"], seed=2)
    assert [line for line in table(game.observe(None).state).splitlines() if len(line) > WIDTH] == []


@pytest.mark.parametrize("name", list(TILES))
def test_a_tile_fits_its_line(name: str) -> None:
    assert len(tile_text(name)) < WIDTH - 2


def test_a_board_shows_its_tiles() -> None:
    """P5.1."""
    game = turn(player(board={"mine": [["u1n09", 2]]}, technologies=["univ_4"]))
    assert "mine      u1n09  for mine" in board(game.observe(0).state, 0)


def test_a_long_list_is_an_example() -> None:
    """P7.2."""
    game = turn(player(stone=5), taken=1, rows={"wall": ["w1n04"]}).play("wall w1n04")
    lines = [choice.text for choice in PragaView().choices(session(game))]
    assert lines == ["at         72 ways, as `at r1 t0`"]


def test_the_question_says_what_is_decided() -> None:
    """P7.2."""
    game = turn(player(stone=5), taken=1, rows={"wall": ["w1n04"]}).play("wall w1n04")
    assert PragaView().question(session(game)) == "Where does it lie?"


def test_every_event_of_a_game_has_a_text() -> None:
    game = Game.new(["Ann", "Bo"], seed=5)
    events, chance = game.listen(), Random(5)
    while not game.over:
        game.play(game.random_move(chance))
    assert {event.id for event in events} <= set(EVENT_TEXTS)


def test_a_technology_that_is_looked_at_is_for_one_seat() -> None:
    """P10.1: its decision needs the curtain."""
    game = turn(player(quarry=5, stone=0), taken=2).play("quarry produce")
    assert not decision_is_public(game)


def test_a_turn_is_public() -> None:
    """Notation §6."""
    assert decision_is_public(turn())

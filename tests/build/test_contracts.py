"""The contracts of import-linter: the kernel's and those that the games' records give (build/contracts.py)."""

from __future__ import annotations

import tomllib

import pytest

from build import contracts, games
from build.games import Game

ALL = {contract["name"]: contract for contract in contracts.settings()["contracts"]}


def test_what_is_written_for_the_linter_says_the_same_as_the_records() -> None:
    assert tomllib.loads(contracts.text_of(contracts.settings()))["tool"]["importlinter"] == contracts.settings()


@pytest.mark.parametrize("game", games.ALL, ids=lambda game: game.name)
def test_the_kernel_may_import_no_game(game: Game) -> None:
    assert game.package in ALL["The kernel knows no game"]["forbidden_modules"]


@pytest.mark.parametrize("game", games.ALL, ids=lambda game: game.name)
def test_bots_may_not_import_the_game_at_the_table(game: Game) -> None:
    assert f"{game.package}.game" in ALL["Bots hold no game"]["forbidden_modules"]


@pytest.mark.parametrize("game", games.ALL, ids=lambda game: game.name)
def test_each_game_has_layers(game: Game) -> None:
    assert ALL[f"{game.title}, one way"]["layers"] == [*game.layers]

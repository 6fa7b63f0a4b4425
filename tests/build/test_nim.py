"""The game of docs/games.md, laid over a copy of the repository: its folders and its record are all that it needs."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from build import games, tables
from build.paths import ROOT
from e2e import nim_site

pytestmark = pytest.mark.desktop

MOST_BESIDE = 120  # lines beside rules, bots, drawing and words
LISTED = "from build import games; print([game.name for game in games.ALL])"
CHECKED = """
import sys
from build import contracts
from importlinter.cli import lint_imports
sys.exit(lint_imports(config_filename=str(contracts.write()), no_cache=True))
"""
PLAYED = """
from nim import Game
from tabletop.testing.conformance import Trial, check
from nim.rulebook import RULEBOOK
for seed in range(3):
    check(Trial(RULEBOOK, 2, {}, seed, game=Game))
"""
TAKEN_IN = """
from nim import Game
from random import Random
game, chance = Game.new(["Ann", "Ben"], seed=3), Random(2)
while not game.over:
    game.play(game.random_move(chance))
print(Game.from_record(game.record()) == game and Game.from_link(game.link()).history == game.history)
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the repository with the game in it."""
    return nim_site.tree(tmp_path_factory.mktemp("nim"))


def test_its_record_makes_it_a_game_of_the_site(tree: Path) -> None:
    assert nim_site.run(tree, LISTED) == f"{[*(game.name for game in games.ALL), 'nim']}\n"


def test_its_imports_point_downwards(tree: Path) -> None:
    assert "0 broken" in nim_site.run(tree, CHECKED)


def test_it_is_a_sound_game(tree: Path) -> None:
    nim_site.run(tree, PLAYED)


def test_its_records_and_links_are_read_back(tree: Path) -> None:
    assert nim_site.run(tree, TAKEN_IN) == "True\n"


def test_few_lines_stand_beside_rules_bots_drawing_and_words() -> None:
    """Lines were 830 before a game was one record."""
    named = [place for place in tables.NIM if place.name in ("beside", "record")]
    files = [nim_site.OWN / name for place in named for name in place.where]

    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) <= MOST_BESIDE


def test_the_table_of_the_document_has_each_of_its_files() -> None:
    pictures = {nim_site.OWN / "site" / "posters" / "nim.svg"}
    files = {path for path in nim_site.OWN.rglob("*") if path.is_file() and "__pycache__" not in path.parts}

    assert {nim_site.OWN / name for place in tables.NIM for name in place.where} == files - pictures


def test_the_document_shows_the_whole_record() -> None:
    text = (nim_site.OWN / "games" / "nim.toml").read_text(encoding="utf-8")

    assert text in (ROOT / "docs" / "games.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("key", sorted(games.KEYS))
def test_the_document_lists_each_key_of_a_record(key: str) -> None:
    document = (ROOT / "docs" / "games.md").read_text(encoding="utf-8")

    assert f"`{key}`" in document


def test_its_record_can_be_read_by_itself() -> None:
    record = tomllib.loads((nim_site.OWN / "games" / "nim.toml").read_text(encoding="utf-8"))

    assert games.read("nim", record).door == "nim.table.worker"

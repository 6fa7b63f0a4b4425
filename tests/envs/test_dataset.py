"""`<game> arena --save games.parquet`: a row for each game, whose record plays again to the same result."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

from tabletop.core.rng import draw

COLUMNS = ["table", "game", "seed", "rules", "seats", "winners", "scores", "moves", "record"]
GAMES = {
    "citadels": ("casual", "random", "--players", "3"),
    "catan": ("random", "--players", "2", "--rules", '{"points": 3, "offers": 0}'),
    "praga": ("newcomer", "random", "--players", "2"),
}
each_game = pytest.mark.parametrize("game", GAMES)


def rows(folder: Path, game: str, *more: str) -> list[dict[str, Any]]:
    file = folder / "games.parquet"
    assert (
        import_module(f"{game}.cli").main(["arena", *GAMES[game], "--games", "4", "--json", "--save", str(file), *more])
        == 0
    )
    table: list[dict[str, Any]] = parquet.read_table(file).to_pylist()
    return table


@each_game
def test_every_game_has_a_row(tmp_path: Path, game: str) -> None:
    assert [row["game"] for row in rows(tmp_path, game)] == [0, 1, 2, 3]


@each_game
def test_the_columns_are_those_of_the_document(tmp_path: Path, game: str) -> None:
    assert list(rows(tmp_path, game)[0]) == COLUMNS


def test_every_column_is_documented() -> None:
    text = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")

    assert [name for name in COLUMNS if f"| `{name}` |" not in text] == []


@each_game
def test_a_record_plays_again_to_the_same_result(tmp_path: Path, game: str) -> None:
    different = []
    for row in rows(tmp_path, game):
        played = import_module(game).Game.from_record(row["record"])
        if (played.scores, played.winners, len(played.history)) != (row["scores"], row["winners"], row["moves"]):
            different.append(row["game"])

    assert different == []


@pytest.mark.parametrize(
    "rules", [["--rules", "random"], ["--edition", "2016"], ["--rules", "random", "--edition", "2016"]]
)
def test_rules_that_are_drawn_are_in_the_record(tmp_path: Path, rules: list[str]) -> None:
    # R2.1, E2.2: characters and districts differ from game to game.
    different = []
    for row in rows(tmp_path, "citadels", *rules):
        played = import_module("citadels").Game.from_record(row["record"])
        if played.scores != row["scores"]:
            different.append(row["game"])

    assert different == []


@each_game
def test_rules_and_seed_are_those_of_the_record(tmp_path: Path, game: str) -> None:
    row = rows(tmp_path, game, "--seed", "5")[2]
    setup = import_module(game).Game.from_record(row["record"]).setup

    assert (setup["rules"], setup["seed"], row["seed"]) == (json.loads(row["rules"]), row["seed"], draw(5 + 2)[1])


def test_two_processes_write_the_same_rows(tmp_path: Path) -> None:
    assert rows(tmp_path, "praga", "--jobs", "2") == rows(tmp_path, "praga")


def test_more_games_than_a_batch_are_all_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabletop.cli.dataset.BATCH", 3)

    assert len(rows(tmp_path, "catan")) == 4


def test_what_was_played_before_a_bot_fails_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mybot.py").write_text(
        "from pathlib import Path\n"
        "def choose(view, options, dice, budget):\n"
        "    if view['turn'] == 2 and Path('stop').exists():\n        raise ValueError('enough')\n"
        "    if view['turn'] > 20:\n        Path('stop').touch()\n"
        "    return dice.below(len(options))\n",
        encoding="utf-8",
    )

    status = import_module("praga.cli").main(
        ["arena", "mybot.py", "random", "--players", "2", "--games", "4", "--json", "--save", "games.parquet"]
    )

    assert (status, parquet.read_table("games.parquet").num_rows) == (2, 1)

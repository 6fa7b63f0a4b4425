"""The tables of documents that are made from the tree (build/tables.py)."""

from __future__ import annotations

from pathlib import Path

import pytest

from build import commands, games, paths, tables
from build.cli import make_parser
from build.say import BuildError

pytestmark = pytest.mark.desktop


def test_every_table_is_as_the_tree_says() -> None:
    assert tables.stale() == [], f"run `{tables.COMMAND}` and commit the documents"


@pytest.mark.parametrize("document", ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"])
def test_the_ways_in_have_a_table(document: str) -> None:
    assert tables.TABLE.search((paths.ROOT / document).read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", ["games", "places"])
def test_every_game_has_a_row(name: str) -> None:
    rows = tables.TABLES[name](paths.ROOT)

    assert [row[0] for row in rows[1:]] == [game.title for game in games.ALL]


def test_every_game_has_its_rules(tmp_path: Path) -> None:
    links = [row[-1] for row in tables.the_games(paths.ROOT)[1:]]

    assert [links[0].count(".md)"), *("rules.md)" in link for link in links[1:])] == [2, True, True]


def test_a_new_folder_needs_words() -> None:
    with pytest.raises(BuildError, match="site/chess/ has no words in build/tables"):
        tables._check(["site/table"], ["site/table", "site/chess"])


def test_words_of_a_folder_that_is_gone_are_named() -> None:
    with pytest.raises(BuildError, match=r"site/chess/ has words in build/tables\.py, and is not there"):
        tables._check(["site/chess"], [])


def test_a_table_that_nobody_makes_is_an_error() -> None:
    with pytest.raises(BuildError, match="'weather'"):
        tables.filled("<!-- table: weather -->\n", paths.ROOT / "README.md")


def test_a_row_that_was_changed_by_hand_is_written_again() -> None:
    text = "<!-- table: games -->\n| game |\n| Whist |\n\nThe end.\n"

    assert "Whist" not in tables.filled(text, paths.ROOT / "README.md")


def test_the_text_behind_a_table_stays() -> None:
    text = "<!-- table: games -->\n| game |\n\nThe end.\n"

    assert tables.filled(text, paths.ROOT / "README.md").endswith("|\n\nThe end.\n")


@pytest.mark.parametrize(
    ("now", "before", "expected"),
    [
        ("1,080", "1,000", "1,000"),
        ("1,200", "1,000", "1,200"),
        ("800", "1,000", "800"),
        ("", "1,000", ""),
        ("cards", "1,000", "cards"),
    ],
)
def test_a_count_stays_until_it_is_a_tenth_off(now: str, before: str, expected: str) -> None:
    assert tables.steady_count(now, before) == expected


def test_a_count_is_compared_with_that_of_its_own_row() -> None:
    before = "| a | 100 |\n| b | 500 |\n"

    assert tables.counted_before([["b", "510"], ["c", "105"]], before) == [["b", "500"], ["c", "105"]]


def test_links_in_a_table_are_relative_to_its_document() -> None:
    rows = tables.the_commands(paths.ROOT)

    assert any("](docs/checks.md)" in row[1] for row in rows)


def test_every_command_has_a_row() -> None:
    parser = make_parser()
    accepted = [name for name in commands.COMMANDS if parser.parse_args(name.split()).command == name.split()[0]]

    assert accepted == list(commands.COMMANDS)


def test_the_layers_are_those_that_import_linter_checks() -> None:
    assert tables.layers_of("tabletop")[-1] == ["core"]

"""A game is named in its own files and its record alone (bench/game_names.py)."""

from __future__ import annotations

import pytest

from bench import game_names
from build import games


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("from nim import Game", True),
        ("class NimPage", True),
        ("saved_nims", True),
        ("NIM = 1", True),
        ("a nimbus", False),
    ],
)
def test_a_line_names_a_game_by_its_words(text: str, expected: bool) -> None:
    assert game_names.names(text, frozenset({"nim"})) is expected


# It was 270, and 163 once lists came from the records; page objects and stored games of its own are most of the rest.
# Pictures, bots of one's own and environments for learning, of all games side by side, are sixty more.
MOST = 245


def test_no_more_lines_elsewhere_name_the_newest_game() -> None:
    lines = [f"{file}:{number}" for file, number, _ in game_names.lines_elsewhere(games.ALL[-1])]

    assert len(lines) <= MOST, f"write a new line into the game's own files or its record: {lines}"

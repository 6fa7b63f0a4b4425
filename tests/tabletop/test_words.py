"""The kernel knows no game: none of its modules says a word of one."""

from __future__ import annotations

from pathlib import Path

from tests.words_of_games import WORDS, in_files, words_in

KERNEL = Path(__file__).parents[2] / "src" / "tabletop"


def test_the_kernel_says_no_word_of_any_game() -> None:
    files = sorted(KERNEL.rglob("*.py"))

    assert in_files(files, WORDS) == {}


def test_a_word_of_a_game_is_found() -> None:
    assert words_in("who has theGold of the gold_mine", WORDS) == {"gold", "gold_mine"}

"""Checks of the style guide for Chinese that a program can make (docs/chinese.md)."""

import re

import pytest

from build import paths

LANGUAGES = ("zh-Hant", "zh-Hans")
HAN = r"[\u4e00-\u9fff]"
NAME = r"\{ \$(?:player|other|names) \}"
GAP_BESIDE_A_NAME = rf"{HAN} {NAME}|{NAME} {HAN}"
NARROW_MARK = rf"{HAN}[,.;:?!()]|[,.;:?!()]{HAN}"
TOO_POLITE_OR_TOO_NEAR = "您|她|(?<!其)他"
OTHER_PLACES_QUOTES = {"zh-Hant": "[“”‘’]", "zh-Hans": "[「」『』]"}
WORDS_FOR_ANOTHER_THING = {
    "zh-Hant": "牌庫|棋譜|紀錄|桌面|保存|撤銷|施巫術|扮演者",
    "zh-Hans": "牌库|棋谱|桌面|储存|撤回|施巫术|扮演者|了望",
}


def lines_with(language: str, pattern: str) -> list[str]:
    """The lines of a language's messages in which the pattern is found."""
    files = [path for path in paths.files_under(paths.PAGE / "locales" / language) if path.suffix == ".ftl"]
    lines = [line for path in files for line in path.read_text(encoding="utf-8").splitlines()]
    return [line for line in lines if not line.startswith("#") and re.search(pattern, line)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_gap_is_written_beside_a_name(language: str) -> None:
    assert lines_with(language, GAP_BESIDE_A_NAME) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_marks_are_of_full_width(language: str) -> None:
    assert lines_with(language, NARROW_MARK) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_he_she_or_a_stranger(language: str) -> None:
    assert lines_with(language, TOO_POLITE_OR_TOO_NEAR) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_script_quotes_in_its_own_way(language: str) -> None:
    assert lines_with(language, OTHER_PLACES_QUOTES[language]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_used_that_means_another_thing(language: str) -> None:
    assert lines_with(language, WORDS_FOR_ANOTHER_THING[language]) == []

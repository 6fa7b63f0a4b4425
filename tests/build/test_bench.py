"""Files of the workshop's page agree with the engine, the words and the files."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from build import bench, locales, paths
from citadels.workshop.exercises import EXERCISES

NOTATION = (paths.ROOT / "docs" / "notation.md").read_text(encoding="utf-8")


def listed(script: str, name: str) -> list[str]:
    """The texts in a list that a script of the workshop has."""
    source = (bench.SOURCE / script).read_text(encoding="utf-8")
    match = re.search(rf"const {name} = \[(.*?)\]", source, re.DOTALL)
    assert match is not None
    return re.findall(r'"(\w+)"', match[1])


def words() -> set[str]:
    """The ids of the workshop's own messages, in English; the build compares the other languages with it."""
    return {entry.id.name for entry in parse(bench.of_workshop("en")).body if isinstance(entry, ast.Message)}


def test_the_gallery_shows_every_bot_that_is_there() -> None:
    assert set(bench.GALLERY) == {path.stem for path in (bench.SOURCE / "gallery").glob("*.py")}


def test_a_bot_of_the_gallery_has_a_name() -> None:
    assert {f"gallery-{bot}" for bot in bench.GALLERY} - words() == set()


def test_the_page_offers_the_exercises_that_can_be_checked() -> None:
    assert listed("exercises.js", "IDS") == [*EXERCISES]


def test_an_exercise_has_words() -> None:
    assert {f"exercise-{exercise}" for exercise in EXERCISES} - words() == set()


def test_a_key_that_is_completed_is_in_the_notation() -> None:
    assert [key for key in listed("names.js", "KEYS") if not re.search(rf"\b{key}\b", NOTATION)] == []


def messages_of(script: Path) -> set[str]:
    """The messages that a script shows."""
    return set(re.findall(r'(?:say|words)\("(workshop-[a-z-]+[a-z])"', script.read_text(encoding="utf-8")))


def test_a_script_says_only_what_there_are_words_for() -> None:
    known = words()

    unknown = {script.name: messages_of(script) - known for script in bench.SOURCE.glob("*.js")}

    assert {script: messages for script, messages in unknown.items() if messages} == {}


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_the_words_end_with_the_line_by_which_they_are_known_to_be_whole(language: str) -> None:
    assert bench.of_workshop(language).endswith(locales.LAST)

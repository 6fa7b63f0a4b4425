"""What the workshop's page is made of agrees with the engine, the words and the files."""

import re

import pytest
from fluent.syntax import ast, parse

from build import bench, locales, paths
from citadels.workshop.exercises import EXERCISES

NOTATION = (paths.ROOT / "docs" / "notation.md").read_text(encoding="utf-8")


def listed(script: str, name: str) -> list[str]:
    """The texts in a list that a script of the workshop has."""
    source = (bench.SOURCE / script).read_text(encoding="utf-8")
    found = re.search(rf"const {name} = \[(.*?)\]", source, re.DOTALL)
    assert found is not None
    return re.findall(r'"(\w+)"', found[1])


def words() -> set[str]:
    """The ids of the workshop's own messages, in English; the build compares the other languages with it."""
    return {entry.id.name for entry in parse(bench.of_workshop("en")).body if isinstance(entry, ast.Message)}


def test_the_gallery_shows_every_bot_that_is_there() -> None:
    assert set(bench.GALLERY) == {path.stem for path in (bench.SOURCE / "gallery").glob("*.py")}


@pytest.mark.parametrize("bot", bench.GALLERY)
def test_a_bot_of_the_gallery_has_a_name(bot: str) -> None:
    assert f"gallery-{bot}" in words()


def test_the_page_offers_the_exercises_that_can_be_checked() -> None:
    assert listed("exercises.js", "IDS") == [*EXERCISES]


@pytest.mark.parametrize("exercise", EXERCISES)
def test_an_exercise_has_words(exercise: str) -> None:
    assert f"exercise-{exercise}" in words()


@pytest.mark.parametrize("key", listed("names.js", "KEYS"))
def test_a_key_that_is_completed_is_in_the_notation(key: str) -> None:
    assert re.search(rf"\b{key}\b", NOTATION)


@pytest.mark.parametrize("script", sorted(path.name for path in bench.SOURCE.glob("*.js")))
def test_a_script_says_only_what_there_are_words_for(script: str) -> None:
    source = (bench.SOURCE / script).read_text(encoding="utf-8")
    said = set(re.findall(r'(?:say|words)\("(workshop-[a-z-]+[a-z])"', source))

    assert said <= words()


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_the_words_end_with_the_line_by_which_they_are_known_to_be_whole(language: str) -> None:
    assert bench.of_workshop(language).endswith(locales.LAST)

"""Lessons are read line by line and held against the engine; what is wrong with one is said in a sentence."""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from typing import Any

import pytest

from build import games, lessons, locales
from build.say import BuildError
from tests.missing_words import require_none

HEAD = """[Players "[\\"<0>\\",\\"<1>\\",\\"<2>\\",\\"<3>\\"]"]
[Rules "{}"]
[Seed "122099"]
[Version "1"]
;: seat 0
;: minutes 1

"""
WHOLE = ";: ask pick hand:docks else king any\npick merchant\n;: say bye\n"
CHAPTER = ";: chapter all\n" + "".join(f";: say word-{number}\n" for number in range(5))  # with WHOLE, 7 captions


def write_lesson(folder: Path, text: str) -> Any:
    path = folder / "1-try.citadels"
    path.write_text(text, encoding="utf-8")
    return lessons.read(path)


def faults(folder: Path, text: str, chapter: str = CHAPTER) -> list[str]:
    lesson = write_lesson(folder, HEAD + chapter + text)
    return lessons.faults(lesson, lessons.played(lesson))


LESSONS = [(game, path) for game in games.ALL for path in lessons.files(game)]


@pytest.mark.parametrize(("game", "path"), LESSONS, ids=[path.stem for _, path in LESSONS])
def test_the_engine_plays_a_lesson_as_it_is_written(game: games.Game, path: Path) -> None:
    lesson = lessons.read(path)

    assert lessons.faults(lesson, lessons.played(lesson, game), game) == []


@pytest.mark.parametrize(("game", "path"), LESSONS, ids=[path.stem for _, path in LESSONS])
def test_a_lesson_is_a_record_that_any_program_reads(game: games.Game, path: Path) -> None:
    played = importlib.import_module(game.packages[0]).Game.from_record(path.read_text(encoding="utf-8"))

    assert len(played.history) == lessons.read(path)["moves"]


@pytest.mark.parametrize("game", games.ALL, ids=lambda game: game.name)
def test_all_that_the_lessons_say_has_words(game: games.Game) -> None:
    missing = lessons.messages(game) - locales._messages(locales._all("en", game))[0].keys()

    require_none(missing, f"site/locales/en/{game.name}/chapters/lessons.ftl")


@pytest.mark.parametrize("game", games.ALL, ids=lambda game: game.name)
def test_nothing_has_words_that_no_lesson_says(game: games.Game) -> None:
    titles = tuple(lessons.title(lessons.read(path)["name"]) for path in lessons.files(game))
    own = {name for name in locales._messages(locales._all("en", game))[0] if name.startswith(titles)}

    assert own - lessons.messages(game) == set()


COLOURS = {
    "en": ("yellow", "blue", "green", "red", "purple"),
    "zh-Hant": ("黃", "藍", "綠", "紅", "紫"),
    "zh-Hans": ("黄", "蓝", "绿", "红", "紫"),
}
KINDS = ("noble", "religious", "trade", "military", "special")


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_a_colour_is_never_without_its_kind(language: str) -> None:
    """The table names kinds, so a colour alone would be another word for one."""
    words = dict(re.findall(r"^kind-(\w+) = (.+)$", locales._all(language), re.MULTILINE))
    form = r"\b{} \({}\)" if language == "en" else "{}色（{}）"
    colours = list(zip(COLOURS[language], KINDS, strict=True))
    text = (locales.SOURCES / language / "citadels" / "chapters" / "lessons.ftl").read_text(encoding="utf-8").lower()
    for colour, kind in colours:
        text = re.sub(form.format(colour, words[kind]), "", text)
    bare = [rf"\b{colour}\b" if language == "en" else colour for colour, _ in colours]

    assert re.findall("|".join(bare), text) == []


def test_what_most_first_choices_say_stands_once_in_a_lesson_s_file() -> None:
    lesson = lessons.read(lessons.files(games.BY_NAME["crane"])[0])
    view = lessons.played(lesson, games.BY_NAME["crane"])[0]

    short = lessons.opening(view)

    choices = [{**short["usual"], **choice} for choice in short["view"]["prompt"]["choices"]]
    assert [{**choice, "args": short["args"][choice["args"]]} for choice in choices] == view["prompt"]["choices"]


def test_lessons_are_listed_by_their_numbers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("10-last", "2-second", "1-first"):
        (tmp_path / f"{name}.citadels").touch()
    monkeypatch.setattr(lessons, "sources", lambda _: tmp_path)

    assert [path.stem for path in lessons.files()] == ["1-first", "2-second", "10-last"]


def test_a_lesson_without_a_number_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "first.citadels").touch()
    monkeypatch.setattr(lessons, "sources", lambda _: tmp_path)

    with pytest.raises(BuildError, match="no name of a lesson"):
        lessons.files()


def test_captions_stand_before_the_move_below_them(tmp_path: Path) -> None:
    lesson = write_lesson(tmp_path, HEAD + WHOLE)

    assert [(caption["at"], caption["id"], caption["ask"]) for caption in lesson["captions"]] == [
        (0, "lesson-try-pick", True),
        (1, "lesson-try-bye", False),
    ]


def test_places_and_answers_are_told_apart(tmp_path: Path) -> None:
    caption = write_lesson(tmp_path, HEAD + WHOLE)["captions"][0]

    assert (caption["show"], caption["else"]) == (["hand:docks"], ["king", "any"])


def test_a_chapter_begins_at_the_caption_below_it(tmp_path: Path) -> None:
    lesson = write_lesson(tmp_path, HEAD + ";: chapter a\n" + WHOLE.replace(";: say", ";: chapter b\n;: say"))

    assert lesson["chapters"] == [
        {"id": "lesson-try-chapter-a", "at": 0},
        {"id": "lesson-try-chapter-b", "at": 1},
    ]


def test_a_lesson_may_stand_before_another(tmp_path: Path) -> None:
    lesson = write_lesson(tmp_path, HEAD + ";: before first turn\n" + WHOLE)

    assert lesson["before"] == ["first", "lesson-first-chapter-turn"]


def test_a_lesson_before_another_has_no_title_of_its_own() -> None:
    before = [lesson for lesson in map(lessons.read, lessons.files()) if "before" in lesson]

    assert {lessons.title(lesson["name"]) for lesson in before} & lessons.messages() == set()


@pytest.mark.parametrize("path", lessons.files(), ids=lambda path: path.stem)
def test_what_a_lesson_stands_before_is_there(path: Path) -> None:
    chapters = [
        [item["name"], chapter["id"]] for item in map(lessons.read, lessons.files()) for chapter in item["chapters"]
    ]
    before = lessons.read(path).get("before")

    assert before is None or before in chapters


@pytest.mark.parametrize(
    ("chapter", "fault"),
    [
        ("", "it does not begin with a chapter"),
        (CHAPTER.replace(";: chapter all\n", "") + ";: chapter late\n", "it does not begin with a chapter"),
        (";: chapter all\n", "lesson-try-chapter-all has 2 captions, not 6 to 8"),
        (CHAPTER + ";: say more\n;: say most\n", "lesson-try-chapter-all has 9 captions, not 6 to 8"),
    ],
)
def test_what_is_wrong_with_a_chapter_is_told(chapter: str, fault: str, tmp_path: Path) -> None:
    assert faults(tmp_path, WHOLE, chapter) == [fault]


@pytest.mark.parametrize(
    "line", [";:", ";: say", ";: tell pick", ";: seat one", ";: minutes", ";: chapter", ";: before first"]
)
def test_a_line_that_is_none_is_refused(line: str, tmp_path: Path) -> None:
    with pytest.raises(BuildError, match=r"1-try\.citadels, line 8"):
        write_lesson(tmp_path, HEAD + line + "\n" + WHOLE)


def test_a_head_that_lacks_a_line_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match="minutes"):
        write_lesson(tmp_path, HEAD.replace(";: minutes 1\n", "") + WHOLE)


def test_a_move_that_cannot_be_played_is_told(tmp_path: Path) -> None:
    lesson = write_lesson(tmp_path, HEAD + WHOLE.replace("pick merchant", "pick thief"))

    with pytest.raises(lessons.LessonError, match="move number 1"):
        lessons.played(lesson)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (WHOLE.replace("hand:docks", "hand:keep"), "lesson-try-pick points at hand:keep, which is not there"),
        (WHOLE.replace("hand:docks", "seat:4"), "lesson-try-pick points at seat:4, which is not there"),
        (WHOLE.replace("hand:docks", "moon"), "lesson-try-pick points at moon, which is not there"),
        (WHOLE.replace("king any", "queen"), "lesson-try-pick answers to queen, which nobody can choose"),
        (
            WHOLE.replace("ask pick hand:docks else king any", "say pick"),
            "the move at step 0 is the learner's, and nothing asks",
        ),
        (WHOLE.replace("say bye", "ask bye\npick king\n;: say end"), "step 1 is asked for, and is not the learner's"),
        (WHOLE.replace(";: say bye\n", ""), "it does not end with a caption after its last move"),
        (WHOLE.replace("say bye", "say pick"), "lesson-try-pick is said twice"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_lesson_is_told(text: str, fault: str, tmp_path: Path) -> None:
    assert faults(tmp_path, text) == [fault]

"""The terminal's words: the messages of the page, for all that can happen and be chosen, in three languages."""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from citadels.bots import BOTS
from citadels.cli import main, playing
from citadels.cli.words import Words, files
from citadels.table.interface import game_spec
from citadels.table.worker import Table
from tabletop.cli.seating import dealt
from tabletop.cli.words import LANGUAGES, WordsError
from tabletop.notation.record import read_record
from tests.golden.games import RECORDS, text

pytest.importorskip("fluent.runtime", reason="fluent.runtime is not installed")

SOURCES = Path(__file__).parents[2] / "src" / "citadels"


@pytest.fixture(scope="module")
def english() -> Words:
    return Words("en")


def messages_of(path: Path) -> list[dict[str, Any]]:
    """A message of each id that the people of a recorded game were told, were asked, or could choose."""
    head, moves = read_record(text(path))
    table = Table()
    session = table.session = dealt(game_spec(BOTS), head["players"], head["rules"], head["seed"])
    result: dict[str, dict[str, Any]] = {}
    for _, move in moves:
        if session.waiting == "curtain":
            session.open(session.current_player)
        view: dict[str, Any] = dict(table.view())
        lines = [{**entry, "id": f"event-{entry['id']}"} for entry in view["news"]]
        choices = view["prompt"]["choices"]
        whole = [item for item in playing.folded([choice for choice in choices if choice["enabled"]]) if item["role"]]
        result |= {item["id"]: item for item in (*lines, view["prompt"], *choices, *whole)}
        session.choose(move)
    return list(result.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_that_the_engine_names_has_a_message(language: str) -> None:
    words = Words(language)
    words.play("2016")
    named = {
        name for path in SOURCES.rglob("*.py") for name in re.findall(r'\.emit\("([\w-]+)"', path.read_text("utf-8"))
    }
    assert [name for name in sorted(named) if f"event-{name}" not in words] == []


@cache
def words_of(language: str) -> Words:
    return Words(language)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_all_that_a_game_tells_and_asks_can_be_said(path: Path) -> None:
    messages = messages_of(path)
    for words in map(words_of, LANGUAGES):
        words.play(read_record(text(path))[0]["rules"].get("edition", "2005"))
        assert [message["id"] for message in messages if not words.message(message)] == []


def test_a_message_that_is_not_translated_is_in_english(english: Words, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on the page (site/js/fluent.js)."""
    monkeypatch.setattr("citadels.cli.words.files", lambda language: [] if language == "zh-Hant" else files(language))
    assert Words("zh-Hant").say("kind-special") == english.say("kind-special")


def test_an_edition_has_its_own_word_for_what_it_calls_otherwise() -> None:
    """E1.4: the special districts are called unique."""
    words = Words("en")
    words.play("2016")
    assert words.say("kind-special") == "unique"


def test_first_edition_keeps_its_words_after_another_was_played() -> None:
    words = Words("en")
    words.play("2016")
    words.play("2005")
    assert words.say("kind-special") == "special"


def test_what_an_edition_says_not_otherwise_is_said_as_ever() -> None:
    """Its own help is all that the Keep of 2016 has: the name is the card's of both."""
    words = Words("en")
    words.play("2016")
    assert words.say("card-keep") == "Keep"


def test_event_without_a_message_is_an_error(english: Words) -> None:
    with pytest.raises(KeyError, match="event-eclipse"):
        english.say("event-eclipse")


def test_message_without_its_argument_is_an_error(english: Words) -> None:
    with pytest.raises(KeyError, match="event-picked"):
        english.say("event-picked")


def test_cards_are_called_by_name(english: Words) -> None:
    assert english.say("event-built", player="Bob", card="haunted_city", gold=2) == "Bob builds Haunted City for 2."


def test_one_card_is_one_card(english: Words) -> None:
    assert english.say("event-draw", player="Ann", count=1) == "Ann draws 1 card."


def test_cards_are_listed_as_the_language_does() -> None:
    text = Words("zh-Hant").say("event-draw-own", player="安", cards=("temple", "manor", "docks"))
    assert "神廟、莊園和船塢" in text


def test_message_within_a_message_is_said(english: Words) -> None:
    reason = {"id": "why-too-dear", "args": {"missing": 2}}
    assert english.say("story-other", player="Ann", what=reason).endswith("2 gold short")


def test_words_of_chapters_are_left_to_the_page() -> None:
    assert {path.parent.name for path in files("en")} == {"any", "citadels", "terminal"}


def test_missing_fluent_is_said_with_the_way_to_get_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "fluent.runtime", None)
    main(["play"])
    assert "pip install fluent.runtime" in capsys.readouterr().err


def test_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(WordsError, match="en, zh-Hant, zh-Hans"):
        Words("tlh")

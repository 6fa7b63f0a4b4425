"""Every card of 2016 is complete: named, explained and ruled on in English; with a face (E1.1 to E1.3)."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.serializer import serialize_element

from build.locales import LANGUAGES, REFERENCE
from citadels.cards.sets import SETS
from citadels.core.definitions import SPECIAL, District, Role
from citadels.core.registry import NEWER, PLAYED
from citadels.drawing.faces.edition_2016 import NEW_2016
from citadels.drawing.faces.portraits import PORTRAITS
from tests.catalog.test_completeness import ROOT, messages, sayings
from tests.missing_words import require_none

WORDS_OF_2016 = "site/locales/en/citadels/chapters/edition_2016.ftl"


def lacking(kind: str, card: Role | District) -> list[str]:
    """The messages that a card lacks in English."""
    known = messages(REFERENCE)
    text = card.text or card.id
    needed = [f"{kind}-{card.id}", *sayings(card)]
    brief = [] if kind == "card" or "brief" in known.get(f"role-{text}", ()) else [f"role-{text}.brief"]
    if isinstance(card, Role):
        needed += [f"word-{card.id}", f"ruling-{text}-1"]
    elif card.kind == SPECIAL:
        needed += [f"ruling-{text}-1"]
    helped = [] if "help" in known.get(f"{kind}-{text}", ()) else [f"{kind}-{text}.help"]
    return [name for name in needed if name not in known] + helped + brief


def test_a_character_has_its_words() -> None:
    """E1.3."""
    require_none((name for role in NEWER.roles.values() for name in lacking("role", role)), WORDS_OF_2016)


def test_a_district_has_its_words() -> None:
    """E1.1, E1.2."""
    require_none((name for card in NEWER.districts.values() for name in lacking("card", card)), WORDS_OF_2016)


@cache
def texts(language: str) -> dict[str, str]:
    """The words of every message and of its help, those it takes from others written out."""
    result: dict[str, str] = {}
    for path in (ROOT / "site" / "locales" / language).rglob("*.ftl"):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term):
                name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                parts = [
                    (name, entry.value),
                    *((f"{name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes),
                ]
                result |= {word: _serialize(pattern) for word, pattern in parts if pattern is not None}
    return {name: _whole(text, result) for name, text in result.items()}


def _serialize(pattern: ast.Pattern) -> str:
    return "".join(serialize_element(element) for element in pattern.elements)


def _whole(text: str, result: dict[str, str]) -> str:
    return re.sub(r"\{ (-?[a-z][\w-]*) \}", lambda other: _whole(result[other[1]], result), text)


def texts_of(kind: str, card: Role | District, language: str) -> list[str]:
    """The translated help and rulings that a reader of 2016 is shown: those of the edition, else those of both."""
    known, text = texts(language), card.text or card.id
    helps = [f"{kind}-{card.id}_2016.help", f"{kind}-{text}.help"]
    stem = f"ruling-{card.id}-2016-" if f"ruling-{card.id}-2016-1" in known else f"ruling-{text}-"
    return [
        *[known[word] for word in helps if word in known][:1],
        *(known[word] for word in known if word.startswith(stem)),
    ]


def gone(language: str) -> set[str]:
    """The names of cards that 2016 does not have, and its kind that has another name; a Chinese one stays (鬼城)."""
    known = texts(language)
    older = {f"card-{word}" for word in PLAYED.districts if word not in NEWER.districts} | {"kind-special"}
    names, newer = [
        {known[word] for word in words if word in known}
        for words in (older, [f"card-{word}" for word in NEWER.districts])
    ]
    return names - newer


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_of_a_card_that_2016_does_not_have(language: str) -> None:
    """E1.2, E1.4: no Hospital, Ball Room, Graveyard or Bell Tower, and nothing is special any more."""
    cards = [("role", card) for card in NEWER.roles.values()] + [("card", card) for card in NEWER.districts.values()]
    words = [text for kind, card in cards for text in texts_of(kind, card, language)]
    assert [text for text in words for name in gone(language) if name in text] == []


def test_every_character_has_a_face() -> None:
    """E1.2."""
    assert {*NEWER.roles} - PORTRAITS.keys() == set()


def test_a_face_is_drawn_once() -> None:
    """Faces of both editions are in the sprite that every page loads."""
    assert {*NEWER.roles} - {*PLAYED.roles} == NEW_2016.keys()


def test_every_set_has_a_name_and_a_sentence() -> None:
    """E13."""
    needed = [name for card_set in SETS[NEWER.word] for name in (f"set-{card_set.id}", f"set-{card_set.id}-help")]
    require_none((name for name in needed if name not in messages(REFERENCE)), WORDS_OF_2016)

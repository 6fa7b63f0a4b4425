"""Every card is complete: named, explained and ruled on in English; drawn, tested by its rule, in a golden record.

The one place to look when a card is added: what it still lacks is listed by name.
"""

from __future__ import annotations

import ast as python
import re
from collections import Counter
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from build.locales import REFERENCE
from citadels.bots import BOTS
from citadels.bots.styles import STYLES
from citadels.cards.catalog import ALL_DISTRICTS, ALL_ROLES
from citadels.core.definitions import SPECIAL, District, Role
from citadels.core.verbs import Verb
from citadels.drawing.city.buildings import BUILDINGS
from citadels.drawing.faces.classic import CLASSIC
from citadels.drawing.faces.others import OTHERS
from citadels.drawing.faces.portraits import PORTRAITS
from tabletop.core.event_spec import EventSpec
from tests.golden.features import used
from tests.missing_words import require_none

ROOT = Path(__file__).parents[2]
ROLES = [role.id for role in ALL_ROLES]
DISTRICTS = [district.id for district in ALL_DISTRICTS]
PLAIN = {district.id for district in ALL_DISTRICTS if district.kind != SPECIAL}  # they pay and score: no more to say

CARDS: dict[str, Role | District] = {role.id: role for role in ALL_ROLES}
CARDS |= {district.id: district for district in ALL_DISTRICTS}

WORDS_OF_CARDS = "site/locales/en/citadels/, such as cards.ftl and chapters/rules.ftl"


@cache
def messages(language: str) -> dict[str, set[str]]:
    """The attributes of every message of a language that has words."""
    result: dict[str, set[str]] = {}
    for path in sorted((ROOT / "site" / "locales" / language).rglob("*.ftl")):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                result[entry.id.name] = {part.id.name for part in entry.attributes}
    return result


@cache
def named_in_tests() -> set[str]:
    """Every word that the tests of rules and printed cards play with: what only a docstring names is not tested."""
    files = [*sorted((ROOT / "tests" / "rules").glob("test_*.py")), ROOT / "tests" / "catalog" / "test_cards.py"]
    result: set[str] = set()
    for path in files:
        tree = python.parse(path.read_text(encoding="utf-8"))
        exprs = [node.value for node in python.walk(tree) if isinstance(node, python.Expr)]
        lines = {id(value) for value in exprs}
        texts = [
            node.value for node in python.walk(tree) if isinstance(node, python.Constant) and id(node) not in lines
        ]
        result |= {word for text in texts if isinstance(text, str) for word in re.findall(r"[a-z_]+", text)}
    return result


def sayings(card: Role | District) -> list[str]:
    """Every message that a card's moves, questions and events need, by what it declares of them."""
    needed = [f"prompt-{question.prompt}" for question in card.questions]
    needed += [f"choice-{question.no}" for question in card.questions if question.no != "pass"]
    verbs = [power.verb for power in card.powers] + [verb for question in card.questions for verb in question.verbs]
    needed += [f"choice-{kind}" for verb in verbs for kind in verb.kinds()]
    for power in card.powers:
        whole = power.verb.forms != ("",) if power.verb.whole is None else power.verb.whole
        needed += [f"group-{power.verb.word}"] if whole else []
    for spec in (*card.events, *(spec for power in card.powers for spec in power.events)):
        needed += [f"event-{spec.event}"]
        needed += [] if spec.not_in_story else [f"did-{spec.event}"]
        needed += [f"hit-{spec.event}"] if spec.affects else []
    return needed


@cache
def recorded() -> set[str]:
    """Return all features that the golden records use together."""
    games = sorted((ROOT / "tests" / "golden").glob("*.citadels"))
    return set().union(*(used(path.read_text(encoding="utf-8")) for path in games))


def unwritten(kind: str, card: str) -> list[str]:
    """The English messages that a card lacks: name, help text, line in the draft, word in the setup, ruling, rest."""
    known = messages(REFERENCE)
    needed = [f"{kind}-{card}", *(sayings(CARDS[card]) if card in CARDS else [])]
    needed += [f"word-{card}"] if kind == "role" else []
    needed += [] if card in PLAIN else [f"ruling-{card}-1"]
    parts = ("help", "brief") if kind == "role" else ("help",)
    missing = [f"{kind}-{card}.{part}" for part in parts if part not in known.get(f"{kind}-{card}", ())]
    return [name for name in needed if name not in known] + missing


def lacking(kind: str, card: str) -> list[str]:
    """List, in words, a card's gaps beside its messages."""
    missing: list[str] = []
    drawn = PORTRAITS if kind == "role" else BUILDINGS
    missing += [] if card in drawn else ["drawing"]
    missing += [] if card in named_in_tests() else ["test of its rule"]
    missing += [] if f"{'role' if kind == 'role' else 'built'} {card}" in recorded() else ["golden record"]
    return missing


def test_a_character_has_its_words() -> None:
    """R1.5."""
    require_none((name for role in ROLES for name in unwritten("role", role)), WORDS_OF_CARDS)


def test_a_district_has_its_words() -> None:
    """R1.2, R1.3, R1.4."""
    require_none((name for district in DISTRICTS for name in unwritten("card", district)), WORDS_OF_CARDS)


def test_a_character_is_complete() -> None:
    """R1.5."""
    missing = {role: lacking("role", role) for role in ROLES}

    assert {role: items for role, items in missing.items() if items} == {}


def test_a_district_is_complete() -> None:
    """R1.2, R1.3, R1.4."""
    missing = {district: lacking("card", district) for district in DISTRICTS}

    assert {district: items for district, items in missing.items() if items} == {}


def test_a_word_that_is_missing_is_listed_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """A power that nobody has found words for, of a card that has all else."""
    abbot = next(role for role in ALL_ROLES if role.id == "abbot")
    alms = replace(abbot.powers[1], verb=Verb("alms", ("seat",)), events=(EventSpec("alms", affects="other"),))
    monkeypatch.setitem(CARDS, "abbot", replace(abbot, powers=(alms,)))
    assert unwritten("role", "abbot") == ["choice-alms", "group-alms", "event-alms", "did-alms", "hit-alms"]


def test_no_face_is_left_over() -> None:
    """A face without a card would be sent to every player for nothing."""
    assert (CLASSIC | OTHERS).keys() - {*ROLES} == set()


def test_what_is_missing_is_listed() -> None:
    """A card nobody has written anything for lacks it all."""
    assert lacking("role", "jester") == ["drawing", "test of its rule", "golden record"]


def test_missing_messages_of_a_card_are_listed_by_their_ids() -> None:
    assert unwritten("role", "jester") == [
        "role-jester",
        "word-jester",
        "ruling-jester-1",
        "role-jester.help",
        "role-jester.brief",
    ]


def test_every_bot_is_named() -> None:
    assert [name for name in BOTS if f"bot-{name}" not in messages(REFERENCE)] == []


def test_every_bot_is_explained_and_every_personality_named() -> None:
    wanted = {f"bot-{bot}": {"help", "name"} if bot in STYLES else {"help"} for bot in BOTS}
    assert {name: messages(REFERENCE)[name] for name in wanted} == wanted


def shared_verbs(role: Role) -> list[str]:
    """The words of two powers that a character can have at once, whatever stands in the city."""
    powers = [*role.powers, *(power for district in ALL_DISTRICTS for power in district.powers)]
    verbs = Counter(power.verb.word for power in powers)
    return [verb for verb, powers_with_it in verbs.items() if powers_with_it > 1]


def test_a_verb_leads_to_one_power() -> None:
    shared = {role.id: shared_verbs(role) for role in ALL_ROLES}

    assert {role: verbs for role, verbs in shared.items() if verbs} == {}

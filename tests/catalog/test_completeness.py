"""Every card is whole: named and explained in each language, with an emblem, a rule's test and a golden record.

The one place to look when a card is added: what it still lacks is listed by name.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from build.locales import LANGUAGES
from citadels.bots import BOTS
from citadels.catalog import ALL_DISTRICTS, ALL_ROLES
from citadels.records import Role
from tests.golden.features import used

ROOT = Path(__file__).parents[2]
ROLES = [role.id for role in ALL_ROLES]
DISTRICTS = [district.id for district in ALL_DISTRICTS]


@cache
def messages(language: str) -> dict[str, set[str]]:
    """The attributes of every message of a language that has words."""
    found: dict[str, set[str]] = {}
    for path in sorted((ROOT / "site" / "locales" / language).glob("*.ftl")):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                found[entry.id.name] = {part.id.name for part in entry.attributes}
    return found


@cache
def icons() -> dict[str, str]:
    """The emblem of each card."""
    return dict(json.loads((ROOT / "site" / "art" / "icons.json").read_text(encoding="utf-8")))


@cache
def named_in_tests() -> set[str]:
    """Every word of the tests of rules and printed cards."""
    files = [*sorted((ROOT / "tests" / "rules").glob("test_*.py")), ROOT / "tests" / "catalog" / "test_cards.py"]
    texts = [path.read_text(encoding="utf-8") for path in files]
    return set(re.findall(r"[a-z_]+", "\n".join(texts)))


@cache
def recorded() -> set[str]:
    """What the golden records use together."""
    games = sorted((ROOT / "tests" / "golden").glob("*.citadels"))
    return set().union(*(used(path.read_text(encoding="utf-8")) for path in games))


def lacking(kind: str, card: str) -> list[str]:
    """What a card lacks, in words."""
    message = f"{kind}-{card}"
    missing = []
    for language in LANGUAGES:
        known = messages(language)
        missing += [] if message in known else [f"name ({language})"]
        missing += [] if "help" in known.get(message, ()) else [f"help text ({language})"]
        missing += [] if kind == "card" or f"word-{card}" in known else [f"word for the setup ({language})"]
    missing += [] if card in icons() else ["emblem"]
    missing += [] if card in named_in_tests() else ["test of its rule"]
    missing += [] if f"{'role' if kind == 'role' else 'built'} {card}" in recorded() else ["golden record"]
    return missing


@pytest.mark.parametrize("role", ROLES)
def test_a_character_is_complete(role: str) -> None:
    """R1.5."""
    assert lacking("role", role) == []


@pytest.mark.parametrize("district", DISTRICTS)
def test_a_district_is_complete(district: str) -> None:
    """R1.2, R1.3, R1.4."""
    assert lacking("card", district) == []


def test_no_emblem_is_left_over() -> None:
    """An emblem without a card would be sent to every player for nothing."""
    assert icons().keys() - {*ROLES, *DISTRICTS} == set()


def test_what_is_missing_is_listed() -> None:
    """A card nobody has written anything for lacks it all."""
    assert lacking("role", "jester") == [
        *(f"{what} ({language})" for language in LANGUAGES for what in ("name", "help text", "word for the setup")),
        "emblem",
        "test of its rule",
        "golden record",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_is_named(language: str) -> None:
    """Whoever can sit at the table has a name in each language."""
    assert [name for name in BOTS if f"bot-{name}" not in messages(language)] == []


@pytest.mark.parametrize("role", ALL_ROLES, ids=lambda role: role.id)
def test_a_verb_leads_to_one_power(role: Role) -> None:
    """Whatever stands in a character's city: what is said is never a word of two powers."""
    powers = [*role.powers, *(power for district in ALL_DISTRICTS for power in district.powers)]
    verbs = Counter(verb for power in powers for verb in power.verbs)
    assert [verb for verb, powers_saying_it in verbs.items() if powers_saying_it > 1] == []

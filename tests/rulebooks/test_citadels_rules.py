"""Every paragraph and every card of the Citadels rulebook names the rules that it tells."""

from __future__ import annotations

import pytest

from build.paths import ROOT
from citadels.core.definitions import SPECIAL
from citadels.core.registry import NEWER, PLAYED, Edition
from tests.rulebooks import sentences
from tests.rulebooks.citadels_rules import CARDS, CARDS_2016, RULES
from tests.test_citations import NUMBERED

DOCUMENTS = ("rules.md", "rules-2016.md")
RULINGS = "ruling-"  # they stand below the cards they are on
BOOKS = (RULES, CARDS, CARDS_2016)
EDITIONS = [(PLAYED, CARDS, "R"), (NEWER, CARDS_2016, "E")]
# What no rule says: that options are set before the deal, the seed, the headings of the signs, the keys, the bots.
NO_RULES = ("rules-options-1", "rules-options-10", "rules-signs-", "rules-keys-", "rules-bots-")


def paragraphs() -> list[str]:
    """The paragraphs of the rulebook that tell a rule."""
    return [
        name
        for name, text in sentences.sentences("en", "citadels").items()
        if not sentences.is_heading(text) and not name.startswith(RULINGS) and not _is_the_page_s(name)
    ]


def _is_the_page_s(name: str) -> bool:
    return any(name == page or (page.endswith("-") and name.startswith(page)) for page in NO_RULES)


def numbered() -> set[str]:
    """The numbers of all rules of both editions."""
    texts = [(ROOT / "docs" / name).read_text(encoding="utf-8") for name in DOCUMENTS]
    return {rule for text in texts for rule in NUMBERED.findall(text)}


def test_every_paragraph_is_bound() -> None:
    """A failure shows lines to paste into citadels_rules.py."""
    missing = [f'    "{name}": "",' for name in paragraphs() if name not in RULES]

    assert not missing, "\n" + "\n".join(missing)


def test_no_paragraph_is_bound_that_is_not_there() -> None:
    assert [name for name in RULES if name not in paragraphs()] == []


def test_every_paragraph_names_a_rule() -> None:
    assert [name for book in BOOKS for name, rules in book.items() if not rules.split()] == []


def test_every_rule_is_in_the_documents() -> None:
    known = numbered()

    assert {rule for book in BOOKS for rules in book.values() for rule in rules.split()} - known == set()


def test_a_section_of_2016_names_rules_of_2016() -> None:
    """E12.2: the numbers of that edition begin with E."""
    assert {
        name
        for name, rules in RULES.items()
        if name.startswith("rules-2016-") != all(r[0] == "E" for r in rules.split())
    } == set()


@pytest.mark.parametrize(("edition", "cards", "letter"), EDITIONS)
def test_every_card_is_bound(edition: Edition, cards: dict[str, str], letter: str) -> None:
    """Common districts have no rule but their kind."""
    special = [card.id for card in edition.districts.values() if card.kind == SPECIAL]

    assert sorted(cards) == sorted([*edition.roles, *special])


@pytest.mark.parametrize(("edition", "cards", "letter"), EDITIONS)
def test_a_card_names_rules_of_its_edition(edition: Edition, cards: dict[str, str], letter: str) -> None:
    assert [name for name, rules in cards.items() for rule in rules.split() if not rule.startswith(letter)] == []


@pytest.mark.parametrize("language", sentences.LANGUAGES)
def test_no_language_has_a_paragraph_that_english_lacks(language: str) -> None:
    assert set(sentences.sentences(language, "citadels")) - set(sentences.sentences("en", "citadels")) == set()

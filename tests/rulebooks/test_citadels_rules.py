"""Every paragraph of the Citadels rulebook names the rules that it tells; rulings stand below the cards they are on."""

from __future__ import annotations

import pytest

from build.paths import ROOT
from tests.rulebooks import sentences
from tests.rulebooks.citadels_rules import RULES
from tests.test_citations import NUMBERED

DOCUMENTS = ("rules.md", "rules-2016.md")
RULINGS = "ruling-"
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
    assert [name for name, rules in RULES.items() if not rules.split()] == []


def test_every_rule_is_in_the_documents() -> None:
    known = numbered()

    assert {rule for rules in RULES.values() for rule in rules.split()} - known == set()


def test_a_section_of_2016_names_rules_of_2016() -> None:
    """E12.2: the numbers of that edition begin with E."""
    assert {
        name
        for name, rules in RULES.items()
        if name.startswith("rules-2016-") != all(r[0] == "E" for r in rules.split())
    } == set()


@pytest.mark.parametrize("language", sentences.LANGUAGES)
def test_no_language_has_a_paragraph_that_english_lacks(language: str) -> None:
    assert set(sentences.sentences(language, "citadels")) - set(sentences.sentences("en", "citadels")) == set()

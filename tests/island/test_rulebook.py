"""The island's rulebook: its sections, the numbers of their rules, and the search."""

from __future__ import annotations

import re
from typing import Any

import pytest

from build import games, locales
from build.paths import ROOT
from tests.page.device import Device
from tests.page.tree import arguments, messages, with_class

WORDS = set(locales._messages(locales._all("en", games.BY_NAME["island"]))[0])
TEXT = (ROOT / "docs" / "catan" / "rules.md").read_text(encoding="utf-8")
RULES = set(re.findall(r"\*\*(K\d+\.\d+)\*\*", TEXT))


@pytest.fixture
def book(app: Any, device: Device) -> Any:
    """The page with the contents of the rulebook open."""
    page = app.open()
    device.settle(page.act, "help", "", "")
    device.settle(page.act, "sheet-back", "", "")
    return page


def sheet(device: Device) -> Any:
    """The open sheet."""
    return device.stage.trees["sheet"]


def test_on_the_first_screen_the_rules_in_short_come_first(app: Any, device: Device) -> None:
    device.settle(app.open().act, "help", "", "")

    assert "help-goal" in messages(sheet(device))


def test_the_contents_lead_to_every_section(app: Any, book: Any, device: Device) -> None:
    assert arguments(sheet(device), "rules-open")[1:] == [f"rules-{name}" for name, _ in app.rules.SECTIONS]


def test_each_paragraph_has_its_words_and_there_is_none_more(app: Any, book: Any) -> None:
    named = {f"rules-{name}-{number}" for name, rules in app.rules.SECTIONS for number in range(1, len(rules) + 1)}

    assert {name for name in WORDS if re.fullmatch(r"rules-\w+-\d+", name)} == named


def test_every_number_is_that_of_a_rule(app: Any, book: Any) -> None:
    cited = {number for _, rules in app.rules.SECTIONS for rule in rules for number in rule.split()}

    assert cited - RULES == set()


def test_a_section_leads_to_the_next(app: Any, book: Any, device: Device) -> None:
    device.settle(book.act, "rules-open", "rules-build", "")

    assert arguments(sheet(device), "rules-open") == ["rules-trade"]


def test_the_section_on_building_shows_what_everything_costs(book: Any, device: Device) -> None:
    device.settle(book.act, "rules-open", "rules-build", "")

    assert len(with_class(sheet(device), "cost")) == 4  # C-10


def test_back_leads_from_a_section_to_the_contents(book: Any, device: Device) -> None:
    device.settle(book.act, "rules-open", "rules-build", "")
    device.settle(book.act, "sheet-back", "", "")

    assert with_class(sheet(device), "book-search")


@pytest.mark.parametrize(("query", "place"), [("seven", "rules-seven"), ("trade", "rules-trade"), ("zzz", None)])
def test_a_search_finds_sections_by_their_words(book: Any, device: Device, query: str, place: str | None) -> None:
    device.settle(book.act, "rules-search", "", query)

    assert (place in arguments(sheet(device), "rules-open")) == (place is not None)


def test_at_a_table_it_opens_where_it_was_closed(app: Any, device: Device) -> None:
    page = app.dealt({"board": "beginner", "start": "quick"})
    device.settle(page.act, "help", "", "")
    device.settle(page.act, "rules-open", "rules-cards", "")
    device.settle(page.act, "close-sheet", "", "")

    device.settle(page.act, "help", "", "")

    assert "rules-cards-1" in messages(sheet(device))

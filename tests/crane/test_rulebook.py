"""The rulebook of Crown and Crane: its sections and the numbers of their rules (the book is any game's)."""

from __future__ import annotations

import re
from typing import Any

from build import games
from build.paths import ROOT
from tests.page.device import Device
from tests.page.game_app import words
from tests.page.tree import arguments, messages, with_class

TEXT = (ROOT / "docs" / "praga" / "rules.md").read_text(encoding="utf-8")
RULES = set(re.findall(r"\bP\d+\.\d+\b", TEXT))


def test_on_the_first_screen_the_rules_in_short_come_first(app: Any, device: Device) -> None:
    device.settle(app.open().act, "help", "", "")

    assert "help-goal" in messages(device.stage.trees["sheet"])


def test_the_contents_lead_to_every_section(app: Any, device: Device) -> None:
    page = app.open()
    device.settle(page.act, "help", "", "")
    device.settle(page.act, "sheet-back", "", "")

    listed = arguments(device.stage.trees["sheet"], "rules-open")

    assert listed == ["book-short", *(f"rules-{name}" for name, _ in app.rules.SECTIONS)]


def test_each_paragraph_has_its_words_and_there_is_none_more(app: Any) -> None:
    app.open()
    named = {f"rules-{name}-{number}" for name, rules in app.rules.SECTIONS for number in range(1, len(rules) + 1)}

    assert {name for name in words(games.BY_NAME["crane"]) if re.fullmatch(r"rules-\w+-\d+", name)} == named


def test_every_number_is_that_of_a_rule(app: Any) -> None:
    app.open()
    cited = {number for _, rules in app.rules.SECTIONS for rule in rules for number in rule.split()}

    assert cited - RULES == set()


def test_each_section_has_a_picture_or_the_legend(app: Any) -> None:
    app.open()

    assert {name for name, _ in app.rules.SECTIONS} == {*app.figures.FIGURES, "signs"}


def test_each_picture_is_drawn_with_its_numbers(app: Any) -> None:
    """Numbers of the crane's were missing: their prices were looked up in another list."""
    app.open()

    numbers = {name: len(with_class(app.figures.figure(name), "rule-mark")) for name in app.figures.FIGURES}

    assert numbers == {name: len(points) for name, (_, _, points) in app.figures.FIGURES.items()}


def test_each_number_of_a_picture_has_its_words_and_there_is_none_more(app: Any) -> None:
    app.open()
    figures = {name: points for name, (_, _, points) in app.figures.FIGURES.items()}
    named = {f"figure-{name}-{at}" for name, points in figures.items() for at in range(1, len(points) + 1)}

    assert {name for name in words(games.BY_NAME["crane"]) if name.startswith("figure-")} == named


def test_a_section_shows_its_picture_with_a_line_for_each_number(app: Any, device: Device) -> None:
    page = app.open()
    device.settle(page.act, "help", "", "")

    device.settle(page.act, "rules-open", "rules-wall", "")

    sheet = device.stage.trees["sheet"]
    lines = [message for message in messages(sheet) if message.startswith("figure-wall-")]
    assert len(with_class(sheet, "rule-mark")) == len(lines) == len(app.figures.FIGURES["wall"][2])

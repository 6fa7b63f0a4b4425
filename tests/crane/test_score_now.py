"""The score if the game ended now, and a device that is shared, at the table of Crown and Crane."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from build.paths import PAGE
from tests.crane.table_of_crane import sit
from tests.page.tree import args_of, doing, messages, with_class
from tests.praga.positions import player, turn

PEOPLE = (0, 1)
LOCALES = PAGE / "locales"


def test_a_tap_on_ones_points_opens_the_score_if_the_game_ended_now(app: Any) -> None:
    """P14.5: an egg is a point at the end."""
    table = sit(app, turn(player(points=3, eggs=1)))
    table.act("score-now")
    assert "score-eggs" in messages(table.sheet)


def test_the_score_has_no_line_that_is_zero_for_everybody(app: Any) -> None:
    """P14.1: somebody's eggs alone make a line."""
    table = sit(app, turn(player(points=3), player(eggs=1)))
    table.act("score-now")
    lines = {name for name in messages(table.sheet) if name.startswith(("score-", "earned-"))}
    assert lines & {"score-eggs", "score-seals", "score-plazas", "score-walls"} == {"score-eggs"}


def test_the_chip_of_another_says_what_they_would_have(app: Any) -> None:
    """P14.5: three eggs are six points."""
    table = sit(app, turn(player(), player(points=2, eggs=3)))
    assert [args["count"] for args in args_of(table.parts("seats"), "fact-score-now")] == [8]


def test_people_at_one_device_see_the_goods_of_whoevers_turn_it_is(app: Any) -> None:
    """P1.3."""
    table = sit(app, turn(player(gold=5)), PEOPLE)
    assert table.count("gold") == 5


def test_people_at_one_device_can_ask_for_a_hint(app: Any) -> None:
    table = sit(app, turn(player()), PEOPLE)
    assert doing(table.parts("decision"), "hint")


def test_a_choice_says_what_it_changes_at_the_end(app: Any) -> None:
    """P14.3: a row more on the Wall."""
    table = sit(app, turn(player(silver=2)))
    assert with_class(table.parts("decision"), "at-end")


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
def test_each_line_of_the_score_has_a_name_of_its_own(language: str) -> None:
    """P14.1: "Plazas" and "Walls" stood there twice, for what came in play and for what the end brings."""
    text = (LOCALES / language / "crane" / "chapters" / "points.ftl").read_text(encoding="utf-8")
    names = Counter(re.findall(r"^(?:score|earned)-\w+ = (.+)$", text, re.MULTILINE))

    assert [name for name, times in names.items() if times > 1] == []

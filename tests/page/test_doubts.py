"""A character that lies face up is nobody's: the page asks beginners once whether they mean to name it (R5.1, R5.2)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.page.table_of_citadels import TableOfCitadels, sit
from tests.rules.table import seat, turn

ASKED = "face-up-sure"
NAMING = [("assassin", "assassinate merchant"), ("thief", "rob merchant"), ("witch", "bewitch merchant")]


def table_of(app: Any, role: str, bot: str = "newcomer", up: str = "merchant") -> TableOfCitadels:
    """A turn in which a character is to be named, with two that lie face up, beside bots of one strength."""
    others = [name for name in ("bishop", "king") if name != role]
    game = turn(role, seat(role), *[seat(name) for name in others], seat("architect"), up=up, taken="resources")
    table = sit(app, game)
    for row in table.page.play.view["seats"]:
        row["bot"] = row["bot"] and bot
    return table


def played(app: Any) -> list[str]:
    """The moves that the engine was asked to play."""
    return [request["move"] for request in app.device.window.engine.requests if request["do"] == "choose"]


@pytest.mark.parametrize(("role", "move"), NAMING)
def test_a_beginner_who_names_a_character_that_lies_face_up_is_asked_once(app: Any, role: str, move: str) -> None:
    table = table_of(app, role)

    table.act("choose", move)

    assert (played(app), table.page.play.table.doubted) == ([], move)


def test_the_question_says_that_nobody_has_it(app: Any) -> None:
    table = table_of(app, "assassin")

    table.act("choose", "assassinate merchant")

    assert "Merchant: face up, so nobody has it this round." in table.text(app.device.stage.trees["table"])


@pytest.mark.parametrize(("role", "move"), NAMING)
def test_who_chooses_it_again_means_it(app: Any, role: str, move: str) -> None:
    table = table_of(app, role)
    table.act("choose", move)

    table.act("choose", move)

    assert played(app) == [move]


def test_another_thing_takes_the_question_away(app: Any) -> None:
    table = table_of(app, "assassin")
    table.act("choose", "assassinate merchant")

    table.act("aim", "role:king")

    assert table.page.play.table.doubted is None


def test_a_character_that_somebody_may_have_is_named_at_once(app: Any) -> None:
    table = table_of(app, "assassin")

    table.act("choose", "assassinate king")

    assert played(app) == ["assassinate king"]


def test_beside_stronger_bots_nobody_is_asked(app: Any) -> None:
    table = table_of(app, "assassin", bot="casual")

    table.act("choose", "assassinate merchant")

    assert played(app) == ["assassinate merchant"]


def test_of_several_that_are_named_together_those_face_up_are_found(app: Any) -> None:
    """E5.3: the Magistrate's warrants and the Blackmailer's threats are named together."""
    assert table_of(app, "assassin").page.play.table.named_in_vain("warrant king merchant") == ["merchant"]

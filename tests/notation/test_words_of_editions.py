"""Positions and views are read with the cards of the table's edition, and of no other (E12.2)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from citadels import Game, PositionError
from citadels.cards.catalog import ALL_DISTRICTS, ALL_ROLES, add
from citadels.core.definitions import SPECIAL, District
from citadels.core.registry import PLAYED, Edition
from citadels.flow import options
from citadels.views import view
from citadels.views.view import read_view
from tests.cards.registry_snapshot import restore, snapshot
from tests.rules.table import Json, position, seat

GAZEBO = District("gazebo", SPECIAL, 2, edition="elsewhere")


@pytest.fixture(autouse=True)
def _of_another_edition(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Tables are of an edition that alone has the Gazebo."""
    before = snapshot()
    edition = Edition("other")
    add(*ALL_ROLES, *ALL_DISTRICTS, GAZEBO, edition=edition)
    monkeypatch.setattr(options, "PLAYED", edition)
    monkeypatch.setattr(view, "_TABLES", [])
    yield
    restore(before)


def with_a_gazebo() -> Json:
    """The King's turn, with a Gazebo in their city."""
    return position(
        seat("king", city="gazebo"), phase={"name": "turn", "rank": 4, "seat": 0}, rules={"specials": ["gazebo"]}
    )


def test_a_position_is_read_with_the_cards_of_its_edition() -> None:
    assert Game.from_position(with_a_gazebo()).position()["players"][0]["city"] == ["gazebo"]


def test_what_is_seen_is_read_with_the_cards_of_its_edition() -> None:
    held = with_a_gazebo()
    held["players"][0]["city"], held["players"][0]["hand"] = [], ["gazebo"]
    held["players"][1]["seen"] = {"hands": {"0": ["gazebo"]}}
    assert Game.from_position(held).position()["players"][1]["seen"] == {"hands": {"0": ["gazebo"]}}


def test_a_view_is_read_with_the_cards_of_its_edition() -> None:
    game = Game.from_position(with_a_gazebo())
    assert read_view(game.view(1)).players[0].city == game._state.players[0].city


def test_another_edition_has_no_such_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(options, "PLAYED", PLAYED)
    with pytest.raises(PositionError, match=r"players\[0\]\.city\[0\]: there is no district"):
        Game.from_position({**with_a_gazebo(), "rules": {}})

"""A word means the card of the table's own edition, wherever the page is told of it (docs/protocol.md §2)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from citadels import Game
from citadels.cards.catalog import ALL_DISTRICTS, ALL_ROLES, add
from citadels.core.registry import Edition
from citadels.table.reasons.context import Scene
from citadels.views.table import Sight, table
from tabletop.table.session import Seat
from tests.rules.table import seat as sits
from tests.rules.table import turn


@pytest.fixture
def game() -> Game:
    """A King's turn at a table whose edition prints a dearer Temple."""
    edition = Edition("elsewhere")
    add(*ALL_ROLES, edition=edition)
    add(*[replace(card, cost=9) if card.id == "temple" else card for card in ALL_DISTRICTS], edition=edition)
    game = turn("king", sits("king", hand="temple", city="temple"), sits())
    game._state.rules = replace(game._state.rules, cards=edition)
    return game


def sight_of(game: Game) -> Sight:
    return Sight(game.observe(0), game.observe(None), [Seat(name, "person") for name in game.names], 0)


def test_a_card_in_hand_is_shown_as_its_edition_prints_it(game: Game) -> None:
    mine = table(sight_of(game))["mine"]
    assert mine is not None
    assert mine["hand"][0]["cost"] == 9


def test_a_district_is_shown_as_its_edition_prints_it(game: Game) -> None:
    assert table(sight_of(game))["seats"][0]["city"][0]["cost"] == 9


def test_a_teacher_knows_what_the_edition_prints(game: Game) -> None:
    assert Scene(game.observe(0), game.moves()).worthiest(["temple", "palace"]) == "temple"

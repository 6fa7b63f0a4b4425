"""The first screen of Crown and Crane: options of a table, and what is printed on the pieces."""

from __future__ import annotations

import json

import pytest

from praga import Game
from praga.core.tables import TILES_OF
from praga.table.sheets import setup_sheet
from praga.views.pieces import pieces

VALUES = [(option["id"], value) for option in setup_sheet()["options"] for value in option["values"]]


@pytest.mark.parametrize(("option", "value"), VALUES)
def test_every_value_offered_can_be_dealt(option: str, value: str) -> None:
    game = Game.new(["Ann", "Bo"], rules={option: value})

    assert game.position()["rules"][option] == value


def test_up_to_four_play() -> None:
    """P1.1."""
    assert setup_sheet()["players"] == {"min": 1, "max": 4, "default": 2}


def test_the_sheet_is_json() -> None:
    sheet = setup_sheet()

    assert json.loads(json.dumps(sheet)) == sheet


@pytest.mark.parametrize("data_set", TILES_OF)
def test_each_of_the_102_tiles_is_there(data_set: str) -> None:
    """P1.4: 30 upgrades, 36 buildings and 36 walls."""
    kinds = [tile["kind"] for name, tile in pieces()["tiles"].items() if name in TILES_OF[data_set]]

    assert [kinds.count(kind) for kind in ("upgrade", "building", "wall")] == [30, 36, 36]


def test_a_slot_sells_an_egg_for_a_stone() -> None:
    """P3.6, the last of the eleven slots."""
    assert pieces()["slots"][10] == {"egg_for": "stone"}


def test_going_up_to_the_third_tier_costs_a_gold_and_two_stone() -> None:
    """P11.3: its lower row is the fifth."""
    assert pieces()["fees"]["5"] == [1, 2]


def test_rows_of_a_project_are_listed_from_the_lowest() -> None:
    """Notation §1: the Cathedral's second row has a sideways arrow and an up arrow."""
    assert pieces()["projects"]["cathedral"]["squares"][1][1:3] == [">", "^"]


def test_a_space_says_its_plaza_and_its_printed_corner() -> None:
    """P8.4: s9 lies in the Old Town."""
    assert pieces()["spaces"][8] == {"hex": [2, 0], "plaza": "z2", "gold": 1, "points": 1, "printed": [5]}

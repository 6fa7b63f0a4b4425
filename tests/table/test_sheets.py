"""What the page has before Python is there: every table it can set can be dealt (docs/protocol.md §4)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from citadels import Game
from citadels.bots import BOTS
from citadels.table.sheets import card_sheet, setup_sheet

SHEET: dict[str, Any] = json.loads(json.dumps(setup_sheet()))
OPTIONS = [(one["id"], value) for one in SHEET["options"] for value in one["values"]]
SETS = [(int(seats), one["characters"]) for seats, sets in SHEET["characters"]["recommended"].items() for one in sets]


def names(count: int) -> list[str]:
    return [f"P{at}" for at in range(count)]


def option(name: str) -> dict[str, Any]:
    return next(one for one in SHEET["options"] if one["id"] == name)


@pytest.mark.parametrize(("name", "value"), OPTIONS)
def test_every_value_can_be_dealt_at_every_table_it_is_for(name: str, value: Any) -> None:
    tables = option(name).get("players", range(SHEET["players"]["min"], SHEET["players"]["max"] + 1))
    assert [Game.new(names(seats), {name: value}).view(None)["rules"][name] for seats in tables] == [value] * len(
        tables
    )


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("one", SHEET["options"], ids=lambda one: str(one["id"]))
def test_the_defaults_are_the_engine_s(seats: int, one: dict[str, Any]) -> None:
    default = one.get("defaults", {}).get(str(seats), one["default"])
    assert Game.new(names(seats), {}).view(None)["rules"][one["id"]] == default


def test_the_size_changes_with_two_characters_each() -> None:
    """R9.3."""
    unless = option("city_size")["unless"][0]
    rules = Game.new(names(unless["players"]), {unless["option"]: unless["value"]}).view(None)["rules"]
    assert rules["city_size"] == unless["default"]


@pytest.mark.parametrize(("seats", "characters"), SETS)
def test_every_recommended_set_can_be_dealt(seats: int, characters: list[str]) -> None:
    assert Game.new(names(seats), {"characters": characters}).view(None)["rules"]["characters"] == characters


def test_there_is_a_set_for_every_number_of_players() -> None:
    assert {seats for seats, _ in SETS} == set(range(2, 9))


def test_every_special_can_be_added() -> None:
    specials = SHEET["specials"]["values"]
    assert Game.new(names(4), {"specials": specials}).view(None)["rules"]["specials"] == specials


def test_bots_are_those_there_are() -> None:
    assert [one["id"] for one in SHEET["bots"]] == list(BOTS)


def test_sixty_six_classic_cards() -> None:
    """R1.2, R1.3."""
    assert sum(one["copies"] for one in card_sheet()["districts"] if one["edition"] == "classic") == 66


def test_eighteen_characters() -> None:
    """R1.5."""
    assert len(card_sheet()["roles"]) == 18


def test_printed_points_are_told() -> None:
    """R7.10."""
    gate = next(one for one in card_sheet()["districts"] if one["id"] == "dragon_gate")
    assert (gate["cost"], gate["points"]) == (6, 8)

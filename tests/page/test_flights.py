"""The animations of what happened, from and to the places of the table."""

from __future__ import annotations

from typing import Any

from tests.page.device import Json
from tests.rules.table import seat as sits
from tests.rules.table import turn
from tests.table.desk import desk, entries


def destroyed() -> list[Json]:
    """Return the news when the Warlord, at seat 0, pays 1 gold to destroy the market of seat 1."""
    game = turn("warlord", sits("warlord", gold=4), sits("king", city="market"), taken="resources")
    return entries(desk(game.play("destroy 1 market"), 1))


def test_the_gold_for_a_destroyed_district_goes_to_the_bank(app: Any) -> None:
    """R6.8W."""
    coins = [flight for flight in app.flights.flights(destroyed()) if flight["kind"] == "coin"]

    assert [(coin["from"], coin["to"]) for coin in coins] == [("seat-0", "bank")]


def test_the_flame_strikes_the_city_that_loses_it(app: Any) -> None:
    struck = [flight["to"] for flight in app.flights.flights(destroyed()) if flight["kind"] == "flame"]

    assert struck == ["seat-1"]


def test_the_lost_district_is_known_by_its_city(app: Any) -> None:
    assert app.flights.lost(destroyed()) == [(1, "market")]

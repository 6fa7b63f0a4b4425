"""A King of four at seat 0, whose city has the districts to be tried, and what came of it."""

from __future__ import annotations

from typing import Any

from citadels import Game
from tests.rules_2016 import table
from tests.rules_2016.table import Json, built, position, seat, turn

THREE = (seat("thief"), seat("magician"), seat("bishop"))
SIX = "temple church monastery watchtower prison manor"


def king(gold: int = 0, hand: str = "", city: str = "", taken: str = "resources", **keys: Any) -> Game:
    """The King's turn, at seat 0 of four."""
    return turn("king", seat("king", gold=gold, hand=hand, city=city), *THREE, taken=taken, **keys)


def ended(*seats: Json, **keys: Any) -> Game:
    """A game that is over: the scores are left."""
    return Game.from_position(position(*seats, phase={"name": "over"}, last_round=True, **keys))


def lines(game: Game, number: int = 0) -> dict[str, int]:
    """The score of a seat, line by line."""
    return {line.id: line.points for line in game.score_lines(number)}


def gold(game: Game, number: int = 0) -> int:
    """The purse of one seat."""
    return table.gold(game, number)


def hand(game: Game, number: int = 0) -> list[str]:
    """The hand of one seat, alphabetically."""
    return table.hand(game, number)


def city(game: Game, number: int = 0) -> list[str]:
    """The names in the city of one seat, as they were laid."""
    return [item["district"] for item in built(game, number)]

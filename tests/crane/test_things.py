"""What lies on the boards of Crown and Crane is tapped there: at one's own table, and at a device that is shared."""

from __future__ import annotations

from typing import Any

from praga import Game
from tests.crane.table_of_crane import TableOfCrane, sit
from tests.praga.positions import player, turn

WALL, RICH = 1, {"gold": 9, "stone": 9}
PEOPLE = (0, 1)


def placing(verb: str, **keys: Any) -> Game:
    """A turn in which the first tile of a row is placed."""
    game = turn(player(**RICH), taken=WALL, **keys)
    game.play(next(move for move in game.moves() if str(move).startswith(verb)))
    return game


def test_people_at_one_device_tap_the_places_of_a_wall(app: Any) -> None:
    """They have one view, which is nobody's own (P1.3)."""
    table: TableOfCrane = sit(app, placing("wall"), PEOPLE)

    assert sorted(table.live("place")) == sorted({move.split(" ")[1] for move in table.moves("at")})

"""Positions as the page stores games: with people and bots at the seats."""

from __future__ import annotations

import json

from catan import Game
from catan.bots import BOTS
from catan.table.interface import game_spec
from tabletop.cli.seating import seated
from tabletop.table.session import Session


def stored(game: Game, people: tuple[int, ...] = (0,)) -> str:
    """A game as the page stores it; the seats in `people` are persons', the others bots'."""
    spec = game_spec(BOTS)
    seats = seated(spec, [name if seat in people else "casual" for seat, name in enumerate(game.names)])
    game = Game.from_position({**game.position(), "players": _named(game, [seat.name for seat in seats])})
    save = Session(spec, game, tuple(seats), 1).save()
    return json.dumps({"save": save, "names": game.names, "round": 1, "over": False})


def _named(game: Game, names: list[str]) -> list[dict[str, object]]:
    return [{**player, "name": name} for player, name in zip(game.position()["players"], names, strict=True)]

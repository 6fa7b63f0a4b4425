"""Positions of games beside the first, as their pages store them: with people and bots at the seats."""

from __future__ import annotations

import json
from typing import Any

from tabletop.cli.seating import seated
from tabletop.game.spec import GameSpec
from tabletop.table.session import Session


def stored(spec: GameSpec, game: Any, people: tuple[int, ...] = (0,)) -> str:
    """A game as its page stores it; the seats in `people` are persons', the others bots'."""
    seats = seated(spec, [name if seat in people else "casual" for seat, name in enumerate(game.names)])
    game = spec.game.from_position({**game.position(), "players": _named(game, [seat.name for seat in seats])})
    save = Session(spec, game, tuple(seats), 1).save()
    return json.dumps({"save": save, "names": game.names, "round": 1, "over": False})


def _named(game: Any, names: list[str]) -> list[dict[str, object]]:
    return [{**player, "name": name} for player, name in zip(game.position()["players"], names, strict=True)]

"""Games as their pages store them: with people and bots at the seats."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from citadels import Game
from citadels.table.interface import SAVE_VERSION
from tabletop.cli.seating import seated
from tabletop.game.spec import GameSpec
from tabletop.table.saves import Saved, write_save
from tabletop.table.session import Session
from tests.table.desk import seats


def stored(
    spec: GameSpec, game: Any, people: tuple[int, ...] = (0,), *, history: bool = False, names: Sequence[str] = ()
) -> str:
    """A position as the page of its game stores it; the seats in `people` are persons', the others bots'.

    With its `history` the page tells what happened since the position with which the game began. `names` are the
    players' instead of their usual ones.
    """
    sitting = seated(spec, [name if seat in people else "casual" for seat, name in enumerate(game.names)])
    if names:
        sitting = [seat._replace(name=name) for seat, name in zip(sitting, names, strict=True)]
    start, moves = (game.at(0), game.history) if history else (game, ())
    game = spec.game.from_position({**start.position(), "players": _named(start, [seat.name for seat in sitting])})
    for move in moves:
        game.play(str(move))
    save = Session(spec, game, tuple(sitting), 1).save()
    return json.dumps({"save": save, "names": game.names, "round": 1, "over": False})


def stored_citadels(game: Game, people: tuple[int, ...] = (0,), **more: Any) -> str:
    """A game of Citadels as the page stores it, with its record, and bots that play at random beside `people`."""
    save = write_save("citadels", SAVE_VERSION, Saved(game.record(), seats(game.names, people), 1))
    return json.dumps({"save": save, "names": game.names, "round": 1, "over": False, **more})


def _named(game: Any, names: list[str]) -> list[dict[str, object]]:
    return [{**player, "name": name} for player, name in zip(game.position()["players"], names, strict=True)]

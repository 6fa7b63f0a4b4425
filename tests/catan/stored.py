"""Positions of Catan as its page stores them."""

from __future__ import annotations

from collections.abc import Sequence

from catan import Game
from catan.bots import BOTS
from catan.table.interface import game_spec
from tests import stored as any_game


def stored(game: Game, people: tuple[int, ...] = (0,), *, history: bool = False, names: Sequence[str] = ()) -> str:
    """A game as the page stores it, perhaps with its history; the seats in `people` are persons', the others bots'.

    `names` are the players' instead of their usual ones.
    """
    return any_game.stored(game_spec(BOTS), game, people, history=history, names=names)

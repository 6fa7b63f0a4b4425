"""Catan: the rules, positions, moves, records and views of the board game, in plain Python."""

from catan.core.moves import Move
from catan.game import Game
from tabletop.errors import IllegalMove, PositionError
from tabletop.events import Event
from tabletop.links import LinkError

__all__ = ["Event", "Game", "IllegalMove", "LinkError", "Move", "PositionError"]

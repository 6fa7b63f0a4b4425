"""Citadels: the rules, positions, moves, records and views of the card game, in plain Python."""

from citadels import catalog as _catalog  # noqa: F401 - fills the shelf before anything is played
from citadels.actions import Move
from citadels.game import Game
from tabletop.errors import IllegalMove, PositionError

__all__ = ["Game", "IllegalMove", "Move", "PositionError"]
__version__ = "0.1.0"

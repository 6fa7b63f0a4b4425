"""Catan: the rules, positions, moves, records and views of the board game, in plain Python."""

from catan.core.moves import Move
from catan.flow.players import DevelopmentCards, PlayerInfo, Resources
from catan.game import Game
from tabletop.core.errors import IllegalMove, PositionError, TableError
from tabletop.core.events import Event
from tabletop.notation.link_packing import LinkError

__all__ = [
    "DevelopmentCards", "Event", "Game", "IllegalMove", "LinkError", "Move", "PlayerInfo", "PositionError", "Resources",
    "TableError",
]  # fmt: skip
# That of `citadels`: both come in one wheel.
__version__ = "0.2.0"

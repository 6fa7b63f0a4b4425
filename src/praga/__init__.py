"""Crown and Crane, by the rules of Praga: the rules, positions, moves, records and views, in plain Python."""

from praga.core.moves import Move
from praga.flow.players import PlayerInfo
from praga.game import Game
from tabletop.core.errors import IllegalMove, PositionError, TableError
from tabletop.core.events import Event
from tabletop.notation.link_packing import LinkError

__all__ = ["Event", "Game", "IllegalMove", "LinkError", "Move", "PlayerInfo", "PositionError", "TableError"]
# That of `citadels`: all games come in one wheel.
__version__ = "0.2.0"

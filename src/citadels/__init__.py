"""Citadels: the rules, positions, moves, records and views of the card game, in plain Python."""

from citadels.cards import catalog as _catalog  # noqa: F401 - adds the cards to the registry before anything is played
from citadels.core.definitions import Why
from citadels.core.moves import Move
from citadels.flow.players import PlayerInfo
from citadels.flow.scoring import Line
from citadels.game import Game
from tabletop.core.errors import IllegalMove, PositionError, TableError
from tabletop.core.events import Event
from tabletop.notation.link_packing import LinkError

__all__ = [
    "Event",
    "Game",
    "IllegalMove",
    "Line",
    "LinkError",
    "Move",
    "PlayerInfo",
    "PositionError",
    "TableError",
    "Why",
]
__version__ = "0.2.0"

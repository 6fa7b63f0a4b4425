"""The public API of Nim."""

from nim.rulebook import RULEBOOK, Move, State
from tabletop.game.base import BaseGame
from tabletop.notation.links import GameLinks, by_value


class Game(BaseGame[State, Move]):
    """A game of Nim: `Game.new(["Ann", "Ben"])`."""

    __slots__ = ()

    rulebook = RULEBOOK
    move_type = Move
    links = GameLinks({1: by_value((), most_seats=2)}, prefix="nim/#")

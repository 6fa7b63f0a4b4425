"""`Game`: the public API (notation §8)."""

from __future__ import annotations

from typing import Any

from praga.core.moves import Move
from praga.core.state import State
from praga.flow.players import PlayerInfo, players
from praga.notation.links import LINKS
from praga.rulebook import RULEBOOK
from praga.views.refusals import Why, refused
from praga.views.view import View
from tabletop.game.base import BaseGame
from tabletop.game.pictures import Draws, Pictures


class Game(Pictures, BaseGame[State, Move]):
    """A game of Crown and Crane: player to move, legal moves, views, and conversion to positions, records and links.

    Create it with `Game.new`, `Game.from_position` or `Game.from_record`. Two games are equal when their positions are.
    """

    __slots__ = ()

    rulebook = RULEBOOK
    move_type = Move
    links = LINKS

    def refused(self) -> list[tuple[str, Why]]:
        """List what the player of a turn may look for and cannot do, each kind once with the reason against it.

        A kind is the first word of its moves; of actions those of the tile that was taken.

        Example:
            >>> game = Game.new(["Ann", "Bo"], seed=1)
            >>> kind, why = game.refused()[-1]
            >>> kind, why.id
            ('end', 'take-first')
        """
        return refused(self._state, self.moves())

    @property
    def players(self) -> tuple[PlayerInfo, ...]:
        """The current data of all players, by seat: immutable records.

        Example:
            >>> ann, bo = Game.new(["Ann", "Bo"], seed=1).players
            >>> ann.gold, bo.stone, ann.mine
            (2, 2, 3)
        """
        return players(self._state)

    @property
    def round(self) -> int:
        """The number of the round, from 1: each player has a turn in it.

        Example:
            >>> Game.new(["Ann", "Bo"]).round
            1
        """
        return (self._state.turn - 1) // self._state.of_table + 1

    def observe(self, seat: int | None) -> View:
        """Return the view of a seat as an object: the input of bots.

        Args:
            seat: The seat of the viewer; None returns the public view.

        Raises:
            PositionError: There is no such seat.

        Example:
            >>> Game.new(["Ann", "Bo"]).observe(1).me
            1
        """
        view: View = super().observe(seat)
        return view

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return the view of a seat as JSON (notation §6).

        Args:
            seat: The seat of the viewer; None returns the public view.

        Raises:
            PositionError: There is no such seat.

        Example:
            >>> Game.new(["Ann", "Bo"], seed=1).view(0)["stacks"]["IV"]
            6
        """
        return dict(super().view(seat))

    def _drawing(self) -> Draws:
        from praga import drawing  # noqa: PLC0415 - only pictures need what draws them

        return drawing

    def _where(self) -> str:
        return "over" if self.over else f"turn {self._state.turn}, {super()._where()}"

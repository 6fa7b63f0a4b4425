"""`Game`: the public API (notation §8)."""

from __future__ import annotations

from typing import Any

from catan.core.moves import Move
from catan.core.state import State
from catan.flow.players import PlayerInfo, players
from catan.notation.links import LINKS
from catan.rulebook import RULEBOOK
from catan.views.observing import write_view
from catan.views.reasons import Why
from catan.views.refusals import refused
from catan.views.view import View
from tabletop.game.base import BaseGame
from tabletop.game.pictures import Draws, Pictures


class Game(Pictures, BaseGame[State, Move]):
    """A game of Catan: player to move, legal moves, views, and conversion to positions, records and links.

    Create it with `Game.new`, `Game.from_position` or `Game.from_record`. Two games are equal when their positions are.
    """

    __slots__ = ()

    rulebook = RULEBOOK
    move_type = Move
    links = LINKS

    def refused(self) -> list[tuple[str, Why]]:
        """List what the player of a turn may look for and cannot do, each kind once with the reason against it.

        A kind is a verb, or for a development card in hand `play` and the card.

        Example:
            >>> game = Game.new(["Ann", "Bo"], {"start": "quick"}, seed=7)
            >>> kind, why = game.refused()[0]
            >>> kind, why.id
            ('road', 'throw-first')
        """
        return refused(self._state, self.moves())

    @property
    def players(self) -> tuple[PlayerInfo, ...]:
        """The current data of all players, by seat, hidden cards included: immutable records.

        Example:
            >>> ann, bo = Game.new(["Ann", "Bo"], seed=7).players
            >>> ann.hand.wood, sum(ann.cards), bo.settlements, bo.score
            (0, 0, (), 0)
        """
        return players(self._state)

    @property
    def round(self) -> int:
        """The number of the round, from 1; 0 before the first, while settlements are placed.

        Example:
            >>> Game.new(["Ann", "Bo"]).round
            0
        """
        return self._state.round

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return the view of a seat as JSON (notation §7).

        Args:
            seat: The seat of the viewer; None returns the public view.

        Raises:
            PositionError: There is no such seat.

        Example:
            >>> Game.new(["Ann", "Bo"], seed=7).view(0)["players"][1]["hand"]
            0
        """
        return write_view(self.observe(seat))

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

    def _drawing(self) -> Draws:
        from catan import drawing  # noqa: PLC0415 - only pictures need what draws them

        return drawing

    def _where(self) -> str:
        return "over" if self.over else f"round {self._state.round}, {super()._where()}"

"""`Game`: the public API (notation §6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citadels.core.definitions import Why
from citadels.core.moves import Move
from citadels.core.state import State
from citadels.flow.players import PlayerInfo, players
from citadels.flow.scoring import Line, score_lines
from citadels.notation.links import LINKS
from citadels.rulebook import RULEBOOK
from citadels.views.observing import lay_open, write_view
from citadels.views.refusals import refused
from citadels.views.view import View
from tabletop.core.errors import PositionError
from tabletop.game.base import BaseGame
from tabletop.game.pictures import Draws, Pictures

if TYPE_CHECKING:
    from citadels.core.position_types import PositionData, ViewData


class Game(Pictures, BaseGame[State, Move]):
    """A game of Citadels: who decides, what is legal, and every way to write it down.

    Make one with `Game.new`, `Game.from_position` or `Game.from_record`. Two games are equal when their positions are.
    """

    __slots__ = ()

    rulebook = RULEBOOK
    move_type = Move
    links = LINKS

    def refused(self) -> list[tuple[Move, Why]]:
        """List the moves the seat that decides may look for and cannot play, each with the reason against it.

        The reasons say nothing that this seat may not know.

        Example:
            >>> game = Game.new(["Ann", "Bo"], seed=7)
            >>> while not game.refused():
            ...     game = game.play(game.moves()[0])
            >>> move, why = game.refused()[0]
            >>> str(move), why.id
            ('build prison', 'gather-first')
        """
        return refused(self._state, self.moves())

    @property
    def players(self) -> tuple[PlayerInfo, ...]:
        """Return what each player has now, by seat, hidden or not: small records that stay as they are.

        Example:
            >>> ann, bo = Game.new(["Ann", "Bo"], seed=7).players
            >>> ann.gold, len(ann.hand), bo.city
            (2, 4, ())
        """
        return players(self._state)

    @property
    def round(self) -> int:
        """The number of the round, from 1.

        Example:
            >>> Game.new(["Ann", "Bo"]).round
            1
        """
        return self._state.round

    def view(self, seat: int | None) -> ViewData:
        """Return what one seat may know, as JSON (notation §4).

        Args:
            seat: Whose view it is; None sees what is public.

        Raises:
            PositionError: There is no such seat.

        Example:
            >>> Game.new(["Ann", "Bo"], seed=7).view(0)["players"][1]["hand"]
            4
        """
        return write_view(self.observe(seat))

    def observe(self, seat: int | None) -> View:
        """Return what one seat may know, as the program has it: what bots look at.

        Args:
            seat: Whose view it is; None sees what is public.

        Raises:
            PositionError: There is no such seat.

        Example:
            >>> Game.new(["Ann", "Bo"]).observe(1).me
            1
        """
        seen: View = super().observe(seat)
        return seen

    def lay_open(self) -> View:
        """Return the table with everything that is somebody's laid open, as a replay shows it.

        Example:
            >>> game = Game.new(["Ann", "Bo"], seed=7)
            >>> game.lay_open().players[1].hand == game.players[1].hand
            True
        """
        return lay_open(self._state)

    def _drawing(self) -> Draws:
        from citadels import drawing  # noqa: PLC0415 - only pictures need what draws them

        return drawing

    def position(self) -> PositionData:
        """Write the whole truth as JSON (notation §1); `from_position` reads it.

        Example:
            >>> Game.new(["Ann", "Bo"], seed=7).position()["players"][0]["gold"]
            2
        """
        data: PositionData = self.rulebook.write(self._state)  # type: ignore[assignment]  # it is written so
        return data

    def score_lines(self, seat: int) -> list[Line]:
        """Return a seat's score line by line, as if the game were over now (R8.2).

        Args:
            seat: Whose score it is.

        Raises:
            PositionError: There is no such seat.

        Example:
            >>> sum(line.points for line in Game.new(["Ann", "Bo"], seed=7).score_lines(0))
            0
        """
        if self._seat(seat) is None:
            raise PositionError("seat", "the number of a seat is wanted here, not None")
        return score_lines(self._state, seat)

    def _where(self) -> str:
        return "over" if self.over else f"round {self._state.round}, {super()._where()}"

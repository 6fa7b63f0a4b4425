"""`Game`: the face of the whole (notation §6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from citadels.core.definitions import Why
from citadels.core.moves import Move
from citadels.core.state import State
from citadels.flow.scoring import Line, score_lines
from citadels.flow.setup import new_state
from citadels.notation.links import LINKS
from citadels.notation.record import Playing, playing
from citadels.rulebook import RULEBOOK
from citadels.views.observing import lay_open, write_view
from citadels.views.refusals import explain, refused
from citadels.views.view import View
from tabletop.errors import IllegalMove
from tabletop.game import AnyGame

if TYPE_CHECKING:
    from citadels.core.written import WrittenPosition, WrittenView


class Game(AnyGame[State, Move]):
    """A game of Citadels: who decides, what is legal, and every way to write it down.

    Make one with `Game.new`, `Game.from_position` or `Game.from_record`. Two games are equal when their positions are.
    """

    __slots__ = ()

    rulebook = RULEBOOK
    move_type = Move
    links = LINKS

    @staticmethod
    def _deal(names: Sequence[str], rules: dict[str, Any], seed: int) -> State:
        return new_state(names, rules, seed)

    def _explain(self, said: Move) -> IllegalMove:
        return explain(self._state, said)

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return [player.name for player in self._state.players]

    def _turn(self, state: State) -> Playing | None:
        return playing(state)

    def _heading(self, turn: Playing) -> str:
        return f"R{turn.round} {self.names[turn.seat]} as {turn.role}"

    def refused(self) -> list[tuple[Move, Why]]:
        """List the moves the seat that decides may look for and cannot play, each with the reason against it.

        The reasons say nothing that this seat may not know.
        """
        return refused(self._state, self.moves())

    def view(self, seat: int | None) -> WrittenView:
        """Return what one seat may know as JSON (notation §4); None sees what lies open for everyone."""
        return write_view(self.observe(seat))

    def observe(self, seat: int | None) -> View:
        """Return what one seat may know as the program has it, masked; PositionError if there is no such seat."""
        seen: View = super().observe(seat)
        return seen

    def lay_open(self) -> View:
        """Return the table with everything that is somebody's laid open, as a replay shows it."""
        return lay_open(self._state)

    def svg(self, seat: int | None = None, language: str = "en", width: int = 960) -> str:
        """Draw the table as an SVG, by what one seat may know; None knows what lies open (`citadels.drawing.svg`)."""
        from citadels.drawing import svg  # noqa: PLC0415 - only whoever wants a picture loads what draws it

        return svg(self, seat, language, width)

    def _repr_html_(self) -> str:
        from citadels.drawing import html  # noqa: PLC0415 - as above

        return html(self)

    def position(self) -> WrittenPosition:
        """Write the whole truth (notation §1)."""
        written: WrittenPosition = self.rulebook.write(self._state)  # type: ignore[assignment]  # it is written so
        return written

    def score_lines(self, seat: int) -> list[Line]:
        """Return a seat's score line by line, as if the game were over now (R8.2)."""
        return score_lines(self._state, seat)

    def _where(self) -> str:
        return "over" if self.over else f"round {self._state.round}, {super()._where()}"

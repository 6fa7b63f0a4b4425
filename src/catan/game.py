"""`Game`: the face of the whole (notation §8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from catan.core.moves import Move
from catan.core.state import State
from catan.flow.setup import new_state
from catan.notation.links import LINKS
from catan.notation.record import Playing, playing, thrown
from catan.rulebook import RULEBOOK
from catan.views.observing import write_view
from catan.views.refusals import explain
from catan.views.view import View
from tabletop.errors import IllegalMove
from tabletop.game import AnyGame


class Game(AnyGame[State, Move]):
    """A game of Catan: who decides, what is legal, and every way to write it down.

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
        return list(self._state.names)

    def _turn(self, state: State) -> Playing:
        return playing(state)

    def _heading(self, turn: Playing) -> str:
        return f"R{turn.round} {self.names[turn.seat]}"

    def _brought(self, move: Move, state: State) -> str:
        return thrown(move, state)

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what one seat may know as JSON (notation §7); None sees what lies open for everyone."""
        return write_view(self.observe(seat))

    def observe(self, seat: int | None) -> View:
        """Return what one seat may know as the program has it; PositionError if there is no such seat."""
        seen: View = super().observe(seat)
        return seen

    def _where(self) -> str:
        return "over" if self.over else f"round {self._state.round}, {super()._where()}"

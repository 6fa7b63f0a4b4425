"""One move while it is carried out: the turn with its agenda, and the questions that it brings about."""

from __future__ import annotations

from praga.core.frames import AgendaItem, Question, Turn, Waiting
from praga.core.state import State


class Step:
    """A move that is being carried out on a state.

    Attributes:
        turn: The turn that it belongs to; kept things are added to it and taken from it.
        asks: The questions that arose, in order. `finish` puts them before all that wait (notation §5).
        source: The source of the points that come now, a field of `Earnings`.
    """

    __slots__ = ("asks", "source", "state", "turn")

    def __init__(self, state: State, turn: Turn, source: str) -> None:
        self.state = state
        self.turn = turn
        self.source = source
        self.asks: list[Question] = []

    def keep(self, thing: AgendaItem) -> None:
        """Add a thing to the end of what is kept."""
        self.turn = self.turn._replace(agenda=(*self.turn.agenda, thing))

    def spend(self, thing: AgendaItem) -> None:
        """Take the first such thing from what is kept."""
        agenda = list(self.turn.agenda)
        agenda.remove(thing)
        self.turn = self.turn._replace(agenda=tuple(agenda))

    def is_own_turn(self, seat: int) -> bool:
        """Return whether it is this seat's turn."""
        return seat == self.turn.seat


def turn_in(state: State) -> Turn:
    """Return the turn at the bottom of the stack."""
    turn: Turn = state.stack[0]
    return turn


def ask(state: State, step: Step) -> None:
    """Put the questions of a step before all that wait."""
    state.stack.extend([Waiting(question) for question in reversed(step.asks)])


def finish(state: State, step: Step) -> None:
    """End a move that answered a question: write back the turn, and ask what arose."""
    state.stack[0] = step.turn
    ask(state, step)

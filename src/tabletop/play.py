"""Playing: what is legal now, and the past of a game, which can be gone back to from any move."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from tabletop import engine
from tabletop.errors import IllegalMove
from tabletop.events import Event
from tabletop.frames import State
from tabletop.rules import Rulebook

# A state is kept before every so many moves; whoever goes back plays fewer than so many again.
STRIDE = 16


class GameState(State, Protocol):
    """What a game needs of its state besides the stack.

    `events` takes what is told, if anybody listens; `barrier` says why the last move cannot be taken back at a table
    (`tabletop.undo`), None before each move.
    """

    events: list[Event] | None
    barrier: str | None


StateOf = TypeVar("StateOf", bound=GameState)
MoveOf = TypeVar("MoveOf", bound=str)


class Play(ABC, Generic[StateOf, MoveOf]):
    """A state and the moves that led to it: what lies beneath `tabletop.game.AnyGame`.

    `move_type` is a str whose `parse` reads a move, IllegalMove if it cannot.
    """

    __slots__ = ("_begin", "_kept", "_lines", "_listed", "_past", "_seen", "_setup", "_state", "_turns")

    rulebook: ClassVar[Rulebook]
    move_type: ClassVar[Any]

    def __init__(self, state: StateOf, setup: dict[str, Any] | None = None) -> None:
        self._state = state
        self._setup = setup  # players, rules and seed as they were asked for; None if it began from a position
        self._begin = None if setup is not None else self.rulebook.write(state)
        self._past: list[MoveOf] = []
        self._kept: list[StateOf] = []  # the state before every so many moves: what lies between is played again
        self._turns: list[Any] = []  # the turn of each move, as far as a record was written
        self._lines: list[str] = []  # each move as the record has it, as far as one was written
        self._listed: Sequence[MoveOf] | None = None  # what can be played now, once somebody asked
        self._seen: dict[int | None, Any] = {}  # what each seat may know now, once somebody asked

    @abstractmethod
    def _explain(self, said: MoveOf) -> IllegalMove:
        """Return the error for a move that is not legal now."""

    @property
    def to_move(self) -> int | None:
        """The seat that decides, or None when the game is over."""
        return engine.asked(self._state)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self._state.stack

    def moves(self) -> Sequence[MoveOf]:
        """List the legal moves of the seat that decides, in the documented order; empty when the game is over.

        A list of the caller's own, but where there are too many to write out: those are written as they are asked for,
        and nobody can change them.
        """
        listed = self._listed
        if listed is None:
            moves: Sequence[Any] = engine.options(self._state) or []  # every option of a game is a move of its own
            listed = self._listed = moves
        return listed[:] if isinstance(listed, list) else listed

    def play(self, move: MoveOf | str) -> Self:
        """Play a move, or its text; IllegalMove says why it cannot be played and changes nothing."""
        said: MoveOf = move if isinstance(move, self.move_type) else self.move_type.parse(move)
        if said not in (self._listed or self.moves()):
            raise self._explain(said)
        self._listed, self._seen = None, {}
        past = self._past
        if len(past) % STRIDE == 0:
            self._kept.append(self._state.clone())
        past.append(said)
        self._state.barrier = None
        engine.apply(self._state, said)
        return self

    def undo(self) -> MoveOf:
        """Take the last move back and return it; IllegalMove if none was played."""
        if not self._past:
            raise IllegalMove("no move has been played yet", "undo-nothing")
        self._listed, self._seen = None, {}
        step, events = len(self._past) - 1, self._state.events
        self._state = self._before(step)
        self._state.events, self._state.barrier = events, None
        if step % STRIDE == 0:
            self._kept.pop()
        del self._turns[step:], self._lines[step:]
        return self._past.pop()

    @property
    def barrier(self) -> str | None:
        """Why the last move cannot be taken back at a table: what it brought to light, as `tabletop.undo` has it."""
        return self._state.barrier

    @property
    def history(self) -> list[MoveOf]:
        """The moves played since the beginning, or since the position it was read from."""
        return self._past[:]

    def at(self, step: int) -> Self:
        """Return the game as it stood when `step` of its moves were played (0 to all of them), with no past."""
        return type(self)(self._before(step) if step < len(self._past) else self._state.clone())

    def beginning(self) -> Self:
        """Return the same game before its first move."""
        twin = self.clone()
        if self._past:
            twin._state, twin._listed, twin._seen = self._kept[0].clone(), None, {}
            twin._past, twin._kept, twin._turns, twin._lines = [], [], [], []
        return twin

    def played(self, since: int = 0) -> Iterator[tuple[MoveOf, StateOf]]:
        """Play the moves through again from a step on, each with the state it was played in, to be looked at only."""
        if since < len(self._past):
            state = self._before(since)
            for move in self._past[since:]:
                yield move, state
                engine.apply(state, move)

    def _before(self, step: int) -> StateOf:
        """Return the state in which a move was played, which is the caller's; nobody listens to it."""
        state: StateOf = self._kept[step // STRIDE].clone()
        for move in self._past[step - step % STRIDE : step]:
            engine.apply(state, move)
        return state

    def clone(self) -> Self:
        """Return a game that goes its own way from here."""
        twin = type(self).__new__(type(self))
        twin._state = self._state.clone()
        twin._setup, twin._begin = self._setup, self._begin
        twin._past, twin._kept, twin._turns = self._past[:], self._kept[:], self._turns[:]
        twin._lines = self._lines[:]
        twin._listed, twin._seen = self._listed, self._seen.copy()
        return twin

    def listen(self) -> list[Event]:
        """Return the list that events are put into from now on, oldest first; the listener may empty it."""
        if self._state.events is None:
            self._state.events = []
        return self._state.events

"""Playing: what is legal now, and the past of a game, which can be gone back to from any move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from tabletop.core import engine
from tabletop.core.errors import IllegalMove, PositionError, short
from tabletop.core.events import Event
from tabletop.core.frames import State
from tabletop.core.rulebook import Rulebook
from tabletop.notation.validation import number

# A state is kept before every so many moves; going back replays fewer than that.
STRIDE = 16


class GameState(State, Protocol):
    """A game's demands on its state besides the stack.

    `events` takes what is told, if anybody listens; `barrier` says why the last move cannot be taken back at a table
    (`tabletop.game.undo`), None before each move.
    """

    events: list[Event] | None
    barrier: str | None


class Rng(Protocol):
    """Chance for a random move, as a `random.Random` is."""

    def randrange(self, stop: int, /) -> int:
        """Return a number from 0 to `stop` less one."""


StateOf = TypeVar("StateOf", bound=GameState)
MoveOf = TypeVar("MoveOf", bound=str)


class MoveHistory(Generic[StateOf, MoveOf]):
    """Move history and undo; the base of `tabletop.game.base.BaseGame`.

    `move_type` is a str whose `parse` reads a move, IllegalMove if it cannot.
    """

    __slots__ = ("_begin", "_lines", "_listed", "_past", "_seen", "_setup", "_snapshots", "_state", "_turns")

    rulebook: ClassVar[Rulebook]
    move_type: ClassVar[Any]

    def __init__(self, state: StateOf, setup: dict[str, Any] | None = None) -> None:
        self._state = state
        self._setup = setup  # players, rules and seed as they were asked for; None if it began from a position
        self._begin = None if setup is not None else self.rulebook.write(state)
        self._past: list[MoveOf] = []
        self._snapshots: list[StateOf] = []  # the state before every so many moves: what lies between is played again
        self._turns: list[Any] = []  # the turn of each move, as far as a record was written
        self._lines: list[str] = []  # each move as the record has it, as far as one was written
        self._listed: Sequence[MoveOf] | None = None  # what can be played now, once somebody asked
        self._seen: dict[int | None, Any] = {}  # what each seat may know now, once somebody asked

    @property
    def to_move(self) -> int | None:
        """The seat that decides, or None when the game is over.

        Example:
            >>> game = Game.new(["Ann", "Bo"], seed=7)
            >>> game.to_move in (0, 1)
            True
        """
        return engine.current_seat(self._state)

    @property
    def over(self) -> bool:
        """Whether the game is over.

        Example:
            >>> Game.new(["Ann", "Bo"], seed=7).over
            False
        """
        return not self._state.stack

    @property
    def current_player(self) -> int | None:
        """The seat that decides, or None when the game is over; the same as `to_move`.

        Example:
            >>> game = Game.new(["Ann", "Bo"], seed=7)
            >>> game.current_player == game.to_move
            True
        """
        return self.to_move

    @property
    def is_over(self) -> bool:
        """Whether the game is over; the same as `over`.

        Example:
            >>> Game.new(["Ann", "Bo"], seed=7).is_over
            False
        """
        return self.over

    @property
    def legal_moves(self) -> Sequence[MoveOf]:
        """The legal moves of the seat that decides; the same as `moves()`.

        Example:
            >>> game = Game.new(["Ann", "Bo"], seed=7)
            >>> game.legal_moves == game.moves()
            True
        """
        return self.moves()

    def moves(self) -> Sequence[MoveOf]:
        """List the legal moves of the seat that decides, in the documented order; empty when the game is over.

        A list of the caller's own, but where there are too many to write out: those are written as they are asked for,
        and nobody can change them.

        Example:
            >>> game = Game.new(["Ann", "Bo"], seed=7)
            >>> game.play(game.moves()[0]).history == game.history
            True
        """
        listed = self._legal()
        return listed[:] if isinstance(listed, list) else listed

    def random_move(self, rng: Rng) -> MoveOf:
        """Return a legal move, each as likely as any other; where moves are counted, no other is written.

        Args:
            rng: A `random.Random`, or another object that has `randrange(n)`.

        Raises:
            PositionError: `rng` has no `randrange`.
            IllegalMove: The game is over.

        Example:
            >>> from random import Random
            >>> game = Game.new(["Ann", "Bo"], seed=7)
            >>> game.random_move(Random(1)) in game.moves()
            True
        """
        if not hasattr(rng, "randrange"):
            raise PositionError("rng", f"a random.Random is wanted here, not {short(rng)}")
        moves = self._legal()
        if not moves:
            raise IllegalMove("the game is over", "illegal-over")
        return moves[rng.randrange(len(moves))]

    def _legal(self) -> Sequence[MoveOf]:
        listed = self._listed
        if listed is None:
            moves: Sequence[Any] = engine.options(self._state) or []  # every option of a game is a move of its own
            listed = self._listed = moves
        return listed

    def play(self, move: MoveOf | str, *, from_record: bool = False) -> Self:
        """Play a move; what cannot be played changes nothing.

        Args:
            move: One of `moves()`, or its text.
            from_record: Whether it may also be one that was legal once, as older records have it.

        Returns:
            The game itself.

        Raises:
            IllegalMove: It cannot be read or played; the error says why, and what is legal.

        Example:
            >>> game = Game.new(["Ann", "Bo"], seed=7)
            >>> game.play("dance")
            Traceback (most recent call last):
            tabletop.core.errors.IllegalMove: there is no move 'dance'; legal now: ...
        """
        choice_move: MoveOf = move if isinstance(move, self.move_type) else self._read(move)
        if choice_move not in (self._listed or self.moves()) and not (
            from_record and choice_move in self.rulebook.older_moves(self._state)
        ):
            raise self._with_legal(self.rulebook.explain(self._state, choice_move))
        self._listed, self._seen = None, {}
        past = self._past
        if len(past) % STRIDE == 0:
            self._snapshots.append(self._state.clone())
        past.append(choice_move)
        self._state.barrier = None
        engine.apply(self._state, choice_move)
        return self

    def _read(self, text: str) -> MoveOf:
        try:
            parse = self.rulebook.parse
            move: MoveOf = self.move_type.parse(text) if parse is None else parse(self._state, text)
        except IllegalMove as error:
            raise self._with_legal(error) from None
        return move

    def _with_legal(self, error: IllegalMove) -> IllegalMove:
        """Let an error tell what is legal; it is written out only where somebody reads it."""
        error.legal = self.moves()
        return error

    def undo(self) -> MoveOf:
        """Take the last move back and return it.

        Raises:
            IllegalMove: No move was played.

        Example:
            >>> game = Game.new(["Ann", "Bo"], seed=7)
            >>> move = game.moves()[0]
            >>> game.play(move).undo() == move
            True
        """
        if not self._past:
            raise IllegalMove("no move has been played yet", "undo-nothing")
        self._listed, self._seen = None, {}
        step, events = len(self._past) - 1, self._state.events
        self._state = self._before(step)
        self._state.events, self._state.barrier = events, None
        if step % STRIDE == 0:
            self._snapshots.pop()
        del self._turns[step:], self._lines[step:]
        return self._past.pop()

    @property
    def barrier(self) -> str | None:
        """Return why the last move cannot be taken back at a table, by what it revealed: "card-drawn" or "revealed".

        None where it can be; `undo` takes back any move.

        Example:
            >>> game = Game.new(["Ann", "Bo"], seed=7)
            >>> game.play(game.moves()[0]).barrier in (None, "card-drawn", "revealed")
            True
        """
        return self._state.barrier

    @property
    def history(self) -> list[MoveOf]:
        """The moves played since the beginning, or since the position it was read from.

        Example:
            >>> game = Game.new(["Ann", "Bo"], seed=7)
            >>> len(game.play(game.moves()[0]).history)
            1
        """
        return self._past[:]

    def at(self, step: int) -> Self:
        """Return the game as it stood once, with no past.

        Args:
            step: How many of its moves were played then, 0 to all of them.

        Raises:
            PositionError: There is no such step.

        Example:
            >>> game = Game.new(["Ann", "Bo"], seed=7)
            >>> game.play(game.moves()[0]).at(0) == game.beginning()
            True
        """
        last = len(self._past)
        return type(self)(self._before(step) if number(step, "step", 0, last) < last else self._state.clone())

    def beginning(self) -> Self:
        """Return the same game before its first move.

        Example:
            >>> game = Game.new(["Ann", "Bo"], seed=7)
            >>> game.play(game.moves()[0]).beginning().history
            []
        """
        twin = self.clone()
        if self._past:
            twin._state, twin._listed, twin._seen = self._snapshots[0].clone(), None, {}
            twin._past, twin._snapshots, twin._turns, twin._lines = [], [], [], []
        return twin

    def played(self, since: int = 0) -> Iterator[tuple[MoveOf, StateOf]]:
        """Yield each move with the state before it, from the step `since` on; do not modify the states.

        Args:
            since: The step to begin at, 0 to all of the moves.

        Raises:
            PositionError: There is no such step.

        Example:
            >>> game = Game.new(["Ann", "Bo"], seed=7)
            >>> [move for move, state in game.play(game.moves()[0]).played()] == game.history
            True
        """
        return self._again(number(since, "since", 0, len(self._past)))

    def _again(self, since: int) -> Iterator[tuple[MoveOf, StateOf]]:
        if since < len(self._past):
            state = self._before(since)
            for move in self._past[since:]:
                yield move, state
                engine.apply(state, move)

    def _before(self, step: int) -> StateOf:
        """Return the state in which a move was played, which is the caller's; nobody listens to it."""
        state: StateOf = self._snapshots[step // STRIDE].clone()
        for move in self._past[step - step % STRIDE : step]:
            engine.apply(state, move)
        return state

    def clone(self) -> Self:
        """Return a game that goes its own way from here.

        Example:
            >>> game = Game.new(["Ann", "Bo"], seed=7)
            >>> twin = game.clone()
            >>> twin.play(twin.moves()[0]) == game
            False
        """
        twin = type(self).__new__(type(self))
        twin._state = self._state.clone()
        twin._setup, twin._begin = self._setup, self._begin
        twin._past, twin._snapshots, twin._turns = self._past[:], self._snapshots[:], self._turns[:]
        twin._lines = self._lines[:]
        twin._listed, twin._seen = self._listed, self._seen.copy()
        return twin

    def copy(self) -> Self:
        """Return a game that goes its own way from here; `copy.copy`, `copy.deepcopy` and pickle do the same.

        Example:
            >>> game = Game.new(["Ann", "Bo"], seed=7)
            >>> game.copy() == game
            True
        """
        return self.clone()

    __copy__ = copy

    def __deepcopy__(self, _: dict[int, Any]) -> Self:
        return self.clone()

    def listen(self) -> list[Event]:
        """Return the list that events are put into from now on, oldest first; the listener may empty it.

        Example:
            >>> game = Game.new(["Ann", "Bo"], seed=7)
            >>> events = game.listen()
            >>> game.play(game.moves()[0]).undo() in game.moves(), len(events) > 0
            (True, True)
        """
        if self._state.events is None:
            self._state.events = []
        return self._state.events

"""`Game`: the face of the whole (notation §6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from citadels import journal
from citadels.actions import Move
from citadels.flow.scoring import Line, score, score_lines, winners
from citadels.notation import read_position, write_position
from citadels.observe import view
from citadels.records import Why
from citadels.refusals import explain, refused
from citadels.setup import new_state
from citadels.state import State
from tabletop import engine
from tabletop.errors import IllegalMove, PositionError, short
from tabletop.events import Event

# A state is kept before every so many moves; whoever goes back plays fewer than so many again.
STRIDE = 16


class Game:
    """A game of Citadels: who decides, what is legal, and every way to write it down.

    Make one with `Game.new`, `Game.from_position` or `Game.from_record`. Two games are equal when their positions are.
    """

    __slots__ = ("_begin", "_kept", "_listed", "_past", "_setup", "_state", "_turns")

    def __init__(self, state: State, setup: dict[str, Any] | None = None) -> None:
        self._state = state
        self._setup = setup  # players, rules and seed as they were asked for; None if it began from a position
        self._begin = None if setup is not None else write_position(state)
        self._past: list[Move] = []
        self._kept: list[State] = []  # the state before every so many moves: what lies between is played again
        self._turns: list[journal.Playing | None] = []  # the turn of each move, as far as a record was written
        self._listed: Sequence[Move] | None = None  # what can be played now, once somebody asked

    # --- beginnings

    @classmethod
    def new(cls, players: Sequence[str], rules: dict[str, Any] | None = None, seed: int = 0) -> Game:
        """Deal a new game to two to eight named players; PositionError names what in `rules` cannot be (R2)."""
        written = dict(rules or {})
        return cls(new_state(players, written, seed), {"players": list(players), "rules": written, "seed": seed})

    @classmethod
    def from_position(cls, position: dict[str, Any]) -> Game:
        """Read a position (notation §1); PositionError names the key that is wrong."""
        return cls(read_position(position))

    @classmethod
    def from_record(cls, text: str) -> Game:
        """Play a record through (notation §3); PositionError for its head, IllegalMove names the line of a bad move."""
        head, moves = journal.read_record(text)
        if "position" in head:
            game = cls.from_position(head["position"])
        else:
            game = cls.new(head["players"], head["rules"], head["seed"])
        for line, move in moves:
            try:
                game.play(move)
            except IllegalMove as error:
                raise IllegalMove(f"line {line}: {error}", error.reason, error.details) from None
        return game

    # --- playing

    @property
    def to_move(self) -> int | None:
        """The seat that decides, or None when the game is over."""
        return engine.asked(self._state)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self._state.stack

    def moves(self) -> Sequence[Move]:
        """List the legal moves of the seat that decides, in the documented order; empty when the game is over.

        A list of the caller's own, but for a Magician with cards in hand: his ways to redraw are written as they are
        asked for, and nobody can change them.
        """
        listed = self._listed
        if listed is None:
            moves: Sequence[Any] = engine.options(self._state) or []  # every option of this game is a Move
            listed = self._listed = moves
        return listed[:] if isinstance(listed, list) else listed

    def refused(self) -> list[tuple[Move, Why]]:
        """List the moves the seat that decides may look for and cannot play, each with the reason against it.

        The reasons say nothing that this seat may not know.
        """
        return refused(self._state)

    def play(self, move: Move | str) -> Game:
        """Play a move, or its text; IllegalMove says why it cannot be played and changes nothing."""
        said = move if isinstance(move, Move) else Move.parse(move)
        if said not in (self._listed or self.moves()):
            raise explain(self._state, said)
        self._listed = None
        past = self._past
        if len(past) % STRIDE == 0:
            self._kept.append(self._state.clone())
        past.append(said)
        engine.apply(self._state, said)
        return self

    def undo(self) -> Move:
        """Take the last move back and return it; IllegalMove if none was played."""
        if not self._past:
            raise IllegalMove("no move has been played yet", "undo-nothing")
        self._listed = None
        step, events = len(self._past) - 1, self._state.events
        self._state = self._before(step)
        self._state.events = events
        if step % STRIDE == 0:
            self._kept.pop()
        del self._turns[step:]
        return self._past.pop()

    @property
    def history(self) -> list[Move]:
        """The moves played since the beginning, or since the position it was read from."""
        return self._past[:]

    def at(self, step: int) -> Game:
        """Return the game as it stood when `step` of its moves were played (0 to all of them), with no past."""
        return Game(self._before(step) if step < len(self._past) else self._state.clone())

    def beginning(self) -> Game:
        """Return the same game before its first move."""
        twin = self.clone()
        if self._past:
            twin._state, twin._listed = self._kept[0].clone(), None
            twin._past, twin._kept, twin._turns = [], [], []
        return twin

    def played(self, since: int = 0) -> Iterator[tuple[Move, State]]:
        """Play the moves through again from a step on, each with the state it was played in, to be looked at only."""
        if since < len(self._past):
            state = self._before(since)
            for move in self._past[since:]:
                yield move, state
                engine.apply(state, move)

    def _before(self, step: int) -> State:
        """Return the state in which a move was played, which is the caller's; nobody listens to it."""
        state = self._kept[step // STRIDE].clone()
        for move in self._past[step - step % STRIDE : step]:
            engine.apply(state, move)
        return state

    def clone(self) -> Game:
        """Return a game that goes its own way from here."""
        twin = Game.__new__(Game)
        twin._state = self._state.clone()
        twin._setup, twin._begin = self._setup, self._begin
        twin._past, twin._kept, twin._turns = self._past[:], self._kept[:], self._turns[:]
        twin._listed = self._listed
        return twin

    # --- looking

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what one seat may know (notation §4); None sees what lies open for everyone."""
        if seat is not None and not (type(seat) is int and 0 <= seat < len(self._state.players)):
            raise PositionError("seat", f"there is no seat {short(seat)}")
        return view(self._state, seat)

    def position(self) -> dict[str, Any]:
        """Write the whole truth (notation §1)."""
        return write_position(self._state)

    def record(self, date: str = "????.??.??") -> str:
        """Write the game as text (notation §3); the engine has no clock, so the date is the caller's."""
        began = self._setup or {"position": self._begin}
        self._turns += [journal.playing(state) for _, state in self.played(since=len(self._turns))]
        past = zip(self._past, self._turns, strict=True)
        return journal.write_record(date, self.names, began, past, self.scores)

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return [player.name for player in self._state.players]

    @property
    def scores(self) -> list[int] | None:
        """The points by seat, or None before the end (R8.2)."""
        return [score(self._state, seat) for seat in range(len(self._state.players))] if self.over else None

    @property
    def winners(self) -> list[int]:
        """The seats that won, ascending; empty before the end (R8.3)."""
        return winners(self._state) if self.over else []

    def score_lines(self, seat: int) -> list[Line]:
        """Return a seat's score line by line, as if the game were over now (R8.2)."""
        return score_lines(self._state, seat)

    def listen(self) -> list[Event]:
        """Return the list that events are put into from now on, oldest first; the listener may empty it."""
        if self._state.events is None:
            self._state.events = []
        return self._state.events

    def __eq__(self, other: object) -> bool:
        return self.position() == other.position() if isinstance(other, Game) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # a game in progress changes

    def __repr__(self) -> str:
        at = "over" if self.over else f"round {self._state.round}, {self.names[self.to_move or 0]} to move"
        return f"<Game of {', '.join(self.names)}: {at}>"

"""`Game`: the face of the whole (notation §6)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from citadels.core.definitions import Why
from citadels.core.moves import Move
from citadels.core.state import State
from citadels.flow.scoring import Line, score, score_lines, winners
from citadels.flow.setup import new_state
from citadels.notation import links
from citadels.notation.position import read_position, write_position
from citadels.notation.record import Playing, playing, write_move
from citadels.views.observing import lay_open, observe, write_view
from citadels.views.refusals import explain, refused
from citadels.views.view import View
from tabletop import engine
from tabletop.errors import IllegalMove, PositionError, short
from tabletop.events import Event
from tabletop.links import LinkError
from tabletop.record import read_record, write_record

if TYPE_CHECKING:
    from citadels.core.written import WrittenPosition, WrittenView

# A state is kept before every so many moves; whoever goes back plays fewer than so many again.
STRIDE = 16


class Game:
    """A game of Citadels: who decides, what is legal, and every way to write it down.

    Make one with `Game.new`, `Game.from_position` or `Game.from_record`. Two games are equal when their positions are.
    """

    __slots__ = ("_begin", "_kept", "_lines", "_listed", "_past", "_seen", "_setup", "_state", "_turns")

    def __init__(self, state: State, setup: dict[str, Any] | None = None) -> None:
        self._state = state
        self._setup = setup  # players, rules and seed as they were asked for; None if it began from a position
        self._begin = None if setup is not None else write_position(state)
        self._past: list[Move] = []
        self._kept: list[State] = []  # the state before every so many moves: what lies between is played again
        self._turns: list[Playing | None] = []  # the turn of each move, as far as a record was written
        self._lines: list[str] = []  # each move as the record has it, as far as one was written
        self._listed: Sequence[Move] | None = None  # what can be played now, once somebody asked
        self._seen: dict[int | None, View] = {}  # what each seat may know now, once somebody asked

    # --- beginnings

    @classmethod
    def new(cls, players: Sequence[str], rules: dict[str, Any] | None = None, seed: int = 0) -> Game:
        """Deal a new game to two to eight named players; PositionError names what in `rules` cannot be (R2)."""
        written = dict(rules or {})
        return cls(new_state(players, written, seed), {"players": list(players), "rules": written, "seed": seed})

    @classmethod
    def from_position(cls, position: Mapping[str, Any]) -> Game:
        """Read a position (notation §1); PositionError names the key that is wrong."""
        return cls(read_position(position))

    @classmethod
    def from_head(cls, head: Mapping[str, Any]) -> Game:
        """Return the game that a record's head tells of, before its first move; PositionError if it cannot be."""
        if "position" in head:
            return cls.from_position(head["position"])
        return cls.new(head["players"], head["rules"], head["seed"])

    @classmethod
    def from_record(cls, text: str) -> Game:
        """Play a record through (notation §3); PositionError for its head, IllegalMove names the line of a bad move."""
        head, moves = read_record(text)
        game = cls.from_head(head)
        for line, move in moves:
            try:
                game.play(move)
            except IllegalMove as error:
                raise IllegalMove(f"line {line}: {error}", error.reason, error.details) from None
        return game

    @classmethod
    def from_link(cls, text: object, names: Sequence[str] = ()) -> Game:
        """Play a link through; LinkError says what is wrong with it.

        A seat without a name, or with one that cannot be shown, is called "Seat n": names are no part of a link.
        """
        deal, moves, count = links.read_game(text)
        game = cls._dealt(deal, names)
        for _ in range(count):
            options = game.moves()
            if not options:
                raise LinkError("link-damaged", "the link goes on after the end")
            game.play(options[moves.choice(len(options))])
        moves.end()
        return game

    @classmethod
    def from_deal(cls, text: object) -> Game:
        """Deal what `deal` wrote, to seats without names; LinkError says what is wrong with it."""
        return cls._dealt(links.read_deal(text), ())

    @classmethod
    def _dealt(cls, deal: links.Deal, names: Sequence[str]) -> Game:
        try:
            return cls.new(deal.called(names), deal.rules, deal.seed)
        except PositionError as error:
            raise LinkError("link-damaged", f"the table of this link cannot be set: {error}") from None

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

        A list of the caller's own, but for a Magician with cards in hand: the ways to redraw are written as they are
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
        return refused(self._state, self.moves())

    def play(self, move: Move | str) -> Game:
        """Play a move, or its text; IllegalMove says why it cannot be played and changes nothing."""
        said = move if isinstance(move, Move) else Move.parse(move)
        if said not in (self._listed or self.moves()):
            raise explain(self._state, said)
        self._listed, self._seen = None, {}
        past = self._past
        if len(past) % STRIDE == 0:
            self._kept.append(self._state.clone())
        past.append(said)
        self._state.barrier = None
        engine.apply(self._state, said)
        return self

    def undo(self) -> Move:
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
            twin._state, twin._listed, twin._seen = self._kept[0].clone(), None, {}
            twin._past, twin._kept, twin._turns, twin._lines = [], [], [], []
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
        twin._lines = self._lines[:]
        twin._listed, twin._seen = self._listed, self._seen.copy()
        return twin

    # --- looking

    def view(self, seat: int | None) -> WrittenView:
        """Return what one seat may know as JSON (notation §4); None sees what lies open for everyone."""
        return write_view(self.observe(seat))

    def observe(self, seat: int | None) -> View:
        """Return what one seat may know as the program has it, masked; PositionError if there is no such seat."""
        if seat is not None and not (type(seat) is int and 0 <= seat < len(self._state.players)):
            raise PositionError("seat", f"there is no seat {short(seat)}")
        if seat not in self._seen:
            self._seen[seat] = observe(self._state, seat)
        return self._seen[seat]

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
        return write_position(self._state)

    def record(self, date: str = "????.??.??") -> str:
        """Write the game as text (notation §3); the engine has no clock, so the date is the caller's."""
        began = self._setup or {"position": self._begin}
        names = self.names
        for move, state in self.played(since=len(self._turns)):
            now, before = playing(state), self._turns[-1] if self._turns else None
            self._turns.append(now)
            self._lines.append(write_move(names, move, now, before))
        return write_record(date, names, began, self._lines, self.scores)

    def link(self) -> str:
        """Write the game as a link; LinkError if it began from a position, which no link holds."""
        picks = []
        for move, state in self.played():
            options = engine.options(state) or []
            picks.append((options.index(move), len(options)))
        return links.write_game(self._setup, picks)

    def deal(self) -> str:
        """Write as a link how the game was dealt, without its moves; LinkError as for `link`."""
        return links.write_deal(self._setup)

    @property
    def setup(self) -> Mapping[str, Any] | None:
        """The players, rules and seed as they were asked for; None if the game began from a position."""
        return self._setup

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

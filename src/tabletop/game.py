"""A game as programs hold it: how it begins, what each seat may know, and every way to write it down."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Self

from tabletop import engine
from tabletop.errors import IllegalMove, PositionError, short
from tabletop.game_links import Deal, GameLinks
from tabletop.links import LinkError
from tabletop.play import MoveOf, Play, StateOf
from tabletop.record import read_record, write_record


class AnyGame(Play[StateOf, MoveOf]):
    """A game that is played move by move. Two games are equal when their positions are.

    A game fills in `rulebook`, `move_type` (a str whose `parse` reads it), `links`, `_deal`, `_explain` and `names`;
    `_turn`, `_heading` and `_brought` where its records have comments. Make one with `new`, `from_position` or
    `from_record`.
    """

    __slots__ = ()

    links: ClassVar[GameLinks]

    # --- what a game fills in

    @staticmethod
    @abstractmethod
    def _deal(names: Sequence[str], rules: dict[str, Any], seed: int) -> StateOf:
        """Deal a new game; PositionError names what cannot be."""

    @property
    @abstractmethod
    def names(self) -> list[str]:
        """The players' names by seat."""

    def _turn(self, _state: StateOf) -> Any:
        """Say whose turn it is, as a record tells it; None where no turn is."""
        return None

    def _heading(self, turn: Any) -> str:
        """Write the comment that stands in a record where a turn begins."""
        return str(turn)

    def _brought(self, _move: MoveOf, _state: StateOf) -> str:
        """Write the comment on what a move brought, by the state after it; "" where there is none."""
        return ""

    # --- beginnings

    @classmethod
    def new(cls, players: Sequence[str], rules: dict[str, Any] | None = None, seed: int = 0) -> Self:
        """Deal a new game to named players; PositionError names what in `rules` cannot be."""
        written = dict(rules or {})
        return cls(cls._deal(players, written, seed), {"players": list(players), "rules": written, "seed": seed})

    @classmethod
    def from_position(cls, position: Mapping[str, Any]) -> Self:
        """Read a position (notation §1); PositionError names the key that is wrong."""
        return cls(cls.rulebook.read(position))

    @classmethod
    def from_head(cls, head: Mapping[str, Any]) -> Self:
        """Return the game that a record's head tells of, before its first move; PositionError if it cannot be."""
        if "position" in head:
            return cls.from_position(head["position"])
        return cls.new(head["players"], head["rules"], head["seed"])

    @classmethod
    def from_record(cls, text: str) -> Self:
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
    def opened(cls, record: str) -> tuple[Self, list[MoveOf]]:
        """Return a record's game before its first move, and its moves; the record's own errors say what is wrong."""
        head, moves = read_record(record)
        return cls.from_head(head), [cls.move_type.parse(text) for _, text in moves]

    @classmethod
    def from_link(cls, text: object, names: Sequence[str] = ()) -> Self:
        """Play a link through; LinkError says what is wrong with it.

        A seat without a name, or with one that cannot be shown, is called "Seat n": names are no part of a link.
        """
        deal, moves, count = cls.links.read_game(text)
        game = cls._dealt(deal, names)
        for _ in range(count):
            options = game.moves()
            if not options:
                raise LinkError("link-damaged", "the link goes on after the end")
            game.play(cls.links.picked(options, moves))
        moves.end()
        return game

    @classmethod
    def from_deal(cls, text: object) -> Self:
        """Deal what `deal` wrote, to seats without names; LinkError says what is wrong with it."""
        return cls._dealt(cls.links.read_deal(text), ())

    @classmethod
    def _dealt(cls, deal: Deal, names: Sequence[str]) -> Self:
        try:
            return cls.new(deal.called(names), deal.rules, deal.seed)
        except PositionError as error:
            raise LinkError("link-damaged", f"the table of this link cannot be set: {error}") from None

    # --- looking

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """Return what one seat may know as JSON (notation §4); None sees what lies open for everyone."""
        return self.rulebook.view(self._state, self._seat(seat))

    def observe(self, seat: int | None) -> Any:
        """Return what one seat may know as the program has it; PositionError if there is no such seat."""
        if self._seat(seat) not in self._seen:
            self._seen[seat] = self.rulebook.observe(self._state, seat)
        return self._seen[seat]

    def _seat(self, seat: int | None) -> int | None:
        if seat is not None and not (type(seat) is int and 0 <= seat < len(self.names)):
            raise PositionError("seat", f"there is no seat {short(seat)}")
        return seat

    def position(self) -> Mapping[str, Any]:
        """Write the whole truth (notation §1)."""
        return self.rulebook.write(self._state)

    def record(self, date: str = "????.??.??") -> str:
        """Write the game as text (notation §3); the engine has no clock, so the date is the caller's."""
        self._write_past()
        return write_record(date, self.names, self._setup or {"position": self._begin}, self._lines, self.scores)

    def _write_past(self) -> None:
        """Write the lines of those moves that no record has had yet."""
        since = len(self._lines)
        if since == len(self._past):
            return
        state = self._before(since)
        for move in self._past[since:]:
            now, before = self._turn(state), self._turns[-1] if self._turns else None
            self._turns.append(now)
            engine.apply(state, move)
            heading = f"; {self._heading(now)}\n" if now is not None and now != before else ""
            brought = self._brought(move, state)
            self._lines.append(f"{heading}{move} ; {brought}" if brought else f"{heading}{move}")

    def link(self) -> str:
        """Write the game as a link; LinkError if it began from a position, which no link holds."""
        picks = [self.links.picks(engine.options(state), move) for move, state in self.played()]
        return self.links.write_game(self._setup, picks)

    def deal(self) -> str:
        """Write as a link how the game was dealt, without its moves; LinkError as for `link`."""
        return self.links.write_deal(self._setup)

    @property
    def setup(self) -> Mapping[str, Any] | None:
        """The players, rules and seed as they were asked for; None if the game began from a position."""
        return self._setup

    @property
    def scores(self) -> list[int] | None:
        """The points by seat, or None before the end."""
        return self.rulebook.scores(self._state) if self.over else None

    @property
    def winners(self) -> list[int]:
        """The seats that won, ascending; empty before the end."""
        return self.rulebook.winners(self._state) if self.over else []

    def __eq__(self, other: object) -> bool:
        return self.position() == other.position() if isinstance(other, type(self)) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # a game in progress changes

    def __repr__(self) -> str:
        return f"<Game of {', '.join(self.names)}: {self._where()}>"

    def _where(self) -> str:
        """Say how far the game is, for its `repr`."""
        return "over" if self.to_move is None else f"{self.names[self.to_move]} to move"

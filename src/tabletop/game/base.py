"""The base class of all games: construction, views, records and links."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, Self

from tabletop.core import engine
from tabletop.core.errors import IllegalMove, PositionError, short
from tabletop.core.lazy import ConcatSequence, LazySequence
from tabletop.game.history import MoveHistory, MoveOf, StateOf
from tabletop.notation.link_packing import LinkError, Unpacker
from tabletop.notation.links import Deal, GameLinks, Standing
from tabletop.notation.record import read_record, write_record
from tabletop.notation.validation import mapping, name_list, one_line


class PlayerInfo(NamedTuple):
    """Public facts of a player in any game; the players of a game have more."""

    seat: int
    name: str


class BaseGame(MoveHistory[StateOf, MoveOf]):
    """A game that is played move by move. Two games are equal when their positions are.

    A game fills in `rulebook`, `move_type` (a str whose `parse` reads it) and `links`. Make one with `new`,
    `from_position` or `from_record`.
    """

    __slots__ = ()

    links: ClassVar[GameLinks]

    # --- beginnings

    @classmethod
    def new(cls, players: Sequence[str], rules: dict[str, Any] | None = None, seed: int = 0) -> Self:
        """Deal a new game.

        Args:
            players: The names by seat.
            rules: What the table agreed on, as positions write it; what is left out is as usual.
            seed: A number from 0 to 2**64 - 1. The same seed and the same moves give the same game.

        Raises:
            PositionError: Something of this cannot be; its `key` says what.

        Example:
            >>> Game.new(["Ann", "Bo"], {}, seed=7).names
            ['Ann', 'Bo']
        """
        names, options = name_list(players, "players"), dict(mapping({} if rules is None else rules, "rules"))
        return cls(cls.rulebook.deal(names, options, seed), {"players": names, "rules": options, "seed": seed})

    @classmethod
    def from_position(cls, position: Mapping[str, Any]) -> Self:
        """Read a position.

        Args:
            position: What `position` wrote, or somebody by hand (notation §1).

        Raises:
            PositionError: It cannot be; its `key` names the place that is wrong.

        Example:
            >>> game = Game.new(["Ann", "Bo"], seed=7)
            >>> Game.from_position(game.position()) == game
            True
        """
        return cls(cls.rulebook.read(mapping(position, "position")))

    @classmethod
    def from_head(cls, head: Mapping[str, Any]) -> Self:
        """Return the game that a record's head tells of, before its first move.

        Args:
            head: `players`, `rules` and `seed`, or `position`.

        Raises:
            PositionError: It cannot be.

        Example:
            >>> Game.from_head({"players": ["Ann", "Bo"], "rules": {}, "seed": 7}).history
            []
        """
        if "position" in mapping(head, "head"):
            return cls.from_position(head["position"])
        for key in ("players", "rules", "seed"):
            if key not in head:
                raise PositionError(f"head.{key}", "this key must be there")
        return cls.new(head["players"], head["rules"], head["seed"])

    @classmethod
    def from_record(cls, text: str) -> Self:
        """Play a record through (notation §3).

        Args:
            text: What `record` wrote.

        Raises:
            PositionError: Its head cannot be.
            IllegalMove: A move cannot be played; the error names the line.

        Example:
            >>> game = Game.new(["Ann", "Bo"], seed=7)
            >>> Game.from_record(game.record()) == game
            True
        """
        head, moves = read_record(text, cls.word())
        game = cls.from_head(head)
        for line, move in moves:
            try:
                game.play(move, from_record=True)
            except IllegalMove as error:
                bad = IllegalMove(f"line {line}: {error.why}", error.reason, error.details)
                bad.legal = error.legal
                raise bad from None
        return game

    @classmethod
    def opened(cls, record: str) -> tuple[Self, list[MoveOf]]:
        """Return a record's game before its first move, and its moves, which are not played.

        Args:
            record: What `record` wrote.

        Raises:
            PositionError: Its head cannot be.
            IllegalMove: A move cannot be read.

        Example:
            >>> game = Game.new(["Ann", "Bo"], seed=7)
            >>> beginning, moves = Game.opened(game.play(game.moves()[0]).record())
            >>> moves == game.history
            True
        """
        head, moves = read_record(record, cls.word())
        return cls.from_head(head), [cls.move_type.parse(text) for _, text in moves]

    @classmethod
    def from_link(cls, text: object, names: Sequence[str] = ()) -> Self:
        """Play a link through.

        Args:
            text: What `link` wrote.
            names: The players' names, which are no part of a link. A seat without one that can be shown is called
                "Seat n".

        Raises:
            LinkError: It is no link, is damaged, or is of another version.
            PositionError: `names` is no list.

        Example:
            >>> game = Game.new(["Ann", "Bo"], seed=7)
            >>> Game.from_link(game.link(), ["Ann", "Bo"]) == game
            True
        """
        game, moves, _ = cls.read_link(text, names)
        for move in moves:
            game.play(move, from_record=True)
        return game

    @classmethod
    def read_link(cls, text: object, names: Sequence[str] = ()) -> tuple[Self, Iterator[MoveOf], int]:
        """Return a link's game before its first move, its moves, and how many there are.

        The moves are decoded one by one from what is legal: play each of them in this game before taking the next.

        Args:
            text: What `link` wrote.
            names: The players' names, as in `from_link`.

        Raises:
            LinkError: It is no link, is damaged, or is of another version; while the moves are taken, too.
            PositionError: `names` is no list.

        Example:
            >>> game = Game.new(["Ann", "Bo"], seed=7)
            >>> beginning, moves, count = Game.read_link(game.play(game.moves()[0]).link())
            >>> list(moves) == game.history, count
            (True, 1)
        """
        began, moves, count = cls.links.read_game(text)
        game = cls._dealt(began, name_list(names, "names"))
        return game, cls._moves_of_link(game, moves, count), count

    @classmethod
    def _moves_of_link(cls, game: Self, moves: Unpacker, count: int) -> Iterator[MoveOf]:
        for _ in range(count):
            options = game._link_options(game.moves(), game._state)
            if not options:
                raise LinkError("link-damaged", "the link goes on after the end")
            yield cls.links.picked(options, moves)
        moves.end()

    @classmethod
    def from_deal(cls, text: object) -> Self:
        """Deal the same game again, to seats without names.

        Args:
            text: What `deal` wrote.

        Raises:
            LinkError: It is no such link, is damaged, or is of another version.

        Example:
            >>> Game.from_deal(Game.new(["Ann", "Bo"], seed=7).deal()).names
            ['Seat 1', 'Seat 2']
        """
        return cls._dealt(cls.links.read_deal(text), ())

    @classmethod
    def _dealt(cls, began: Deal | Standing, names: Sequence[str]) -> Self:
        try:
            if isinstance(began, Standing):
                return cls.from_position(began.called(names))
            return cls.new(began.called(names), began.rules, began.seed)
        except PositionError as error:
            raise LinkError("link-damaged", f"the table of this link cannot be set: {error}") from None

    # --- looking

    @property
    def names(self) -> list[str]:
        """The players' names by seat.

        Example:
            >>> Game.new(["Ann", "Bo"]).names
            ['Ann', 'Bo']
        """
        return list(self.rulebook.names(self._state))

    def refused(self) -> Sequence[tuple[str, Any]]:
        """List what the player to move may look for and cannot do, each with the reason against it.

        A reason has an `id` and `args`. What is listed is known to the seat that decides.
        """
        return []

    @property
    def players(self) -> Sequence[Any]:
        """Return what each player has now, by seat: small records that stay as they are."""
        return tuple([PlayerInfo(seat, name) for seat, name in enumerate(self.names)])

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """Return what one seat may know as JSON (notation §4); None sees what is public."""
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
        """Write the whole truth as JSON (notation §1); `from_position` reads it.

        Example:
            >>> Game.new(["Ann", "Bo"], seed=7).position()["players"][0]["name"]
            'Ann'
        """
        return self.rulebook.write(self._state)

    def record(self, date: str = "????.??.??") -> str:
        """Write the game as text, which `from_record` plays again (notation §3).

        Args:
            date: When it was played; the engine has no clock.

        Raises:
            PositionError: The date is no line of text.

        Example:
            >>> game = Game.new(["Ann", "Bo"], seed=7)
            >>> '[Date "2026.11.25"]' in game.record("2026.11.25").splitlines()
            True
        """
        return self._record(one_line(date, "date"), self.word())

    def record_in_save(self) -> str:
        """Write the record without its header `Game`, as saves have it: they name the game, also to older programs.

        Example:
            >>> game = Game.new(["Ann", "Bo"], seed=7)
            >>> Game.from_record(game.record_in_save()) == game
            True
        """
        return self._record("????.??.??", "")

    def _record(self, date: str, word: str) -> str:
        self._write_past()
        began = self._setup or {"position": self._begin}
        return write_record(date, self.names, began, self._lines, self.scores, word)

    @classmethod
    def word(cls) -> str:
        """Return the game's word in records; "" for a game whose records do not name it.

        Example:
            >>> Game.new(["Ann", "Bo"]).record().startswith(f'[Game "{Game.word()}"]') or Game.word() == ""
            True
        """
        marks = cls.rulebook.marks
        return "" if marks is None else marks.game

    def _write_past(self) -> None:
        """Write the lines of those moves that no record has had yet."""
        since = len(self._lines)
        if since == len(self._past):
            return
        state, rulebook = self._before(since), self.rulebook
        for move in self._past[since:]:
            now, before = rulebook.turn(state), self._turns[-1] if self._turns else None
            self._turns.append(now)
            heading = f"; {rulebook.heading(state, now)}\n" if now is not None and now != before else ""
            engine.apply(state, move)
            outcome = rulebook.outcome(move, state)
            self._lines.append(f"{heading}{move} ; {outcome}" if outcome else f"{heading}{move}")

    def link(self) -> str:
        """Write the game as a link, without names.

        A link to a game that began from a position holds that position, and is some 1,000 letters longer.

        Raises:
            LinkError: It is too long for one.

        Example:
            >>> game = Game.new(["Ann", "Bo"], seed=7)
            >>> Game.from_link(game.link()).to_move == game.to_move
            True
        """
        picks = [
            self.links.picks(self._link_options(engine.options(state), state), move) for move, state in self.played()
        ]
        if self._begin is not None:
            return self.links.write_from(self._begin, picks)
        return self.links.write_game(self._setup, picks)

    def _link_options(self, options: Sequence[Any], state: StateOf) -> Sequence[Any]:
        """List the moves as links number them: the legal ones, then those that were legal once."""
        older = self.rulebook.older_moves(state)
        return ConcatSequence(options, older) if isinstance(older, LazySequence) else options

    def deal(self) -> str:
        """Write as a link how the game was dealt, without its moves.

        Raises:
            LinkError: It began from a position, and so was not dealt.

        Example:
            >>> len(Game.new(["Ann", "Bo"], seed=7).deal()) < 40
            True
        """
        return self.links.write_deal(self._setup)

    @property
    def setup(self) -> Mapping[str, Any] | None:
        """The players, rules and seed as they were asked for; None if the game began from a position.

        Example:
            >>> Game.new(["Ann", "Bo"], seed=7).setup
            {'players': ['Ann', 'Bo'], 'rules': {}, 'seed': 7}
        """
        return self._setup

    @property
    def rules(self) -> dict[str, Any]:
        """The rules of this table, as `new` takes them.

        Example:
            >>> Game.new(["Ann", "Bo"], {}, seed=7).rules
            {}
        """
        return dict(self._setup["rules"] if self._setup is not None else self.position().get("rules", {}))

    @property
    def scores(self) -> list[int] | None:
        """The points by seat, or None before the end.

        Example:
            >>> Game.new(["Ann", "Bo"], seed=7).scores is None
            True
        """
        return self.rulebook.scores(self._state) if self.over else None

    @property
    def winners(self) -> list[int]:
        """The seats that won, ascending; empty before the end.

        Example:
            >>> Game.new(["Ann", "Bo"], seed=7).winners
            []
        """
        return self.rulebook.winners(self._state) if self.over else []

    def __reduce__(self) -> tuple[Any, ...]:
        """Let other processes have the game, as its record would tell it."""
        head = self._setup or {"position": self._begin}
        return _play_again, (type(self), head, [str(move) for move in self._past])

    def __eq__(self, other: object) -> bool:
        return self.position() == other.position() if isinstance(other, type(self)) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # a game in progress changes

    def __repr__(self) -> str:
        return f"<Game of {', '.join(self.names)}: {self._where()}>"

    def _where(self) -> str:
        """Say how far the game is, for its `repr`."""
        return "over" if self.to_move is None else f"{self.names[self.to_move]} to move"


def _play_again(game: type[BaseGame[Any, Any]], head: Mapping[str, Any], moves: Sequence[str]) -> BaseGame[Any, Any]:
    """Read a pickled game: what its record's head and moves would be."""
    again = game.from_head(head)
    for move in moves:
        again.play(move, from_record=True)
    return again

"""A session: one game at one device, its seats held by people and bots, from the deal to the last word.

It knows who is asked and who looks, what everybody was told, what can be taken back, and writes itself down. Of the
game it knows what `terms.Game` says, and no more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tabletop.bots import Bot
from tabletop.curtain import Curtain
from tabletop.errors import IllegalMove, TableError
from tabletop.events import Event
from tabletop.rng import MASK, Dice, draw
from tabletop.saves import Saved, SaveError, read_save, write_save
from tabletop.terms import Game, Terms
from tabletop.undo import Decision, why_not

BOTS_DICE = 0xB0757D1CE  # the bots' chance is not the game's


class Seat(NamedTuple):
    """Who sits there: a person, or a bot of some kind."""

    name: str
    kind: str
    bot: str | None = None

    def write(self) -> dict[str, Any]:
        """Write it as a request or a save has it."""
        return self._asdict()


class Told(NamedTuple):
    """One thing that was told, with its running number: numbers rise, and an undo gives none back."""

    number: int
    event: Event


class SeatError(TableError):
    """Seats that cannot be."""


def read_seats(written: Any, terms: Terms) -> tuple[Seat, ...]:
    """Read the seats as written; SeatError says what is wrong. Names are the game's to judge."""
    if not isinstance(written, list):
        raise SeatError("a list of seats is wanted")
    seats = []
    for at, one in enumerate(written):
        if not isinstance(one, dict) or one.get("kind") not in ("person", "bot"):
            raise SeatError(f"seat {at} is neither a person's nor a bot's")
        bot = one.get("bot") if one["kind"] == "bot" else None
        if one["kind"] == "bot" and (not isinstance(bot, str) or bot not in terms.bots):
            raise SeatError(f"seat {at}: there is no such bot")
        seats.append(Seat(one.get("name", ""), one["kind"], bot))
    return tuple(seats)


class Session:
    """A game, its seats, its curtain and its record. Make one with `Session.new` or `Session.load`."""

    def __init__(self, terms: Terms, game: Game, seats: tuple[Seat, ...], dice: int) -> None:
        self.terms = terms
        self.game = game
        self.seats = seats
        self.dice = dice
        self.curtain = Curtain(seat for seat, one in enumerate(seats) if one.kind == "person")
        self.log: list[Told] = []
        self.decisions: list[Decision] = []
        self._bots: dict[int, Bot] = {}
        self._told = 0
        self._looked: dict[int | None, int] = {}
        self._events = game.listen()
        self._tell(terms.opening(game))

    # --- beginnings

    @classmethod
    def new(cls, terms: Terms, written: Any, options: dict[str, Any], seed: int) -> Session:
        """Deal a new game to these seats; SeatError or the game's PositionError says why it cannot be."""
        seats = read_seats(written, terms)
        game = terms.new([seat.name for seat in seats], options, seed)
        return cls(terms, game, seats, draw(seed ^ BOTS_DICE)[1])

    @classmethod
    def load(cls, terms: Terms, text: Any) -> Session:
        """Take up a save where it was left, the curtain closed; SaveError says why it cannot be."""
        saved = read_save(terms.name, terms.version, text)
        try:
            game, moves = terms.read(saved.record)
            seats = read_seats(saved.seats, terms)
            if [seat.name for seat in seats] != game.names:
                raise SeatError("the seats are not those of the record")
            session = cls(terms, game, seats, saved.dice)
            for move in moves:
                session._decide(move)
                session._looked[session.decisions[-1].seat] = session._told
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError, OverflowError) as error:
            raise SaveError("save-damaged", f"the save cannot be played through: {error}") from None
        return session

    def save(self) -> str:
        """Write the session down, as it must be after every decision."""
        saved = Saved(self.game.record(), [seat.write() for seat in self.seats], self.dice)
        return write_save(self.terms.name, self.terms.version, saved)

    # --- who is asked, who looks

    @property
    def asked(self) -> int | None:
        """The seat that decides, or None when the game is over."""
        return self.game.to_move

    @property
    def in_the_open(self) -> bool:
        """Whether what is asked now can be answered before everybody's eyes."""
        return not self.game.over and self.terms.open_question(self.game)

    @property
    def behind_curtain(self) -> int | None:
        """The person who is waited for behind the closed curtain, or None."""
        asked = self.curtain.closed_for(self.asked)
        return None if asked is None or (self.in_the_open and not self.curtain.drawn) else asked

    @property
    def viewer(self) -> int | None:
        """Whose eyes are on the table; None sees what lies open."""
        return self.curtain.opened

    @property
    def waiting(self) -> str:
        """Who is waited for: "person", "bot", "curtain", or nobody: "over"."""
        asked = self.asked
        if asked is None:
            return "over"
        if self.seats[asked].kind == "bot":
            return "bot"
        return "person" if self.behind_curtain is None else "curtain"

    def open(self, seat: Any) -> None:
        """Open the curtain for the person who is waited for; IllegalMove for anybody else."""
        if type(seat) is not int or seat not in self.curtain.people or self.asked != seat:
            raise IllegalMove("the curtain does not open for this seat", "illegal-curtain")
        if self.curtain.shared:
            self.curtain.open(seat)

    def close(self) -> None:
        """Close the curtain by hand."""
        self.curtain.close()

    # --- playing

    def choose(self, move: Any) -> None:
        """Play a person's move; IllegalMove says why not, and nothing has changed."""
        if self.waiting != "person":
            raise IllegalMove("no person is asked now", "illegal-not-asked")
        self._decide(move)

    def tick(self) -> bool:
        """Let a bot decide once, if one is to move; return whether anything happened."""
        seat = self.asked
        if seat is None or self.seats[seat].kind != "bot":
            return False
        options = self.game.moves()
        self._decide(options[self._bots_choice(seat, options) if len(options) > 1 else 0])
        return True

    def _bots_choice(self, seat: int, options: Sequence[str]) -> int:
        bot = self._bot(seat)
        view = {} if bot.blind else self.game.view(seat)
        budget = self.terms.budget(self.seats[seat].bot or "")
        return bot.choose(view, options, self._bots_dice(), budget)

    def _bot(self, seat: int) -> Bot:
        if seat not in self._bots:
            self._bots[seat] = self.terms.bots[self.seats[seat].bot or ""]()
        return self._bots[seat]

    def _bots_dice(self) -> Dice:
        """Return chance that depends on the save alone: after a reload the bots play on as they would have."""
        return Dice(draw((self.dice + len(self.decisions)) & MASK)[1])

    def _decide(self, move: Any) -> None:
        seat, before = self.game.to_move, len(self.log)
        self.game.play(move)
        assert seat is not None, "a game that takes a move has asked somebody"
        self._events = self.game.listen()
        barrier = next(filter(None, map(self.terms.barrier, self._events)), None)
        self._tell(self._events)
        self._events.clear()
        self.decisions.append(Decision(seat, before, barrier))
        self.curtain.turn_to(self.asked)

    # --- taking back

    @property
    def why_no_undo(self) -> str | None:
        """Why whoever looks cannot take the last decision back (a message id), or None if he can."""
        seat = self.viewer
        if seat is None and self.waiting == "person":
            seat = self.asked
        return why_not(self.decisions, seat)

    def undo(self) -> None:
        """Take the last decision back; IllegalMove says why it cannot be."""
        why = self.why_no_undo
        if why is not None:
            raise IllegalMove("this cannot be taken back", why)
        self.game.undo()
        self.game.listen().clear()
        del self.log[self.decisions.pop().before :]
        self.curtain.turn_to(self.asked)

    # --- what was told

    def _tell(self, events: Sequence[Event]) -> None:
        for event in events:
            self._told += 1
            self.log.append(Told(self._told, event))

    def known(self) -> list[Told]:
        """Return everything that whoever looks may know, oldest first."""
        viewer = self.viewer
        return [told for told in self.log if told.event.only is None or told.event.only == viewer]

    def news(self) -> list[Told]:
        """Return what was told since whoever looks looked last; nothing before a closed curtain."""
        if self.waiting == "curtain":
            return []
        since = self._looked.get(self.viewer, 0)
        self._looked[self.viewer] = self._told
        return [told for told in self.known() if told.number > since]

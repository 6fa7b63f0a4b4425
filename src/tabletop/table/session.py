"""One game on one device: its seats, log, undo, auto-replies and save.

A session knows of its game only what `BaseGame` and `GameSpec` provide.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from tabletop.core.errors import IllegalMove, TableError
from tabletop.core.events import Event
from tabletop.core.rng import MASK, Dice, draw
from tabletop.game.base import BaseGame
from tabletop.game.spec import GameSpec
from tabletop.game.undo import Decision, why_not
from tabletop.table.auto_replies import AutoReplies
from tabletop.table.bot_seats import BotSeats
from tabletop.table.curtain import Curtain
from tabletop.table.saves import Saved, SaveError, read_save, write_save

BOTS_DICE = 0xB0757D1CE  # bots have their own random stream
# A seat's lasting auto-replies in a save; older programs ignore the key.
REPLIES = "replies"
PERSON, GUEST, BOT = "person", "guest", "bot"  # a guest is a person at another device


class Seat(NamedTuple):
    """The holder of a seat: a person at this device, a guest at another, or a bot of some kind.

    `of_person` marks a bot that plays on for a person: that person has seen this seat's cards.
    """

    name: str
    kind: str
    bot: str | None = None
    of_person: bool = False

    def write(self) -> dict[str, Any]:
        """Write it as a request has it: without what happened to the seat in this game."""
        return {"name": self.name, "kind": self.kind, "bot": self.bot}

    def write_in_save(self) -> dict[str, Any]:
        """Write it as a save has it; only a bot that plays on for a person has a key of its own."""
        return {**self.write(), "of_person": True} if self.of_person else self.write()


class LogEntry(NamedTuple):
    """One thing that was told, with its running number: numbers rise, and an undo gives none back.

    `reason` is a word for why the player did it, from a bot that explains itself.
    """

    number: int
    event: Event
    reason: str | None = None


class SeatError(TableError):
    """Seats that cannot be."""


def read_seats(data: Any, spec: GameSpec) -> tuple[Seat, ...]:
    """Read the seats as written; SeatError says what is wrong. Names are the game's to judge."""
    if not isinstance(data, list):
        raise SeatError("a list of seats is wanted")
    seats = []
    for at, item in enumerate(data):
        if not isinstance(item, dict):
            raise SeatError(f"seat {at} is no object")
        seat = _read_seat(at, item.get("name", ""), item.get("kind"), item.get("bot"), spec)
        seats.append(seat._replace(of_person=seat.kind == BOT and item.get("of_person") is True))
    return tuple(seats)


def _read_seat(at: int, name: Any, kind: Any, bot: Any, spec: GameSpec) -> Seat:
    if kind not in (PERSON, GUEST, BOT):
        raise SeatError(f"seat {at} is neither a person's nor a guest's nor a bot's")
    if kind != BOT:
        return Seat(name, kind)
    if isinstance(bot, str):
        bot = spec.renamed_bots.get(bot, bot)
    if not isinstance(bot, str) or bot not in spec.bots:
        raise SeatError(f"seat {at}: there is no such bot")
    return Seat(name, kind, bot)


class Session:
    """A game, its seats, its curtain and its record. Make one with `Session.new` or `Session.load`."""

    def __init__(self, spec: GameSpec, game: BaseGame[Any, Any], seats: tuple[Seat, ...], dice: int) -> None:
        self.spec = spec
        self.game = game
        self.seats = seats
        self.dice = dice
        self.curtain = Curtain(self._seats_of(PERSON))
        self._guest: int | None = None  # whose request is answered, if it is a guest's
        self._seen: int | None = 0  # the entry of the log that this guest has seen last
        self.undone: int | None = None  # whose decision was taken back last, until the next decision
        self.log: list[LogEntry] = []
        self.decisions: list[Decision] = []
        self.wishes = AutoReplies(spec)
        self.script: Sequence[Any] = ()  # the moves that are played first, for any seat
        self.practice = False  # whether the game is for practice alone: then it is never stored
        self.trial: Any = None  # a `trial.Trial`, which stands on this: it ends when anything is decided here
        log = self.log  # not `self`: a cycle stays until the garbage collector comes (docs/adr/0022)
        self._bots = BotSeats(spec, [seat.bot for seat in seats], lambda: [entry.event for entry in log])
        self._last_number = 0
        self._looked: dict[int | None, int] = {}
        self._known: dict[int | None, list[LogEntry]] = {}  # what each may know, once somebody asked for it
        self._events = game.listen()
        self._tell(spec.opening(game))

    # --- beginnings

    @classmethod
    def new(cls, spec: GameSpec, data: Any, options: dict[str, Any], seed: int) -> Session:
        """Deal a new game to these seats; SeatError or the game's PositionError says why it cannot be."""
        seats = read_seats(data, spec)
        game = spec.game.new([seat.name for seat in seats], options, seed)
        return cls(spec, game, seats, draw(seed ^ BOTS_DICE)[1])

    @classmethod
    def load(cls, spec: GameSpec, text: Any) -> Session:
        """Take up a save where it was left, the curtain closed; SaveError says why it cannot be."""
        saved = read_save(spec.name, spec.version, text, spec.readable_versions)
        try:
            game, moves = spec.game.opened(saved.record)
            seats = read_seats(saved.seats, spec)
            if [seat.name for seat in seats] != game.names:
                raise SeatError("the seats are not those of the record")
            session = cls(spec, game, seats, saved.dice)
            for move in moves:
                session._decide_again(move)
                session._looked[session.decisions[-1].seat] = session._last_number
            session._looked[None] = session._last_number
            for number in session.people:
                session.wishes.restore(number, saved.seats[number].get(REPLIES))
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError, OverflowError) as error:
            raise SaveError("save-damaged", f"the save cannot be played through: {error}") from None
        return session

    @classmethod
    def follow(cls, spec: GameSpec, record: Any, person: Any, bot: Any, played: Any) -> Session:
        """Start a guided session: replay the first `played` moves of a record, then accept only its next move.

        After the last move of the record the game is played freely.

        Raises:
            PositionError: The record cannot be read.
            SeatError: The seat, the bot or the number of moves does not fit the record.
        """
        game, moves = spec.game.opened(record)
        if type(person) is not int or not 0 <= person < len(game.names):
            raise SeatError("the person's seat is none of the record's")
        if type(played) is not int or not 0 <= played <= len(moves):
            raise SeatError("the record has not so many moves")
        session = cls._against_bots(spec, game, person, bot, draw(BOTS_DICE)[1])
        session.script = moves
        session._catch_up(moves[:played], person)
        return session

    @classmethod
    def enter(
        cls, spec: GameSpec, game: BaseGame[Any, Any], moves: Iterable[Any], person: Any, bot: Any, dice: int
    ) -> Session:
        """Start a session in the middle of a game: these moves have been played, and a person goes on against bots.

        Args:
            spec: The game.
            game: It, before its first move.
            moves: Each is taken when those before it have been played.
            person: The person's seat.
            bot: The kind of the bots at the other seats.
            dice: The seed of the bots' random numbers.

        Raises:
            SeatError: There is no such seat or bot, or the game is over after these moves.
            IllegalMove: One of the moves cannot be played.
        """
        if type(person) is not int or not 0 <= person < len(game.names):
            raise SeatError("the person's seat is none of the game's")
        session = cls._against_bots(spec, game, person, bot, draw(dice ^ BOTS_DICE)[1])
        session._catch_up(moves, person)
        if game.over:
            raise SeatError("the game is over at this step")
        return session

    @classmethod
    def _against_bots(cls, spec: GameSpec, game: BaseGame[Any, Any], person: int, bot: Any, dice: int) -> Session:
        """Seat a person, and bots at all other seats."""
        kinds = [(PERSON, None) if seat == person else (BOT, bot) for seat in range(len(game.names))]
        data = [Seat(name, *kind).write() for name, kind in zip(game.names, kinds, strict=True)]
        return cls(spec, game, read_seats(data, spec), dice)

    def _catch_up(self, moves: Iterable[Any], person: int) -> None:
        """Play moves of a record; none of them is news to the person."""
        for move in moves:
            self._decide_again(move)
            self._looked[person] = self._last_number

    def again(self, seed: Any) -> Session:
        """Deal a new game at the same table: these seats and these rules, with a seed of its own."""
        return Session.new(self.spec, [seat.write() for seat in self.seats], self.game.rules, seed)

    def save(self) -> str:
        """Write the session down, as it must be after every decision."""
        seats = [seat.write_in_save() for seat in self.seats]
        for number, data in enumerate(seats):
            if lasting := self.wishes.lasting(number):
                data[REPLIES] = lasting
        saved = Saved(self.game.record_in_save(), seats, self.dice)
        return write_save(self.spec.name, self.spec.version, saved, guests=bool(self.guests))

    # --- who sits where

    def _seats_of(self, *kinds: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind in kinds]

    @property
    def guests(self) -> list[int]:
        """The seats whose players have a device of their own."""
        return self._seats_of(GUEST)

    @property
    def people(self) -> list[int]:
        """The seats of persons, at whichever device."""
        return self._seats_of(PERSON, GUEST)

    @property
    def secret(self) -> bool:
        """Whether a link or a record would show one person's cards to another.

        A person whose seat a bot has taken over counts: their cards lie there, and the seat may be given back.
        """
        return sum(seat.kind != BOT or seat.of_person for seat in self.seats) > 1 and not self.game.over

    def set_seat(self, number: Any, kind: Any, bot: Any = None) -> None:
        """Give a seat to a person, a guest or a bot from now on; a bot hears first what was told before.

        Raises:
            SeatError: There is no such seat, no such kind or no such bot, or the game follows a record.
        """
        if type(number) is not int or not 0 <= number < len(self.seats):
            raise SeatError("there is no such seat")
        if self.led:
            raise SeatError("the seats of a game that follows a record stay as they are")
        before = self.seats[number]
        seat = _read_seat(number, before.name, kind, bot, self.spec)
        seat = seat._replace(of_person=seat.kind == BOT and (before.kind != BOT or before.of_person))
        self.end_trial()
        self.seats = (*self.seats[:number], seat, *self.seats[number + 1 :])
        self.wishes.forget(number)
        self._bots.set_kind(number, seat.bot)
        self.curtain.set_people(self._seats_of(PERSON))

    @contextmanager
    def as_guest(self, seat: int, seen: int | None) -> Iterator[None]:
        """Look, play and try with the eyes of a guest for the length of a block.

        `seen` is the number of the entry that they have seen last: `news` tells what came after it. None is for a
        device that comes to a game under way: nothing is news there.
        """
        self._guest, self._seen = seat, seen
        if self.own_trial is not None:
            self.own_trial.session._seen = seen
        try:
            yield
        finally:
            self._guest = None

    # --- who is asked, who looks

    @property
    def current_player(self) -> int | None:
        """The seat that decides, or None when the game is over."""
        return self.game.to_move

    @property
    def decision_is_public(self) -> bool:
        """Whether the present decision needs no curtain."""
        return not self.game.over and self.spec.decision_is_public(self.game)

    @property
    def behind_curtain(self) -> int | None:
        """The seat of the person for whom the curtain is closed, or None; a guest has no curtain."""
        if self._guest is not None:
            return None
        seat = self.curtain.closed_for(self.current_player)
        return None if seat is None or (self.decision_is_public and not self.curtain.drawn) else seat

    @property
    def is_holding(self) -> bool:
        """Whether the curtain is closed for the person who has the device at hand: it only covers their cards."""
        return self.behind_curtain is not None and self.behind_curtain == self.curtain.holder

    @property
    def viewer(self) -> int | None:
        """The seat whose view is shown; None is the public view."""
        return self.curtain.opened if self._guest is None else self._guest

    @property
    def shared(self) -> bool:
        """Whether two or more people sit at the device of the viewer."""
        return self._guest is None and self.curtain.shared

    @property
    def waiting(self) -> str:
        """Return the kind of wait: "person", "bot", "curtain", another device's: "elsewhere", or nobody: "over".

        Only the device that deals waits for bots and for its own curtain: for a guest they are "elsewhere".
        """
        seat = self.current_player
        if seat is None:
            return "over"
        if self._guest is not None:
            return PERSON if seat == self._guest else "elsewhere"
        if self.seats[seat].kind == GUEST:
            return "elsewhere"
        if self.seats[seat].kind == BOT:
            return BOT
        return PERSON if self.behind_curtain is None else "curtain"

    def open(self, seat: Any) -> None:
        """Open the curtain for the person who is waited for; IllegalMove for anybody else."""
        if type(seat) is not int or seat not in self.curtain.people or self.current_player != seat:
            raise IllegalMove("the curtain does not open for this seat", "illegal-curtain")
        if self.curtain.shared:
            self.curtain.open(seat)

    def close(self) -> None:
        """Close the curtain by hand."""
        if self.own_trial is not None:
            self.end_trial()
        self.curtain.close()

    # --- playing

    @property
    def scripted_move(self) -> Any:
        """The move that the record which is followed has here; None where it ends, or if none is followed."""
        step = len(self.decisions)
        return self.script[step] if step < len(self.script) else None

    @property
    def led(self) -> bool:
        """Whether nothing but the moves of a record has been played."""
        return bool(self.script) and len(self.decisions) <= len(self.script)

    def choose(self, move: Any) -> None:
        """Play a person's move; IllegalMove says why not, and nothing has changed."""
        if self.waiting != PERSON:
            raise IllegalMove("no person is asked now", "illegal-not-asked")
        if self.scripted_move is not None and move != str(self.scripted_move):
            raise IllegalMove("the record that is followed has another move here", "illegal-led")
        self.wishes.end_decision(self.current_player)
        self._decide(move)
        self._answer_standing()

    def wish(self, name: Any) -> None:
        """Toggle an auto-reply of the viewer; IllegalMove as in `AutoReplies.turn`."""
        self.wishes.turn(self.viewer, name)
        self._answer_standing()

    def _answer_standing(self) -> None:
        """Play the automatic replies that are due."""
        while self.scripted_move is None and (move := self.wishes.answer(self.game)) is not None:
            self._decide(move)

    def tick(self) -> bool:
        """Let a bot decide once, if one is to move; return whether anything happened."""
        seat = self.current_player
        if seat is None or self.seats[seat].kind != BOT:
            return False
        if self.scripted_move is not None:
            self._decide_again(self.scripted_move)
            return True
        options = self.game.moves()
        self._decide(options[self._bots.choose(seat, self.game, options, self._bots_dice()) if len(options) > 1 else 0])
        self._answer_standing()
        return True

    def _decide_again(self, move: Any) -> None:
        """Play a move of a record: a bot that remembers looks and hears as if it had been asked."""
        if self.current_player is not None:
            self._bots.pass_over(self.current_player, self.game)
        self._decide(move, from_record=True)

    def _bots_dice(self) -> Dice:
        """Return chance that depends on the save alone: after a reload the bots play on as they would have."""
        return Dice(draw((self.dice + len(self.decisions)) & MASK)[1])

    def _decide(self, move: Any, *, from_record: bool = False) -> None:
        seat, before, turn = self.game.to_move, len(self.log), self._turn_key()
        reason = None if seat is None else self._bots.explain(seat, self.game, move)
        self.game.play(move, from_record=from_record)
        self.end_trial()
        self.undone = None
        assert seat is not None, "a game that takes a move has asked somebody"
        self._events = self.game.listen()
        self._tell(self._events, reason)
        self._events.clear()
        self.decisions.append(Decision(seat, before, self.game.barrier))
        self._turn_curtain()
        if self._turn_key() != turn:
            self.curtain.lay_down()  # even if the same person goes on: what came between the turns is for all

    def _turn_key(self) -> object:
        """Return what tells the present turn from others; None where no open curtain depends on it."""
        key = self.spec.turn_key or self.spec.turn_of
        return None if key is None or not self.curtain.shared else key(self.game)

    def _turn_curtain(self) -> None:
        """Turn the curtain to the current player; a device whose player's turn is over lies in the middle."""
        seat, curtain, turn_of = self.current_player, self.curtain, self.spec.turn_of
        curtain.turn_to(seat)
        if curtain.holder is not None and (turn_of is None or turn_of(self.game) != curtain.holder):
            curtain.holder = None
        if not curtain.shared or curtain.opened is None or seat in curtain.people or turn_of is None:
            return
        if turn_of(self.game) != curtain.opened:
            curtain.lay_down()

    @property
    def step(self) -> int:
        """Return how many decisions there were."""
        return len(self.decisions)

    # --- taking back

    @property
    def why_no_undo(self) -> str | None:
        """Return why the viewer cannot take the last decision back (a message id), or None if they can."""
        seat = self.viewer
        if seat is None and self.waiting == PERSON:
            seat = self.current_player
        return why_not(self.decisions, seat)

    def undo(self) -> None:
        """Take the last decision back; IllegalMove says why it cannot be."""
        why = self.why_no_undo
        if why is not None:
            raise IllegalMove("this cannot be taken back", why)
        self.take_back()

    def take_back(self) -> None:
        """Take the last decision back, whatever it has brought to light."""
        self.end_trial()
        self.undone = self.decisions[-1].seat
        self.wishes.end_decision(self.undone)
        self.game.undo()
        self.game.listen().clear()
        del self.log[self.decisions.pop().before :]
        self._known.clear()
        self._turn_curtain()

    # --- moves that are tried

    @property
    def may_try(self) -> bool:
        """Whether the viewer may try moves before they are real: they decide, and the game has trials."""
        return self.spec.trial is not None and self.waiting == PERSON and not self.led

    @property
    def own_trial(self) -> Any:
        """The trial under way if it is of the device that asks: the table's, or the guest's; else None."""
        return self.trial if self.trial is not None and self.trial.session._guest == self._guest else None

    def end_trial(self) -> None:
        """Forget what is tried, if anything is.

        The next entry of the log gets a number above those of the trial, which the device has seen.
        """
        trial, self.trial = self.trial, None
        if trial is not None:
            self._last_number = max(self._last_number, trial.session.last_number)

    def twin(self, game: BaseGame[Any, Any]) -> Session:
        """Return a session that goes on from here with a copy of the game; nothing that happens there is known here.

        Nothing of before can be taken back in it.
        """
        twin = copy.copy(self)
        twin.game, twin.trial, twin.decisions = game, None, []
        twin.log, twin._known, twin._looked = self.log[:], {}, self._looked.copy()
        twin.curtain, twin.wishes = copy.copy(self.curtain), AutoReplies(self.spec)
        twin._events = game.listen()
        return twin

    # --- what was told

    @property
    def last_number(self) -> int:
        """The number of the newest entry of the log, whoever may know it; 0 before the first."""
        return self._last_number

    def _tell(self, events: Sequence[Event], reason: str | None = None) -> None:
        """Log events; `reason` is that of the first."""
        for at, event in enumerate(events):
            self._last_number += 1
            entry = LogEntry(self._last_number, event, reason if at == 0 else None)
            self.log.append(entry)
            for viewer, known in self._known.items():
                if event.audience is None or event.audience == viewer:
                    known.append(entry)

    def known(self) -> Sequence[LogEntry]:
        """Return everything that the viewer may know, oldest first; it grows with the log."""
        viewer = self.viewer
        if viewer not in self._known:
            self._known[viewer] = [entry for entry in self.log if entry.event.audience in (None, viewer)]
        return self._known[viewer]

    def news(self) -> list[LogEntry]:
        """Return the events since the viewer's last request; before a closed curtain those that are public.

        There are none before a curtain that was closed by hand: the public table has not been looked at. A guest's
        device says what it has seen: what was lost on its way is told again.
        """
        if self.waiting == "curtain" and (self.curtain.drawn or self.viewer is not None):
            return []
        if self._guest is None:
            since = self._looked.get(self.viewer, 0)
            self._looked[self.viewer] = self._last_number
        else:
            since = self._last_number if self._seen is None else self._seen
        known = self.known()
        at = len(known)
        while at and known[at - 1].number > since:
            at -= 1
        return list(known[at:])

"""Decides which log entries concern the viewer (the flag `yours`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from citadels.core.verbs import EventSpec, spec_of
from citadels.views.view import View
from tabletop.core.events import Event
from tabletop.table.session import LogEntry

OWN = ("unmasked",)  # events whose `player` is the one affected


@dataclass(frozen=True, slots=True)
class Viewer:
    """The viewer: a seat, None for what is public, and the characters it held in each round that it knows of."""

    seat: int | None = None
    held: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    specs: Mapping[str, EventSpec] = field(default_factory=dict)  # of the edition's events

    def for_viewer(self, entry: LogEntry, count: int) -> LogEntry:
        """Return the entry as the viewer reads it: their character that nobody answered for was silenced (R5.1)."""
        event = entry.event
        if event.id != "nobody" or event.args["role"] not in self.held.get(count, ()):
            return entry
        return LogEntry(entry.number, Event("silenced", {"player": self.seat, "role": event.args["role"]}, self.seat))

    def touched(self, event: Event, count: int) -> bool:
        """Whether another player did this to the viewer."""
        if self.seat is None:
            return False
        args = event.args
        if event.id in OWN:
            return bool(args["player"] == self.seat)
        if spec_of(self.specs, event.id).affects == "role" and args["role"] in self.held.get(count, ()):
            return event.id == "silenced" or bool(args["player"] != self.seat)
        return bool(args.get("other", None) == self.seat and args.get("player") != self.seat)


STRANGER = Viewer()


class Course:
    """The round of every entry of a log by its number, and what each seat picked in it: read on as the log grows."""

    def __init__(self) -> None:
        self._begin((), 1)

    def _begin(self, log: Sequence[LogEntry], first: int) -> None:
        self._log = log
        self.rounds: dict[int, int] = {}
        self.picks: dict[int, dict[int, tuple[str, ...]]] = {}
        self._read, self._last, self._count = 0, 0, first

    def read(self, log: Sequence[LogEntry], first: int = 1) -> Course:
        """Read what was added to the log since; all of it if it is another, or where something was taken back.

        `first` is the round in which the game began.
        """
        if log is not self._log or self._read > len(log) or (self._read and log[self._read - 1].number != self._last):
            self._begin(log, first)
        for entry in log[self._read :]:
            self._add(entry)
        self._read = len(log)
        return self

    def _add(self, entry: LogEntry) -> None:
        event = entry.event
        if event.id == "round":
            self._count = int(str(event.args["count"]))
        elif event.id == "picked-own":
            held = self.picks.setdefault(int(str(event.args["player"])), {})
            held[self._count] = (*held.get(self._count, ()), str(event.args["role"]))
        self.rounds[entry.number] = self._count
        self._last = entry.number


def eyes(course: Course, view: View, seat: int | None) -> Viewer:
    """Return the viewer at a seat, from what it picked and what it sees now."""
    if seat is None:
        return STRANGER
    held = course.picks.get(seat, {})
    return Viewer(seat, {**held, view.round: view.players[seat].characters}, view.rules.cards.events)

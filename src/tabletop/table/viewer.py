"""The reader of the log: what of it concerns them, and in which round each entry stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tabletop.core.event_spec import EventSpec
from tabletop.core.events import Event
from tabletop.table.session import LogEntry


@dataclass(frozen=True, slots=True)
class Viewer:
    """A seat, or None for what is public, and the declarations of the events at its table."""

    seat: int | None = None
    specs: Mapping[str, EventSpec] = field(default_factory=dict)

    def for_viewer(self, entry: LogEntry, count: int) -> LogEntry:
        """Return an entry of the round `count` as this viewer reads it."""
        return entry

    def is_visible(self, event: Event) -> bool:
        """Whether an event is an entry of the log at all."""
        return True

    def touched(self, event: Event, count: int) -> bool:
        """Whether another player did this to the viewer, in the round `count`."""
        args = event.args
        return self.seat is not None and args.get("other", None) == self.seat and args.get("player") != self.seat


class Course:
    """The round of every entry of a log, by its number: read on as the log grows."""

    def __init__(self) -> None:
        self._begin((), 1)

    def _begin(self, log: Sequence[LogEntry], first: int) -> None:
        self._log = log
        self.rounds: dict[int, int] = {}
        self._read, self._last, self._count = 0, 0, first

    def read(self, log: Sequence[LogEntry], first: int = 1) -> Course:
        """Read what was added to the log since; all of it if it is another, or where something was taken back.

        `first` is the round in which the game began.
        """
        if log is not self._log or self._read > len(log) or (self._read and log[self._read - 1].number != self._last):
            self._begin(log, first)
        for entry in log[self._read :]:
            self._count = self.round_after(entry.event, self._count)
            self.rounds[entry.number] = self._count
            self.note(entry)
            self._last = entry.number
        self._read = len(log)
        return self

    def round_after(self, event: Event, count: int) -> int:
        """Return the round in which an event stands, if the one before stood in the round `count`."""
        return int(str(event.args["count"])) if event.id == "round" else count

    def note(self, entry: LogEntry) -> None:
        """Take what else a game keeps of an entry; each is noted once, in order."""

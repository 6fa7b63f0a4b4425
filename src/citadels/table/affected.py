"""Log entries that concern a viewer at a table of Citadels: by the characters it held."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from citadels.views.view import View
from tabletop.core.event_spec import spec_of
from tabletop.core.events import Event
from tabletop.table import viewer
from tabletop.table.session import LogEntry

OWN = ("unmasked",)  # events whose `player` is the one affected


@dataclass(frozen=True, slots=True)
class Viewer(viewer.Viewer):
    """The viewer, with the characters it held in each round that it knows of."""

    held: Mapping[int, tuple[str, ...]] = field(default_factory=dict)

    def for_viewer(self, entry: LogEntry, count: int) -> LogEntry:
        """Return the entry as the viewer reads it: their character that nobody answered for was silenced (R5.1)."""
        event = entry.event
        if event.id != "nobody" or event.args["role"] not in self.held.get(count, ()):
            return entry
        return LogEntry(entry.number, Event("silenced", {"player": self.seat, "role": event.args["role"]}, self.seat))

    def is_visible(self, event: Event) -> bool:
        """Leave out that no character was set aside face up."""
        return event.id != "aside" or bool(event.args["roles"])

    def touched(self, event: Event, count: int) -> bool:
        """Whether another player did this to the viewer."""
        if self.seat is None:
            return False
        args = event.args
        if event.id in OWN:
            return bool(args["player"] == self.seat)
        if spec_of(self.specs, event.id).affects == "role" and args["role"] in self.held.get(count, ()):
            return event.id == "silenced" or bool(args["player"] != self.seat)
        return viewer.Viewer.touched(self, event, count)


class Course(viewer.Course):
    """The round of every entry of a log by its number, and what each seat picked in it."""

    def _begin(self, log: Sequence[LogEntry], first: int) -> None:
        super()._begin(log, first)
        self.picks: dict[int, dict[int, tuple[str, ...]]] = {}

    def round_after(self, event: Event, count: int) -> int:
        """Return the round in which an event stands; note what was picked in it."""
        if event.id == "picked-own":
            held = self.picks.setdefault(int(str(event.args["player"])), {})
            held[count] = (*held.get(count, ()), str(event.args["role"]))
        return super().round_after(event, count)


def eyes(course: viewer.Course, view: View, seat: int | None) -> Viewer:
    """Return the viewer at a seat, from what it picked and what it sees now."""
    specs = view.rules.cards.events
    if seat is None or not isinstance(course, Course):
        return Viewer(None, specs)
    held = course.picks.get(seat, {})
    return Viewer(seat, specs, {**held, view.round: view.players[seat].characters})

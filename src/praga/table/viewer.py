"""The reader of the log: events with their tiles, goods and actions as messages, and the round of each."""

from __future__ import annotations

from praga.table.events import EVENTS
from praga.table.messages import display, good
from tabletop.core.events import Event
from tabletop.table import viewer
from tabletop.table.session import LogEntry


class Viewer(viewer.Viewer):
    """A seat at a table of the third game: all that happens there is public."""

    def for_viewer(self, entry: LogEntry, count: int) -> LogEntry:
        """Return the entry with its arguments as messages."""
        args = display(entry.event.args)
        if entry.event.id in ("gain", "pay"):
            args["goods"] = good(args.pop("good"), args["count"])
        return entry._replace(event=Event(entry.event.id, args, entry.event.audience))


class TurnCourse(viewer.Course):
    """The round of every entry: a turn says which one it is, of so many a round; alone each is a round (P16.4)."""

    players = 1

    def round_after(self, event: Event, count: int) -> int:
        """Return the round in which an event stands."""
        return (int(str(event.args["turn"])) - 1) // self.players + 1 if event.id == "turn" else count


def viewer_of(seat: int | None) -> Viewer:
    """Return the viewer at a seat, None for what is public."""
    return Viewer(seat, EVENTS)

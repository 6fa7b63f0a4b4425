"""Who reads the log: events with their tiles, goods and actions as messages, and the round of each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from praga.table.events import EVENTS
from praga.table.messages import actions, good, message, tile
from tabletop.core.events import Event
from tabletop.table import viewer
from tabletop.table.session import LogEntry

DISPLAY: Final[dict[str, Callable[[Any], Any]]] = {
    "action": lambda name: message(f"action-{name}"),
    "actions": actions,
    "on": lambda name: message(f"on-{name}"),
    "seal": lambda name: message(f"seal-{name}"),
    "technology": lambda name: message(f"tech-{name}"),
    "tile": tile,
    "tiles": lambda names: [tile(name) for name in names],
}


class Viewer(viewer.Viewer):
    """A seat at a table of the third game: all that happens there is public."""

    def for_viewer(self, entry: LogEntry, count: int) -> LogEntry:
        """Return the entry with its arguments as messages."""
        given: dict[str, Any] = dict(entry.event.args)
        args = {key: DISPLAY[key](value) if key in DISPLAY else value for key, value in given.items()}
        if entry.event.id == "gain":
            args["goods"] = good(args.pop("good"), args["count"])
        return entry._replace(event=Event(entry.event.id, args, entry.event.audience))


class TurnCourse(viewer.Course):
    """The round of every entry: a turn says which one it is, of so many a round."""

    players = 1

    def round_after(self, event: Event, count: int) -> int:
        """Return the round in which an event stands."""
        return (int(str(event.args["turn"])) - 1) // self.players + 1 if event.id == "turn" else count


def viewer_of(seat: int | None) -> Viewer:
    """Return the viewer at a seat, None for what is public."""
    return Viewer(seat, EVENTS)

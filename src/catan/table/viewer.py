"""The reader of Catan's log: events with their cards and places as messages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from catan.core.island import BEGINNERS, Island
from catan.table.events import EVENTS
from catan.table.places import cards, place_message
from tabletop.core.events import Event
from tabletop.table import viewer
from tabletop.table.session import LogEntry

PLACES = ("hex", "corner", "path")
SIDES = ("cards", "give", "get")


@dataclass(frozen=True, slots=True)
class Viewer(viewer.Viewer):
    """A seat at a table of Catan, and the island that it plays on."""

    island: Island = BEGINNERS
    losers: Mapping[int, int] = field(default_factory=dict)  # who lost a prize, by the number of the entry

    def for_viewer(self, entry: LogEntry, count: int) -> LogEntry:
        """Return the entry with cards and places as messages, and who lost something as `other`."""
        event = entry.event
        args: dict[str, Any] = {key: self._display(key, value) for key, value in event.args.items()}
        name = event.id
        if "victim" in args:
            args["other"] = args.pop("victim")
        if name == "longest-road" and args["player"] is None:
            name, args = "longest-road-none", {}
        if entry.number in self.losers:
            args["other"] = self.losers[entry.number]
        if name == "roll":
            args["sum"] = sum(args["dice"])
        if name in ("yield", "discard", "plenty"):
            args.setdefault("count", sum(event.args.get("cards", {}).values()))  # type: ignore[attr-defined]  # a dict
        if name == "offer":
            to = args.pop("to")
            name, args = ("offer", args) if to is None else ("offer-to", {**args, "other": to})
        if name == "monopoly":
            taken = dict(args.pop("taken"))
            args["count"] = sum(taken.values())
            args["lost"] = taken.get(self.seat, 0)
            if args["lost"]:
                args["other"] = self.seat
            args["losses"] = [
                {"id": "lost-by", "args": {"player": seat, "count": lost}} for seat, lost in taken.items() if lost
            ]
        return entry._replace(event=Event(name, args, event.audience))

    def _display(self, key: str, value: Any) -> Any:
        if key in PLACES:
            return place_message(self.island, value)
        return cards(value) if key in SIDES else value


def viewer_of(seat: int | None, island: Island, losers: Mapping[int, int]) -> Viewer:
    """Return the viewer at a seat, None for what is public."""
    return Viewer(seat, EVENTS, island, losers)

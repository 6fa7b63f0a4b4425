"""The story of a table of Citadels: a block for each selection and each turn.

What nobody answered is left to the rank track.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from tabletop.core.events import Event
from tabletop.table import story

if TYPE_CHECKING:
    from tabletop.table.session import LogEntry

IN_SELECTION = ("picked", "picked-own", "put-aside", "put-aside-own")


class Story(story.Story):
    """A story of Citadels: the block of a turn says the character that is played."""

    turns = ("called", "resumed")
    between = ("round", "silenced", "unmasked")
    headings = ("round", "called", "resumed", "unmasked")
    important = ("completed-first", "last-round", "over")

    @classmethod
    def moves_on(cls, event: Event, seat: int) -> bool:
        """Whether the table moves on: a character is called, or somebody else picks."""
        return event.id in ("round", "called", "nobody") or (event.id in IN_SELECTION and event.args["player"] != seat)

    def heading(self, event: Event) -> dict[str, Any]:
        """Return the character that is played."""
        return {"role": str(event.args["role"])}

    def no_heading(self) -> dict[str, Any]:
        """Return that no character is played."""
        return {"role": None}

    def has_line(self, event: Event) -> bool:
        """Whether an event has a line of its own: not that no character was set aside face up."""
        return super().has_line(event) and (event.id != "aside" or bool(event.args["roles"]))

    def say(self, entry: LogEntry, count: int) -> None:
        """Add a line; who has chosen a character stands in one line with those who chose before."""
        lines = self.blocks[-1]["lines"]
        if entry.event.id == "picked":
            self._picked(entry)
            return
        if entry.event.id == "draw-own" and lines and lines[-1]["id"] == "did-draw" and lines[-1]["own"]:
            lines.pop()  # the same cards, without their names
        super().say(entry, count)

    def _picked(self, entry: LogEntry) -> None:
        lines = self.blocks[-1]["lines"]
        line = next((line for line in lines if line["id"] == "did-picked"), None)
        if line is None:
            line = {"n": 0, "id": "did-picked", "args": {"names": []}, "player": None, "hit": False, "grave": False,
                    "own": False}  # fmt: skip
            lines.append(line)
        line["n"] = entry.number
        cast("list[Any]", line["args"]["names"]).append(self.reader.display_name(entry.event.args["player"]))

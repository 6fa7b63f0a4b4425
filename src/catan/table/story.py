"""The story of a table of Catan: a throw says first what it brought the reader."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.table import story

if TYPE_CHECKING:
    from tabletop.table.session import LogEntry


class Story(story.Story):
    """A story of Catan: a block for each turn."""

    def say(self, entry: LogEntry, count: int) -> None:
        """Add a line; what the reader gets, and the player of the turn, stands right after the throw."""
        super().say(entry, count)
        lines = self.blocks[-1]["lines"]
        throws = [at for at, line in enumerate(lines) if line["id"] == "did-roll"]
        first = lines[-1]["player"] is None or self.reader.did(entry.event)
        if entry.event.id == "yield" and throws and first:
            lines.insert(throws[-1] + 1, lines.pop())

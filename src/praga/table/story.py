"""What happened at a table of the third game, as a story: what is gained one after another is one line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.table import story

if TYPE_CHECKING:
    from tabletop.table.session import LogEntry


class Story(story.Story):
    """A story of the third game: a block for each turn, and era II in one that is nobody's."""

    between = (*story.Story.between, "era")
    important = (*story.Story.important, "era")

    def say(self, entry: LogEntry, count: int) -> None:
        """Add a line, or add what is gained to the line before, good by good."""
        super().say(entry, count)
        lines = self.blocks[-1]["lines"]
        line = lines[-1]
        if entry.event.id != "gain":
            return
        line["args"]["goods"] = [line["args"]["goods"]]
        before = lines[-2] if len(lines) > 1 else line
        if before is line or (before["id"], before["player"]) != (line["id"], line["player"]):
            return
        (gained,) = line["args"]["goods"]
        earlier = before["args"]["goods"]
        same = next((good for good in earlier if good["id"] == gained["id"]), None)
        if same:
            same["args"] = {"count": same["args"]["count"] + gained["args"]["count"]}
        else:
            earlier.append(gained)
        before["n"] = line["n"]
        lines.pop()

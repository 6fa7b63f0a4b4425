"""The story of a table of the third game: what is gained one after another is one line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tabletop.table import story

if TYPE_CHECKING:
    from tabletop.table.answers import Block
    from tabletop.table.session import LogEntry
    from tabletop.table.story import Reader


class Story(story.Story):
    """A story of the third game: a block for each turn; those of nobody have what the crane takes, and era II."""

    between = (*story.Story.between, "crane-takes", "era")
    headings = (*story.Story.headings, "crane-takes")
    important = (*story.Story.important, "era")

    @classmethod
    def tell(cls, known: Sequence[LogEntry], rounds: Mapping[int, int], reader: Reader, since: int = 0) -> list[Block]:
        """Tell everything after the number `since`; a turn in which nothing was done yet has no block."""
        return [block for block in super().tell(known, rounds, reader, since) if block["lines"]]

    def say(self, entry: LogEntry, count: int) -> None:
        """Add a line, or add what is gained or paid to the line before, good by good."""
        super().say(entry, count)
        if entry.event.id in ("gain", "pay"):
            lines = self.blocks[-1]["lines"]
            line = lines.pop()
            gained = line["args"]["goods"]
            if lines and (lines[-1]["id"], lines[-1]["player"]) == (line["id"], line["player"]):
                _add(lines[-1]["args"]["goods"], gained)
                lines[-1]["n"] = line["n"]
            else:
                line["args"]["goods"] = [gained]
                lines.append(line)


def without_own(blocks: Sequence[Block], seat: int) -> list[Block]:
    """Leave out what the player of a seat did in their own turns."""
    others: list[Block] = [
        {
            **block,
            "lines": [line for line in block["lines"] if block["seat"] != seat or line["player"] or line["grave"]],
        }
        for block in blocks
    ]
    return [block for block in others if block["lines"]]


def _add(goods: list[Any], gained: Any) -> None:
    """Add so many of a good to a list of goods."""
    same = next((good for good in goods if good["id"] == gained["id"]), None)
    if same:
        same["args"]["count"] += gained["args"]["count"]
    else:
        goods.append(gained)

"""The story of a table of Catan: a throw says first what it brought the reader, and equal refusals are one line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.table import story

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.game.undo import Decision
    from tabletop.table.answers import Line
    from tabletop.table.session import LogEntry


class Story(story.Story):
    """A story of Catan: a block for each turn."""

    @classmethod
    def began(cls, log: Sequence[LogEntry], decisions: Sequence[Decision], seat: int | None) -> int:
        """Return the same by the decisions of the seat's own turns: an answer to an offer is no turn."""
        turns = [(at, entry.event.args["player"]) for at, entry in enumerate(log) if entry.event.id in cls.turns]
        own = []
        for decision in reversed(decisions):
            while turns and turns[-1][0] >= decision.before:
                turns.pop()
            if decision.seat == seat and (not turns or turns[-1][1] == seat):
                own.append(decision)
        return super().began(log, own[::-1], seat)

    def say(self, entry: LogEntry, count: int) -> None:
        """Add a line; what the reader gets, and the player of the turn, stands right after the throw."""
        super().say(entry, count)
        lines = self.blocks[-1]["lines"]
        if entry.event.id == "refuse" and len(lines) > 1 and _joined(lines[-2], lines[-1]):
            lines.pop()
            return
        throws = [at for at, line in enumerate(lines) if line["id"] == "did-roll"]
        first = lines[-1]["player"] is None or self.reader.did(entry.event)
        if entry.event.id == "yield" and throws and first:
            lines.insert(throws[-1] + 1, lines.pop())


def _joined(before: Line, line: Line) -> bool:
    """Join a line with the one before if others refused alike; return whether they did."""
    if before["id"] != line["id"] or before["own"] or line["own"] or before["player"] is None:
        return False
    players = before["player"] if isinstance(before["player"], list) else [before["player"]]
    before["player"] = [*players, line["player"]]  # type: ignore[list-item]  # what is not one's own has a name
    before["n"] = line["n"]
    return True

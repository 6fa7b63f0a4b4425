"""Facts read from a table's log beside the story: rounds, throws, and the loss of a prize."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from catan.core.board import HEXES
from catan.views.view import View
from tabletop.core.events import Event
from tabletop.table.session import LogEntry
from tabletop.table.viewer import Course

PRIZES: Final = ("longest-road", "largest-army")


class TurnCourse(Course):
    """The round of every entry: a turn says its own. Besides, what was thrown and who lost a prize.

    Attributes:
        start: The island of the game, and how it began where it began from a position.
        is_dealt: Whether the game was dealt: then the robber begins on the desert, and nobody has a prize.
        throws: How often each sum was thrown.
        blocked: How many throws hit the robber's hex (K4.2).
        losers: Who lost a prize, by the number of the entry.
    """

    start: View | None = None
    is_dealt = True

    def _begin(self, log: Sequence[LogEntry], first: int) -> None:
        super()._begin(log, first)
        self.throws = dict.fromkeys(range(2, 13), 0)
        self.blocked = 0
        self.losers: dict[int, int] = {}
        self._robber = ""
        self._holders: dict[str, int | None] = dict.fromkeys(PRIZES)
        if self.start is not None and not self.is_dealt:
            self._robber = HEXES[self.start.robber]
            self._holders = dict(zip(PRIZES, (self.start.longest_road, self.start.largest_army), strict=True))

    def round_after(self, event: Event, count: int) -> int:
        """Return the round in which an event stands."""
        return int(str(event.args["round"])) if event.id == "turn" else count

    def note(self, entry: LogEntry) -> None:
        """Count throws and those that the robber blocks, and find who loses a prize."""
        event = entry.event
        if event.id == "roll":
            number = sum(cast("tuple[int, int]", event.args["dice"]))
            self.throws[number] += 1
            self.blocked += self._number_of_robber() == number
        elif event.id == "robber":
            self._robber = str(event.args["hex"])
        elif event.id in PRIZES:
            before, holder = self._holders[event.id], cast("Any", event.args["player"])
            if before is not None:
                self.losers[entry.number] = before
            self._holders[event.id] = holder

    def _number_of_robber(self) -> int:
        """The number on the robber's hex; 0 for the desert."""
        if self.start is None or not self._robber:
            return 0
        return self.start.island.numbers[HEXES.index(self._robber)]

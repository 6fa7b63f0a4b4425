"""A bot's memory of its game beside cards: the swaps of its turn, and who robbed whom (K5.3, K7)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from catan.core.bundles import KIND
from catan.core.resources import Bundle, count
from tabletop.core.events import Event


class Memory:
    """The swaps of one's own turn, and thefts that concern one.

    `scores` counts by rival the thefts that are not yet paid back. `last_victim` was robbed by this seat the last
    `in_a_row` times; None before the first theft.
    """

    def __init__(self) -> None:
        self._got: set[int] = set()
        self._gave: set[int] = set()
        self.scores: dict[int, int] = {}
        self.last_victim: int | None = None
        self.in_a_row = 0

    def hear(self, me: int, events: Iterable[Event]) -> None:
        """Note the events of one's own swaps and thefts."""
        for event in events:
            args: Any = event.args
            if event.id == "turn":
                self._got.clear()
                self._gave.clear()
            elif event.id in ("bank", "trade") and args["player"] == me:
                self._got.update([KIND[word] for word in args["get"]])
                self._gave.update([KIND[word] for word in args["give"]])
            elif event.id == "steal":
                self._note_theft(me, args["player"], args["victim"])

    def _note_theft(self, me: int, thief: int, victim: int) -> None:
        if victim == me:
            self.scores[thief] = self.scores.get(thief, 0) + 1
        elif thief == me:
            self.scores[victim] = max(0, self.scores.get(victim, 0) - 1)
            self.in_a_row = self.in_a_row + 1 if victim == self.last_victim else 1
            self.last_victim = victim

    def undoes(self, give: Bundle, get: Bundle) -> bool:
        """Return whether a swap gives a kind that was got in this turn, or gets one that was given."""
        return any(count(give, kind) for kind in self._got) or any(count(get, kind) for kind in self._gave)

"""The dearest decisions of the own bot, as the review of the table finds them (docs/protocol.md §6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from citadels.table.review import decisions, look_back
from citadels.workshop.game_runs import OneGame
from citadels.workshop.guest import MINE
from citadels.workshop.outside import Outside
from tabletop.bots.protocol import Budget

PATIENCE = 1000.0  # milliseconds for one decision


@dataclass
class Worst:
    """Looks at every decision of some games, and keeps those that cost most."""

    games: Sequence[OneGame]
    most: int
    outside: Outside
    found: list[dict[str, Any]] = field(default_factory=list)
    looked: int = 0
    ahead: int = 0

    def steps(self) -> Iterator[None]:
        """Look at one decision after the other."""
        games = [(game, game.again(), game.seats.index(MINE)) for game in self.games]
        questions = [
            (game, again, decision["at"]) for game, again, seat in games for decision in decisions(again, [seat])
        ]
        self.ahead = len(questions)
        for game, again, at in questions:
            yield
            cost = look_back(again, at, Budget.until(self.outside.now, PATIENCE))
            self.looked += 1
            if cost["cost"] > 0:
                self.found.append({"game": game.number, **cost, "link": game.link()})
                self.found.sort(key=lambda item: -item["cost"])
                del self.found[self.most :]

    def progress(self) -> dict[str, Any]:
        """Say how many decisions were looked at."""
        return {"do": "worst", "done": self.looked, "of": self.ahead}

    def answer(self, stopped: bool) -> dict[str, Any]:
        """Return the dearest, the worst first."""
        return {"worst": self.found, "looked": self.looked, "stopped": stopped}

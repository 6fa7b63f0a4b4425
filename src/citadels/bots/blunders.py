"""What nobody in his right mind does, whatever his plan: moves that give something away for nothing.

Only what the seat knows is looked at, and only what is certain: a move that is merely weak is no blunder.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from citadels.actions import Move
from citadels.bots.policy.sizes import COST, INCOME, KIND

NAMING = ("assassinate", "rob", "bewitch")
# Districts that make gold or cards worth points at the end: keeping them is no loss then (R7).
HOARDS = ("imperial_treasury", "map_room")


class Sense:
    """One decision as its seat sees it, and what would be nonsense there."""

    def __init__(self, view: Mapping[str, Any], offered: Sequence[Move]) -> None:
        self.view, self.offered = view, offered
        players = view["players"]
        self.me = next(seat for seat, player in enumerate(players) if type(player["hand"]) is list)
        self.own = players[self.me]
        self.city = [built if type(built) is str else built["district"] for built in self.own["city"]]

    def nonsense(self, said: Move) -> bool:
        """Whether a move gives something away for nothing."""
        judge = JUDGES.get(said.verb)
        return judge is not None and judge(self, said)

    def absent(self, said: Move) -> bool:
        """A character that nobody else can hold: it lies open, one put it aside, or one holds it oneself."""
        gone = {*self.view["aside"]["up"], *self.own["characters"], *self.own.get("seen", {}).get("aside", ())}
        return said.name in gone and any(other.verb == said.verb and other.name not in gone for other in self.offered)

    def own_loss(self, said: Move) -> bool:
        """Destroying a district of one's own."""
        return said.seat == self.me

    def twin(self, said: Move) -> bool:
        """Keeping what one could never build, where another card could be built one day (R4.3)."""
        return self._useless(said) and any(not self._useless(other) for other in self.offered)

    def _useless(self, said: Move) -> bool:
        have = [*self.own["hand"], *(() if "quarry" in self.city else self.city)]
        return all(card in have and not self._wizard_builds(card) for card in said.names)

    def _wizard_builds(self, card: str) -> bool:
        """Whether the Wizard can still build in this turn what he already has (R6.3W)."""
        phase, gold = self.view["phase"], int(self.own["gold"])
        if phase["name"] != "turn" or self.view["rules"]["characters"][phase["rank"] - 1] != "wizard":
            return False
        return COST[card] - ("factory" in self.city and KIND[card] == "special") <= gold

    def empty_hand(self, said: Move) -> bool:
        """Exchanging cards for an empty hand (R6.3M)."""
        return bool(self.own["hand"]) and self.view["players"][said.seat]["hand"] == 0

    def waste(self, _: Move) -> bool:
        """Ending a turn with income to take, or the last one with a district to build."""
        verbs = {other.verb for other in self.offered}
        phase = self.view["phase"]
        if "income" in verbs and phase["name"] == "turn":
            kind = INCOME[self.view["rules"]["characters"][phase["rank"] - 1]]
            if any(KIND[name] == kind for name in self.city):
                return True
        hoards = any(name in self.city for name in HOARDS)
        return self.view["last_round"] and not hoards and any(
            other.verb == "build" and COST[other.name] > 0 for other in self.offered
        )  # fmt: skip


JUDGES: dict[str, Callable[[Sense, Move], bool]] = {
    **dict.fromkeys(NAMING, Sense.absent),
    "destroy": Sense.own_loss,
    "armory": Sense.own_loss,
    "keep": Sense.twin,
    "swap": Sense.empty_hand,
    "end": Sense.waste,
}

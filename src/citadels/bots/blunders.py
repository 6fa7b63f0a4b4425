"""Moves that no sensible player makes, whatever the plan: they give something away for nothing.

Only what the seat knows is looked at, and only what is certain: a move that is merely weak is no blunder.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from citadels.core.building import cost_of
from citadels.core.moves import Move
from citadels.views.view import View, as_view

NAMING = ("assassinate", "rob", "bewitch")
# Districts that make gold or cards worth points at the end: keeping them is no loss then (R7).
HOARDS = ("imperial_treasury", "map_room")


class Sense:
    """One decision as its seat sees it, and what would be nonsense there."""

    def __init__(self, seen: View | Mapping[str, Any], offered: Sequence[Move]) -> None:
        self.view, self.offered = as_view(seen), offered
        self.me = self.view.me
        self.own = self.view.players[self.me]
        self.city = self.own.names

    def nonsense(self, said: Move) -> bool:
        """Whether a move gives something away for nothing."""
        judge = JUDGES.get(said.verb)
        return judge is not None and judge(self, said)

    def absent(self, said: Move) -> bool:
        """A character that nobody else can hold: it lies open, one put it aside, or one holds it oneself."""
        gone = {*self.view.up, *self.own.characters, *self.own.placed_aside}
        return said.name in gone and any(other.verb == said.verb and other.name not in gone for other in self.offered)

    def own_loss(self, said: Move) -> bool:
        """Destroying a district of one's own."""
        return said.seat == self.me

    def twin(self, said: Move) -> bool:
        """Keeping what one could never build, where another card could be built one day (R4.3)."""
        return self._useless(said) and any(not self._useless(other) for other in self.offered)

    def _useless(self, said: Move) -> bool:
        have = [*self.own.hand, *(() if self.own.works.asks.may_duplicate else self.city)]
        return all(card in have and not self._wizard_builds(card) for card in said.names)

    def _wizard_builds(self, card: str) -> bool:
        """Whether the Wizard can still build in this turn what they already have (R6.3W)."""
        if self.view.called is None or not self.view.rules.cards.roles[self.view.role].asks.may_duplicate:
            return False
        return cost_of(self.view, self.me, card) <= self.own.gold

    def empty_hand(self, said: Move) -> bool:
        """Exchanging cards for an empty hand (R6.3M)."""
        return bool(self.own.hand) and not self.view.players[said.seat].hand

    def waste(self, _: Move) -> bool:
        """Ending a turn with income to take, or the last one with a district to build."""
        verbs, cards = {other.verb for other in self.offered}, self.view.rules.cards
        if "income" in verbs and self.view.called is not None and cards.income[self.view.role] in self.own.kinds:
            return True
        hoards = any(name in self.city for name in HOARDS)
        return self.view.last_round and not hoards and any(
            other.verb == "build" and cards.cost[other.name] > 0 for other in self.offered
        )  # fmt: skip


JUDGES: dict[str, Callable[[Sense, Move], bool]] = {
    **dict.fromkeys(NAMING, Sense.absent),
    "destroy": Sense.own_loss,
    "armory": Sense.own_loss,
    "keep": Sense.twin,
    "swap": Sense.empty_hand,
    "end": Sense.waste,
}

"""Moves that no plan justifies: they give something away for nothing.

Only what the seat knows is looked at, and only what is certain: a move that is merely weak is no blunder.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from citadels.bots.policy.facts import builds_again, gained, last_use
from citadels.bots.policy.hands import names_others
from citadels.bots.policy.last_raids import matters
from citadels.bots.policy.paying import given_up
from citadels.bots.policy.raids import for_nothing
from citadels.cards.edition_2016.roles.blackmailer import THREATS
from citadels.cards.edition_2016.roles.magistrate import WARRANTS
from citadels.core.building import cost_of
from citadels.core.moves import Move, move
from citadels.core.registry import PLAYED
from citadels.views.view import View, as_view

NAMING = ("assassinate", "rob", "bewitch", "warrant", "threaten")
# Districts that make gold or cards worth points at the end: keeping them is no loss then (R7).
HOARDS = ("imperial_treasury", "map_room")
# What brings gold or cards and costs nothing (E5.4, E6.7S).
FOR_NOTHING = frozenset(("study", "spy"))


class Sense:
    """One decision as its seat sees it, and what would be nonsense there."""

    def __init__(self, seen: View | Mapping[str, Any], offered: Sequence[Move]) -> None:
        self.view, self.offered = as_view(seen), offered
        self.me = self.view.me
        self.own = self.view.players[self.me]
        self.city = self.own.names

    def nonsense(self, move: Move) -> bool:
        """Whether a move gives something away for nothing."""
        judge = JUDGES.get(move.verb)
        return judge is not None and judge(self, move)

    def absent(self, move: Move) -> bool:
        """A character that nobody else can hold: it lies open, one put it aside, or one holds it oneself."""
        gone = {*self.view.up, *self.own.characters, *self.own.placed_aside}
        return move.name in gone and any(other.verb == move.verb and other.name not in gone for other in self.offered)

    def bad_raid(self, move: Move) -> bool:
        """Destroying a district of one's own, or in the last round one that changes nothing of who wins (R8.3)."""
        if move.seat == self.me:
            return True
        may_build = any(other.verb == "build" for other in self.offered)
        return not matters(self.view, self.me, move, may_build=may_build)

    def twin(self, move: Move) -> bool:
        """Keeping what one could never build, where another card could be built one day (R4.3)."""
        return self._useless(move) and any(not self._useless(other) for other in self.offered)

    def _useless(self, move: Move) -> bool:
        have = [*self.own.hand, *(() if self.own.works.asks.may_duplicate else self.city)]
        return all(card in have and not builds_again(self.view, self.me, card) for card in move.names)

    def empty_hand(self, move: Move) -> bool:
        """Exchanging cards for an empty hand (R6.3M)."""
        return bool(self.own.hand) and not self.view.players[move.seat].hand

    def waste(self, _: Move) -> bool:
        """Ending a turn with income to take or a free raid on the leader, or the last one with a district to build."""
        verbs, cards = {other.verb for other in self.offered}, self.view.rules.cards
        if "income" in verbs and self.view.called is not None and cards.income[self.view.role] in self.own.kinds:
            return True
        if self._free_raid():
            return True
        hoards = any(name in self.city for name in HOARDS)
        if cards is not PLAYED and ("income" in verbs or (verbs & FOR_NOTHING and not self.view.last_round)):
            return True
        hoards = hoards or "ivory_tower" in self.city or self.warranted
        return self.view.last_round and not hoards and any(
            other.verb == "build" and cards.cost[other.name] > 0 and len(other.args) == 1 for other in self.offered
        )  # fmt: skip

    def _free_raid(self) -> bool:
        """Whether a district of the leader could be destroyed for nothing, and the leader is not oneself (R6.8W)."""
        return bool(for_nothing(self.view, self.me, [other for other in self.offered if other.verb == "destroy"]))

    def too_late(self, move: Move) -> bool:
        """Taking gold or cards in the last round that can become no district, where the other could (R4.2, R8.1)."""
        if self.view.turn is None or {"gold", "draw"} - {other.verb for other in self.offered}:
            return False
        return last_use(self.view, self.view.turn) not in ("", move.verb)

    # --- the edition of 2016

    @property
    def warranted(self) -> bool:
        """Whether what is paid for next may be confiscated (E5.3)."""
        turn, on = self.view.turn, WARRANTS.on(self.view)
        return turn is not None and on is not None and turn.role in on.on

    def refusal(self, _: Move) -> bool:
        """Refusing a bribe that costs nothing, sparing who carries the flower, or a district in the last round."""
        frame, verbs = self.view.stack[-1], {other.verb for other in self.offered}
        if "bribe" in verbs:
            return self.own.gold < 2
        if "reveal" in verbs:
            return self._flower() and self.view.players[frame.threatened].gold > 0
        return "confiscate" in verbs and self.view.last_round and self._confiscated() > 0

    def blank(self, _: Move) -> bool:
        """Turning up a blank threat: it brings nothing, and tells where the other lies (E5.5.4)."""
        return not self._flower()

    def _flower(self) -> bool:
        turn, on = self.view.turn, THREATS.on(self.view)
        return turn is not None and on is not None and on.real == turn.role

    def no_gain(self, _: Move) -> bool:
        """A confiscation that does not add to one's own points (E5.3.4)."""
        return self._confiscated() <= 0

    def _confiscated(self) -> int:
        return gained(self.view, self.me, self.view.stack[-1].card)

    def sells_out(self, move: Move) -> bool:
        """Handing a character that names others to somebody who then knows what one holds (E7.27)."""
        return names_others(self.view, move.name or self.own.characters[0])

    def sacrifice(self, choice_move: Move) -> bool:
        """Giving up a district that is worth the price or more, where gold would do (E7.6, E7.19)."""
        gone = given_up(choice_move)
        if gone is None or self.warranted or move("build", choice_move.name) not in self.offered:
            return False
        worth = self.view.rules.cards.worth[gone.rstrip("+")] + gone.endswith("+")
        return worth >= cost_of(self.view, self.me, choice_move.name)

    def nothing_there(self, move: Move) -> bool:
        """Naming a kind that one knows not to be in a hand, where another is (E5.4)."""
        return self._sure_of(move) == 0 and any(
            other.verb == "spy" and self._sure_of(other) != 0 for other in self.offered
        )

    def _sure_of(self, move: Move) -> int | None:
        """Return how many cards of the kind lie in the hand, None if one has not seen all of it."""
        hand = self.view.players[move.seat].hand
        return None if "" in hand else [self.view.rules.cards.kind[card] for card in hand].count(move.name)


JUDGES: dict[str, Callable[[Sense, Move], bool]] = {
    **dict.fromkeys(NAMING, Sense.absent),
    "destroy": Sense.bad_raid,
    "armory": Sense.bad_raid,
    "keep": Sense.twin,
    "swap": Sense.empty_hand,
    "end": Sense.waste,
    **dict.fromkeys(("gold", "draw"), Sense.too_late),
    "pass": Sense.refusal,
    "reveal": Sense.blank,
    "confiscate": Sense.no_gain,
    "recast": Sense.sells_out,
    "build": Sense.sacrifice,
    "spy": Sense.nothing_there,
}

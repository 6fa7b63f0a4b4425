"""Moves that no plan justifies: they give something away for nothing.

Only what the seat knows is looked at, and only what is certain: a move that is merely weak is no blunder.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from catan.bots.guessing import unseen
from catan.core.board import AROUND, BOTH_ENDS
from catan.core.moves import Move
from catan.core.pieces import others_buildings
from catan.core.resources import count
from catan.core.road import longest_through
from catan.core.state import State
from catan.views.view import View
from tabletop.core.engine import apply

# Points that one move can bring: a prize (K10.1).
REACH: Final = 2


class Sense:
    """One decision of a seat, and what would be senseless there; `state` is any state that fits the view."""

    def __init__(self, view: View, state: State, offered: Sequence[Move]) -> None:
        self.view, self.state, self.offered = view, state, offered
        self.me = view.stack[-1].seat
        self._winning: set[Move] | None = None
        self._targets: list[int] | None = None

    def nonsense(self, move: Move) -> bool:
        """Whether a move gives something away for nothing."""
        if self.misses_win(move):
            return True
        judge = JUDGES.get(move.verb)
        return judge is not None and judge(self, move)

    def misses_win(self, move: Move) -> bool:
        """Any other move where one wins at once (K10.3)."""
        if self._winning is None:
            self._winning = self._wins()
        return bool(self._winning) and move not in self._winning

    def _wins(self) -> set[Move]:
        if self.state.points(self.me) + REACH < self.state.rules.points:
            return set()
        certain = [move for move in self.offered if move.verb in ("road", "settle", "city") or move.card == "knight"]
        return {move for move in certain if self._ends(move)}

    def _ends(self, move: Move) -> bool:
        state = self.state.clone()
        state.events = None
        apply(state, move)
        return not state.stack

    def robs_badly(self, move: Move) -> bool:
        """The robber on one's own hex, or where nobody is, though a rival alone could be hit (K5.2)."""
        if self._targets is None:
            self._targets = [other.at for other in self.offered if self._hits_rivals_alone(other.at)]
        return bool(self._targets) and move.at not in self._targets

    def _hits_rivals_alone(self, hex_: int) -> bool:
        around = AROUND[hex_]
        own = self.state.buildings[self.me] & around
        return not own and bool(others_buildings(self.state, self.me) & around) and hex_ != self.state.island.desert

    def leads_nowhere(self, move: Move) -> bool:
        """A road that was paid for, reaches no new corner and makes no road longer (K6.2, K9.2)."""
        state, me = self.state, self.me
        if BOTH_ENDS[move.at] & ~state.road_corners[me]:
            return False
        length = longest_through(move.at, state.network[me] | 1 << move.at, others_buildings(state, me))
        return length <= state.lengths[me] and len(self.offered) > 1

    def takes_nothing(self, move: Move) -> bool:
        """A monopoly on what nobody else can hold (K8.7)."""
        if move.card != "monopoly" or self.view.bank is None:
            return False
        return not count(unseen(self.view), move.at)


JUDGES: Final[dict[str, Callable[[Sense, Move], bool]]] = {
    "robber": Sense.robs_badly,
    "road": Sense.leads_nowhere,
    "play": Sense.takes_nothing,
}


def sensible(view: View, state: State, offered: Sequence[Move]) -> list[int]:
    """Return the indices of the options that are no blunders; all of them if every one is."""
    sense = Sense(view, state, offered)
    return [at for at, move in enumerate(offered) if not sense.nonsense(move)] or list(range(len(offered)))

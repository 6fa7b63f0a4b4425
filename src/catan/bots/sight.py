"""What a bot goes by at one decision: its own seat's world laid out, and what the others are likely to hold."""

from __future__ import annotations

from collections.abc import Sequence

from catan.bots.counting import Counts, Tally
from catan.bots.guessing import Belief, unseen
from catan.bots.hands import worth_of_hand
from catan.bots.land import Prospects, prospects
from catan.core.resources import KINDS, ONE, Bundle, bundle, counts
from catan.views.view import View

# From so many points before the end on nobody trades with a player, who may win by it.
NEARLY_WON = 2


class Sight:
    """One decision as a seat sees it; what is looked up once is kept."""

    def __init__(self, view: View, tally: Tally) -> None:
        if view.me is None:
            raise ValueError("a view of one seat is wanted: nobody decides by what lies open")
        self.me: int = view.me
        self.state = Belief(view).laid_out()
        self.hand: Bundle = self.state.hands[self.me]
        self._sizes: Sequence[int] = view.hand_sizes
        self._pool = counts(unseen(view))
        self._tally = tally
        self._prospects: dict[int, Prospects] = {}
        self._worths: dict[tuple[int, Bundle], float] = {}

    def held(self, seat: int) -> Counts:
        """Return what a seat holds, by kind: its own hand as it is, others' as far as they were counted."""
        if seat == self.me:
            return [float(number) for number in counts(self.hand)]
        return self._tally.held(seat, self._sizes[seat], self._pool)

    def likely_hand(self, seat: int, surely: Bundle = 0) -> Bundle:
        """Return whole cards near to what a seat is likely to hold, with those it surely holds among them."""
        pairs = zip(self.held(seat), counts(surely), strict=True)
        return bundle([max(round(number), sure) for number, sure in pairs])

    def prospects(self, seat: int) -> Prospects:
        """Return a seat's place on the island."""
        if seat not in self._prospects:
            self._prospects[seat] = prospects(self.state, seat)
        return self._prospects[seat]

    @property
    def value(self) -> float:
        """What one's own place and hand are worth now."""
        return self.prospects(self.me).land + self.worth(self.hand)

    def worth(self, hand: Bundle, seat: int | None = None) -> float:
        """Return what a hand would be worth to a seat, one's own if none is said."""
        whose = self.me if seat is None else seat
        known = self._worths.get((whose, hand))
        if known is None:
            found, limit = self.prospects(whose), self.state.rules.discard_limit
            known = self._worths[whose, hand] = worth_of_hand(hand, found.goals, found.coming, limit)
        return known

    def gain(self, more: Bundle) -> float:
        """Return what one's hand gains by more cards, or loses by fewer (a negative bundle)."""
        return self.worth(self.hand + more) - self.worth(self.hand)

    def wish(self) -> Counts:
        """Return what one card more of each kind would bring."""
        return [self.gain(ONE[kind]) for kind in KINDS]

    def nearly_won(self, seat: int) -> bool:
        """Whether a rival may be about to win."""
        return self.state.open_points(seat) >= self.state.rules.points - NEARLY_WON

    def rivalry(self, seat: int) -> float:
        """Return how much a rival's gain is one's own loss, from 0 to 1: more, the further ahead that rival is."""
        ahead = self.state.open_points(seat) - self.state.open_points(self.me)
        return max(0.15, min(1.0, 0.35 + 0.1 * ahead))

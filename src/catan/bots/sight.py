"""The context of one decision of a bot: its state without chance, and estimates of the other hands."""

from __future__ import annotations

from collections.abc import Sequence

from catan.bots.counting import Counts, Tally
from catan.bots.guessing import Belief, unseen
from catan.bots.hands import worth_of_hand
from catan.bots.land import Prospects, prospects
from catan.core.resources import KINDS, ONE, Bundle, bundle, counts
from catan.views.view import View

# No trades with a player who is this many points or fewer from winning.
NEAR_END = 2


class Sight:
    """The knowledge and values of a seat at one decision, cached."""

    def __init__(self, view: View, tally: Tally) -> None:
        if view.me is None:
            raise ValueError("this is the public view: a bot needs the view of a seat")
        self.me: int = view.me
        self.state = Belief(view).without_chance()
        self.hand: Bundle = self.state.hands[self.me]
        self._sizes: Sequence[int] = view.hand_sizes
        self._pool = counts(unseen(view))
        self._tally = tally
        self._prospects: dict[int, Prospects] = {}
        self._worths: dict[tuple[int, Bundle], float] = {}

    def estimate(self, seat: int) -> Counts:
        """Return the hand of a seat by kind: exact for the own seat, else the tally's estimate."""
        if seat == self.me:
            return [float(number) for number in counts(self.hand)]
        return self._tally.estimate(seat, self._sizes[seat], self._pool)

    def likely_hand(self, seat: int, surely: Bundle = 0) -> Bundle:
        """Return the estimated hand of a seat in whole cards, with at least the cards in `surely`."""
        pairs = zip(self.estimate(seat), counts(surely), strict=True)
        return bundle([max(round(number), sure) for number, sure in pairs])

    def prospects(self, seat: int) -> Prospects:
        """Return the evaluation of a seat's position on the island."""
        if seat not in self._prospects:
            self._prospects[seat] = prospects(self.state, seat)
        return self._prospects[seat]

    @property
    def value(self) -> float:
        """The value of the own position and hand."""
        return self.prospects(self.me).land + self.worth(self.hand)

    def worth(self, hand: Bundle, seat: int | None = None) -> float:
        """Return the value of a hand for a seat, by default the own seat."""
        whose = self.me if seat is None else seat
        value = self._worths.get((whose, hand))
        if value is None:
            prospect, limit = self.prospects(whose), self.state.rules.discard_limit
            value = self._worths[whose, hand] = worth_of_hand(hand, prospect.goals, prospect.coming, limit)
        return value

    def gain(self, more: Bundle) -> float:
        """Return the change in value of the own hand by more cards, or by fewer (a negative bundle)."""
        return self.worth(self.hand + more) - self.worth(self.hand)

    def wish(self) -> Counts:
        """Return the gain from one more card of each kind."""
        return [self.gain(ONE[kind]) for kind in KINDS]

    def may_win(self, seat: int) -> bool:
        """Return whether a rival is close to winning."""
        return self.state.open_points(seat) >= self.state.rules.points - NEAR_END

    def rivalry(self, seat: int) -> float:
        """Return the weight of a rival's gain as a loss, from 0.15 to 1: higher for a rival who is ahead."""
        ahead = self.state.open_points(seat) - self.state.open_points(self.me)
        return max(0.15, min(1.0, 0.35 + 0.1 * ahead))

"""One decision as the policy sees it: a whole state, whose seat decides, and what the hands of all are worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from catan.bots.policy.corners import Spots, expansion, spots
from catan.bots.policy.hands import HandValues, hand_values
from catan.bots.policy.weights import Weights
from catan.core.resources import KINDS, ONE, Bundle, bundle, counts
from catan.core.state import State

Counts = list[float]
# No trades with a player who is this many points or fewer from winning.
NEAR_END = 2


class Position:
    """A state and the seat that decides, with values that are worked out when they are first asked for.

    `estimates` says what a rival's hand is thought to be, by kind; without it, hands are as they are in the state.
    `moods` adds to the weight of hindering each seat, and `need` multiplies the value of a stolen card.
    """

    __slots__ = (
        "_estimates",
        "_expansion",
        "_hinder",
        "_moods",
        "_reach",
        "_thefts",
        "_values",
        "_wish",
        "left",
        "me",
        "need",
        "state",
        "weights",
    )

    def __init__(
        self,
        state: State,
        me: int,
        weights: Weights,
        estimates: Callable[[int], Counts] | None = None,
        moods: Sequence[float] | None = None,
        need: float = 1.0,
    ) -> None:
        self.state, self.me, self.weights = state, me, weights
        self._estimates, self._moods = estimates, moods
        self.need = need
        self.left = left_to_play(state, weights)
        self._values: dict[int, HandValues] = {}
        self._reach: Spots | None = None
        self._expansion: float | None = None
        self._hinder: list[float] | None = None
        self._wish: Counts | None = None
        self._thefts: dict[int, float] = {}

    @property
    def hand(self) -> Bundle:
        """The own cards."""
        return self.state.hands[self.me]

    @property
    def reach(self) -> Spots:
        """The free corners that the own roads reach."""
        if self._reach is None:
            self._reach = spots(self.state, self.me, self.weights)
        return self._reach

    @property
    def expansion(self) -> float:
        """The value of the free corners that the own roads reach."""
        if self._expansion is None:
            self._expansion = expansion(self.reach, self.weights)
        return self._expansion

    def hands_of(self, seat: int) -> HandValues:
        """Return the values of a seat's hands."""
        value = self._values.get(seat)
        if value is None:
            reach = self.reach if seat == self.me else None
            value = self._values[seat] = hand_values(self.state, seat, self.weights, self.left, reach)
        return value

    def worth(self, hand: Bundle, seat: int | None = None) -> float:
        """Return the value of a hand for a seat, by default the own seat."""
        return self.hands_of(self.me if seat is None else seat)[hand]

    def gain(self, more: Bundle) -> float:
        """Return the change in value of the own hand by more cards, or by fewer (a negative bundle)."""
        values, hand = self.hands_of(self.me), self.hand
        return values[hand + more] - values[hand]

    def wish(self) -> Counts:
        """Return the gain from one more card of each kind."""
        if self._wish is None:
            self._wish = [self.gain(ONE[kind]) for kind in KINDS]
        return self._wish

    def estimate(self, seat: int) -> Counts:
        """Return the hand of a seat by kind: exact for the own seat, else what it is thought to be."""
        if seat == self.me or self._estimates is None:
            return [float(number) for number in counts(self.state.hands[seat])]
        return self._estimates(seat)

    def theft(self, victim: int) -> float:
        """Return the expected value of stealing a card from this victim; 0 without cards."""
        value = self._thefts.get(victim)
        if value is None:
            hand = self.estimate(victim)
            number = sum(hand)
            if number < 0.5:
                value = 0.0
            else:
                gain = sum([share * wish for share, wish in zip(hand, self.wish(), strict=True)]) / number
                value = self.need * gain + self.weights.theft * self.hinder(victim)
            self._thefts[victim] = value
        return value

    def likely_hand(self, seat: int, surely: Bundle = 0) -> Bundle:
        """Return the estimated hand of a seat in whole cards, with at least the cards in `surely`."""
        pairs = zip(self.estimate(seat), counts(surely), strict=True)
        return bundle([max(round(number), sure) for number, sure in pairs])

    def may_win(self, seat: int) -> bool:
        """Return whether a rival is close to winning, by the points that all see."""
        return self.state.open_points(seat) >= self.state.rules.points - NEAR_END

    def rivalry(self, seat: int, by: int | None = None) -> float:
        """Return the weight of a rival's gain as a loss, from 0.15 to 1: higher for a rival who is ahead.

        It is the own loss by default, else that of the seat `by`.
        """
        ahead = self.state.open_points(seat) - self.state.open_points(self.me if by is None else by)
        return max(0.15, min(1.0, self.weights.rivalry + self.weights.rivalry_points * ahead))

    def hinder(self, seat: int) -> float:
        """Return the weight of hindering a rival, by the points that all see: more for the leader, near the end."""
        if self._hinder is None:
            points, weights = self.state.visible_points, self.weights
            most = max([each for other, each in enumerate(points) if other != self.me])
            goal = self.state.rules.points
            self._hinder = [
                weights.hinder + weights.hinder_points * each / goal + (weights.hinder_leader if each == most else 0.0)
                for each in points
            ]
            if self._moods is not None:
                self._hinder = [weight + more for weight, more in zip(self._hinder, self._moods, strict=True)]
        return self._hinder[seat]


def left_to_play(state: State, weights: Weights) -> float:
    """Return how much of the value of income is left, from 1 down to `late`."""
    goal = state.rules.points
    return max(weights.late, min(1.0, (goal - max(state.visible_points)) / max(1, goal - 2)))

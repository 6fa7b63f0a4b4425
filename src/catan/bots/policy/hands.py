"""The value of a hand: how soon it pays for what its owner wants.

Values are in victory points, times in throws of the dice. Worths are rounded, so that one table of values serves as
long as little is built.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from catan.bots.policy.corners import Spots, gain_at, seat_pips, spots
from catan.bots.policy.weights import Weights
from catan.core.pieces import CITIES, ROADS
from catan.core.resources import (
    COST_OF_CARD,
    COST_OF_CITY,
    COST_OF_ROAD,
    COST_OF_SETTLEMENT,
    KINDS,
    Bundle,
    counts,
    size,
)
from catan.core.state import State
from catan.flow.prizes import SHORTEST

# The upper limit of the wait for a card.
LONGEST_WAIT: Final = 60.0
# More cards than these without use are worth no more.
MANY: Final = 7
# Worths are rounded to such a part of a point.
STEPS: Final = 8
# So many tables are held at once, each with the hands it has seen, some 10 kB; a game of bots makes fifty.
TABLES: Final = 512
CARD_COST, CITY_COST = counts(COST_OF_CARD), counts(COST_OF_CITY)
# Of a settlement with none to two roads, of one or two roads alone.
SETTLE_COSTS: Final = tuple([counts(COST_OF_SETTLEMENT + away * COST_OF_ROAD) for away in range(3)])
# What a hand is saved for, and how many cards it lacks then at most.
SAVED_FOR: Final = (CITY_COST, *SETTLE_COSTS[:2])
NEARLY: Final = 2
ROAD_COSTS: Final = tuple([counts(roads * COST_OF_ROAD) for roads in range(3)])

Cost = tuple[int, ...]
# What a hand is for: the cost and the value of each.
Goals = tuple[tuple[Cost, float], ...]
Key = tuple[Goals, tuple[int, ...], Bundle, int]


class HandValues:
    """The values of all hands for one income and one set of goals, each worked out once."""

    __slots__ = ("_goals", "_known", "_limit", "_rates", "_waits", "_weights")

    def __init__(self, goals: Goals, pips: Sequence[int], rates: Bundle, limit: int, weights: Weights) -> None:
        self._goals, self._limit, self._weights = goals, limit, weights
        self._rates = counts(rates)
        waits = [36 / each if each else LONGEST_WAIT for each in pips]
        by_bank = min([rate * wait for rate, wait in zip(self._rates, waits, strict=True)])
        self._waits = tuple([min(wait, by_bank, LONGEST_WAIT) for wait in waits])
        self._known: dict[Bundle, float] = {}

    def __getitem__(self, hand: Bundle) -> float:
        """Return the value of a hand."""
        value = self._known.get(hand)
        if value is None:
            value = self._known[hand] = self._value(hand)
        return value

    def goal(self, hand: Bundle) -> Cost | None:
        """Return the cost of what a hand is best saved for; None without a goal."""
        cards = counts(hand)
        worths = [(worth * self._nearness(cards, cost)[0], cost) for cost, worth in self._goals]
        return max(worths)[1] if worths else None

    def is_saved(self, hand: Bundle) -> bool:
        """Return whether a hand lacks one or two cards for a city, or for a settlement with one road at most."""
        cards = counts(hand)
        return any(
            0 < sum([max(0, need - have) for need, have in zip(cost, cards, strict=True)]) <= NEARLY
            for cost, _ in self._goals
            if cost in SAVED_FOR
        )

    def _value(self, hand: Bundle) -> float:
        """Return the value of the best goal, and of a second one with the cards that the first one leaves.

        A hand above the limit may lose half of its cards with the next seven (K5.1).
        """
        weights, cards = self._weights, counts(hand)
        best, rest = 0.0, cards
        for cost, worth in self._goals:
            # No goal is nearer than `ready`, so one that is worth less need not be looked at.
            if worth * weights.ready > best:
                near, left = self._nearness(cards, cost)
                if near * worth > best:
                    best, rest = near * worth, left
        further = 0.0
        for cost, worth in self._goals:
            if worth * weights.ready > further:
                further = max(further, worth * self._nearness(rest, cost)[0])
        number = size(hand)
        total = best + weights.second * further + weights.spare * min(number, MANY)
        return total if number <= self._limit else total * weights.above_limit

    def _nearness(self, cards: Cost, cost: Cost) -> tuple[float, Cost]:
        """Return how near cards are to a cost, from about 0 to `ready`, and the cards that are left.

        What is not needed is exchanged at the bank for the kinds with the longest wait.
        """
        weights, waits, rates = self._weights, self._waits, self._rates
        missing, rest, lacking = [0] * len(KINDS), list(cards), 0
        for kind in KINDS:
            need, have = cost[kind], cards[kind]
            if need > have:
                missing[kind], rest[kind] = need - have, 0
                lacking += need - have
            else:
                rest[kind] = have - need
        near = weights.ready
        while lacking:
            giving = _most_surplus(rest, rates)
            if giving is None:
                break
            missing[_slowest(missing, waits)] -= 1
            lacking -= 1
            rest[giving] -= rates[giving]
            near *= weights.exchange
        if lacking:
            longest = total = 0.0
            for kind in KINDS:
                wait = missing[kind] * waits[kind]
                total += wait
                longest = max(longest, wait)
            # The waits run in parallel, but the more kinds are missing, the later the last one comes.
            near *= float(0.5 ** ((longest + weights.later * (total - longest)) / weights.half_life))
        return near, tuple(rest)


def shortfall(cards: Sequence[int], rates: Sequence[int], cost: Sequence[int]) -> int:
    """Return how many cards a hand lacks for a cost after all that it can exchange at the bank (K7.2)."""
    lacking = spare = 0
    for have, need, rate in zip(cards, cost, rates, strict=True):
        if need > have:
            lacking += need - have
        else:
            spare += (have - need) // rate
    return max(0, lacking - spare)


def _most_surplus(rest: Sequence[int], rates: Sequence[int]) -> int | None:
    """Return the kind with the most cards above the bank's rate; None if the bank takes none."""
    most, giving = -1, None
    for kind in KINDS:
        surplus = rest[kind] - rates[kind]
        if surplus > most:
            most, giving = surplus, kind
    return giving


def _slowest(missing: Sequence[int], waits: Sequence[float]) -> int:
    """Return the kind whose missing cards take the longest to come."""
    longest, slowest = -1.0, 0
    for kind in KINDS:
        wait = missing[kind] * waits[kind]
        if wait > longest:
            longest, slowest = wait, kind
    return slowest


_TABLES: dict[tuple[Key, Weights], HandValues] = {}


def hand_values(state: State, seat: int, weights: Weights, left: float, there: Spots | None = None) -> HandValues:
    """Return the values of a seat's hands; `left` is the weight of income, `there` its free corners if known."""
    pips = seat_pips(state, seat)
    limit = state.rules.discard_limit
    reach = spots(state, seat, weights) if there is None else there
    goals = tuple(_goals(state, seat, pips, reach, left, weights))
    key = (goals, pips, state.rates[seat], limit), weights
    table = _TABLES.get(key)
    if table is None:
        if len(_TABLES) >= TABLES:
            _TABLES.clear()
        table = _TABLES[key] = HandValues(goals, pips, state.rates[seat], limit, weights)
    return table


def _goals(
    state: State, seat: int, pips: tuple[int, ...], reach: Spots, left: float, weights: Weights
) -> list[tuple[Cost, float]]:
    """Return what a hand may be saved for."""
    goals: list[tuple[Cost, float]] = []
    if state.settlements[seat] and len(state.cities[seat]) < CITIES:
        best = max([gain_at(state.island, corner, pips, weights.growth) for corner in state.settlements[seat]])
        goals.append((CITY_COST, round(STEPS * weights.goal_city * (1 + left * best)) / STEPS))
    for away, worth in enumerate(reach):
        if worth:
            goals.append((SETTLE_COSTS[away], round(STEPS * weights.goal_settle[away] * worth) / STEPS))
    if state.deck:
        goals.append((CARD_COST, weights.buying))
    if state.longest_road != seat:
        lacking = max(SHORTEST, max(state.lengths) + 1) - state.lengths[seat]
        if lacking <= 2 and len(state.roads[seat]) + lacking <= ROADS:
            goals.append((ROAD_COSTS[lacking], weights.goal_road * weights.prize))
    return goals

"""The value of a hand: how soon it pays for the goals of its owner, and their value.

Values are in victory points, times in throws of the dice.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from catan.core.resources import KINDS, Bundle, counts, size

# The value of a goal that can be bought now, as a part of its full value: having built is better.
READY = 0.85
# After this many throws of waiting, a goal has half of its value.
HALF_LIFE = 14.0
# The weight of the second goal, which gets the cards that the first one leaves.
SECOND = 0.45
# The value of a card without use, and the factor for a card exchanged at the bank.
SPARE = 0.04
EXCHANGE = 0.93
# The factor for a hand above the discard limit.
KEPT_ABOVE_LIMIT = 0.75
# How much the waits for other kinds add to the longest wait.
LATER = 0.3
# The upper limit of the wait for a card.
LONGEST_WAIT = 60.0


class Goal(NamedTuple):
    """Something to save for: its cost (K6.1) and its value."""

    cost: Bundle
    worth: float


class Income(NamedTuple):
    """By kind: the expected throws until the next card, and the bank rate (K7.2)."""

    waits: tuple[float, ...]
    rates: tuple[int, ...]


def income(pips: Sequence[float], rates: Bundle) -> Income:
    """Return the income from the pips of each kind; a kind without pips comes from the bank."""
    by_kind = counts(rates)
    waits = [36 / each if each else LONGEST_WAIT for each in pips]
    by_bank = min([rate * wait for rate, wait in zip(by_kind, waits, strict=True)])
    return Income(tuple([min(wait, by_bank, LONGEST_WAIT) for wait in waits]), by_kind)


def worth_of_hand(hand: Bundle, goals: tuple[Goal, ...], coming: Income, limit: int = 7) -> float:
    """Return the value of a hand for these goals: the best goal, and a second one with the remaining cards.

    A hand above the `limit` may lose half of its cards with the next seven (K5.1).
    """
    cards = counts(hand)
    best, rest = 0.0, cards
    for goal in goals:
        near, left = nearness(cards, counts(goal.cost), coming)
        if near * goal.worth > best:
            best, rest = near * goal.worth, left
    further = max([goal.worth * nearness(rest, counts(goal.cost), coming)[0] for goal in goals], default=0.0)
    total = best + SECOND * further + SPARE * min(size(hand), 7)
    return total if size(hand) <= limit else total * KEPT_ABOVE_LIMIT


@lru_cache(maxsize=1 << 16)
def nearness(cards: tuple[int, ...], cost: tuple[int, ...], coming: Income) -> tuple[float, tuple[int, ...]]:
    """Return how near a hand is to a cost, from about 0 to `READY`, and the remaining cards.

    Surplus cards are exchanged at the bank for the kinds with the longest wait.
    """
    missing = [max(0, cost[kind] - cards[kind]) for kind in KINDS]
    rest = [max(0, cards[kind] - cost[kind]) for kind in KINDS]
    near = READY
    while any(missing):
        giving = max(KINDS, key=lambda kind: rest[kind] - coming.rates[kind])
        if rest[giving] < coming.rates[giving]:
            break
        slowest = max(KINDS, key=lambda kind: missing[kind] * coming.waits[kind])
        missing[slowest] -= 1
        rest[giving] -= coming.rates[giving]
        near *= EXCHANGE
    waits = [lack * wait for lack, wait in zip(missing, coming.waits, strict=True)]
    # The waits run in parallel, but the more kinds are missing, the later the last one comes.
    longest = max(waits)
    near *= float(0.5 ** ((longest + LATER * (sum(waits) - longest)) / HALF_LIFE))
    return near, tuple(rest)

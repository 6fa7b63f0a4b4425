"""What a hand is worth: how soon it pays for what its owner would build, and what that would bring.

Worth is counted in points of the game, time in throws of the dice.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from catan.core.resources import KINDS, Bundle, counts, size

# What can be bought at once is worth this much of what it brings: to have built is better.
READY = 0.85
# After so many throws of waiting something is worth half.
HALF_LIFE = 14.0
# What the second goal counts beside the first, which shares the hand with it.
SECOND = 0.45
# A card that serves no goal, and one that goes to the bank for another.
SPARE = 0.04
EXCHANGED = 0.93
# What a hand above the limit is worth beside the same hand below it.
KEPT_ABOVE_LIMIT = 0.75
# How much what is waited for beside the slowest kind adds to its time.
LATER = 0.3
# Nobody waits longer for a kind than this.
LONGEST_WAIT = 60.0


class Goal(NamedTuple):
    """Something to save for: what it costs (K6.1), and what it would bring."""

    cost: Bundle
    worth: float


class Income(NamedTuple):
    """By kind: the throws until one more card of it is to be expected, and the bank's rate for it (K7.2)."""

    waits: tuple[float, ...]
    rates: tuple[int, ...]


def income(pips: Sequence[float], rates: Bundle) -> Income:
    """Return what so many pips of each kind bring; what does not grow is waited for by way of the bank."""
    by_kind = counts(rates)
    grown = [36 / each if each else LONGEST_WAIT for each in pips]
    bought = min([rate * wait for rate, wait in zip(by_kind, grown, strict=True)])
    return Income(tuple([min(wait, bought, LONGEST_WAIT) for wait in grown]), by_kind)


def worth_of_hand(hand: Bundle, goals: tuple[Goal, ...], coming: Income, limit: int = 7) -> float:
    """Return what a hand is worth to one who saves for these goals: the best of them, and another with the rest.

    Above the `limit` half of it may be lost with the next seven (K5.1).
    """
    held = counts(hand)
    best, rest = 0.0, held
    for goal in goals:
        near, left = nearness(held, counts(goal.cost), coming)
        if near * goal.worth > best:
            best, rest = near * goal.worth, left
    further = max([goal.worth * nearness(rest, counts(goal.cost), coming)[0] for goal in goals], default=0.0)
    total = best + SECOND * further + SPARE * min(size(hand), 7)
    return total if size(hand) <= limit else total * KEPT_ABOVE_LIMIT


@lru_cache(maxsize=1 << 16)
def nearness(held: tuple[int, ...], cost: tuple[int, ...], coming: Income) -> tuple[float, tuple[int, ...]]:
    """Return how near a hand is to a cost, from nearly 0 to `READY`, and what it has beside that.

    What is left over is given to the bank for what would be waited for longest.
    """
    missing = [max(0, cost[kind] - held[kind]) for kind in KINDS]
    rest = [max(0, held[kind] - cost[kind]) for kind in KINDS]
    near = READY
    while any(missing):
        giving = max(KINDS, key=lambda kind: rest[kind] - coming.rates[kind])
        if rest[giving] < coming.rates[giving]:
            break
        slowest = max(KINDS, key=lambda kind: missing[kind] * coming.waits[kind])
        missing[slowest] -= 1
        rest[giving] -= coming.rates[giving]
        near *= EXCHANGED
    waits = [lack * wait for lack, wait in zip(missing, coming.waits, strict=True)]
    # Kinds are waited for side by side, but the more of them the later the last one comes.
    longest = max(waits)
    near *= float(0.5 ** ((longest + LATER * (sum(waits) - longest)) / HALF_LIFE))
    return near, tuple(rest)

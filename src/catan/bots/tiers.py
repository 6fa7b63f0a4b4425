"""The tiers, weakest first, and how long each may think."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from catan.bots.expert import EXPERT, Searcher
from catan.bots.policy.weights import HAND_SET, TUNED
from catan.bots.weighted import Weighted
from tabletop.bots.protocol import Allowance, Bot, Factory, by_deadlines

# By how many victory points the values of the weaker tiers are off: each step is about as far as the last.
NEWCOMER, LEARNER, IMPROVER, CASUAL = 0.68, 0.35, 0.15, 0.02
# Milliseconds after which a search begins no new world; the rest of the decision must fit into 300 on a slow phone.
DEADLINES: Final = {"expert": 220}


def deadlines(clock: Callable[[], float] | None) -> Allowance:
    """Return what each tier may spend on a decision by a clock of milliseconds; no clock, no deadline."""
    return by_deadlines(DEADLINES, clock)


def newcomer() -> Bot:
    """Return a bot with weights set by hand that errs a lot."""
    return Weighted(HAND_SET, NEWCOMER, has_temper=True)


def learner() -> Bot:
    """Return a bot with weights set by hand that errs now and then."""
    return Weighted(HAND_SET, LEARNER, has_temper=True)


def improver() -> Bot:
    """Return a bot with weights set by hand that errs a little."""
    return Weighted(HAND_SET, IMPROVER, has_temper=True)


def casual() -> Weighted:
    """Return a bot with weights set by hand that hardly errs."""
    return Weighted(HAND_SET, CASUAL, has_temper=True)


def strong() -> Bot:
    """Return a bot with tuned weights."""
    return Weighted(TUNED, has_temper=True)


def expert() -> Bot:
    """Return a bot that searches its own turns."""
    return Searcher(EXPERT, has_temper=True)


TIERS: dict[str, Factory] = {
    "newcomer": newcomer,
    "learner": learner,
    "improver": improver,
    "casual": casual,
    "strong": strong,
    "expert": expert,
}

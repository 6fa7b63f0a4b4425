"""The tiers, weakest first, and how long each may think."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from catan.bots.expert import EXPERT, Searcher
from catan.bots.policy.weights import HAND_SET, TUNED
from catan.bots.tempers import BY_WORD, Temper
from catan.bots.weighted import Weighted
from tabletop.bots.protocol import Allowance, Bot, Factory, by_deadlines

# By how many victory points the values of the weaker tiers are off: each step is about as far as the last.
NEWCOMER, LEARNER, IMPROVER, CASUAL = 0.68, 0.35, 0.15, 0.02
# Milliseconds after which a search begins no new world; the rest of the decision must fit into 300 on a slow phone.
DEADLINES: Final = {"expert": 220}


def deadlines(clock: Callable[[], float] | None) -> Allowance:
    """Return what each tier may spend on a decision by a clock of milliseconds; no clock, no deadline."""
    return by_deadlines(DEADLINES, clock)


def newcomer(temper: Temper | None = None) -> Bot:
    """Return a bot with weights set by hand that errs a lot."""
    return Weighted(HAND_SET, NEWCOMER, has_temper=True, temper=temper)


def learner(temper: Temper | None = None) -> Bot:
    """Return a bot with weights set by hand that errs now and then."""
    return Weighted(HAND_SET, LEARNER, has_temper=True, temper=temper)


def improver(temper: Temper | None = None) -> Bot:
    """Return a bot with weights set by hand that errs a little."""
    return Weighted(HAND_SET, IMPROVER, has_temper=True, temper=temper)


def casual(temper: Temper | None = None) -> Weighted:
    """Return a bot with weights set by hand that hardly errs."""
    return Weighted(HAND_SET, CASUAL, has_temper=True, temper=temper)


def strong(temper: Temper | None = None) -> Bot:
    """Return a bot with tuned weights."""
    return Weighted(TUNED, has_temper=True, temper=temper)


def expert(temper: Temper | None = None) -> Bot:
    """Return a bot that searches its own turns."""
    return Searcher(EXPERT, has_temper=True, temper=temper)


TIERS: Final = {
    "newcomer": newcomer,
    "learner": learner,
    "improver": improver,
    "casual": casual,
    "strong": strong,
    "expert": expert,
}


def with_temper(strength: str, temper: str) -> Factory:
    """Return the maker of a bot of a tier with a temper of its own, whatever its seat and the island."""
    return partial(TIERS[strength], BY_WORD[temper])

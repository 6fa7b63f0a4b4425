"""What the Expert would do and why, from what one seat may know: the search's own numbers, ready to be put in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from citadels.actions import Move
from citadels.bots.expert import Searcher
from citadels.bots.tiers import hint_mind
from tabletop.bots import UNLIMITED, Budget
from tabletop.rng import Dice
from tabletop.search import Found, decide

# How much a difference of one in each count tells, in shares of a win: only to choose which two to say.
WEIGHT = {"gold": 0.02, "built": 0.08, "cards": 0.01, "killed": -0.1, "robbed": -0.06, "finished": 0.3, "rival": -0.3}


class Reason(NamedTuple):
    """One count that tells an option from others: a key of `WEIGHT`, its mean here and elsewhere.

    `size` weighs the difference in shares of a win: above 0 it speaks for the option, below 0 against it.
    """

    about: str
    here: float
    elsewhere: float
    size: float


class Hint(NamedTuple):
    """One option: its index, chance to win with standard error, playouts, gain over the first choice, two reasons.

    `advised` marks what the Expert would play; `close` says that the search cannot tell it from that.
    """

    option: int
    share: float
    error: float
    playouts: int
    gain: float
    advised: bool
    close: bool
    notes: Mapping[str, float]
    reasons: tuple[Reason, ...]


def explain(view: Mapping[str, Any], options: Sequence[Move], dice: Dice, budget: Budget = UNLIMITED) -> list[Hint]:
    """Return a hint for each option looked at, the advised one first; one alone if there is nothing to choose."""
    if len(options) == 1:
        return [Hint(0, 0.0, 1.0, 0, 0.0, True, False, {}, ())]
    found, base = Searcher(hint_mind).look(view, options, dice, budget, telling=True)
    if not found:
        return [Hint(base, 0.0, 1.0, 0, 0.0, True, False, {}, ())]
    advised = decide(found, base, hint_mind(len(view["players"])).sure)
    best = next(one for one in found if one.option == advised)
    ordered = [best, *sorted((one for one in found if one is not best and one.playouts), key=lambda one: -one.mean)]
    return [
        Hint(one.option, one.mean, one.error, one.playouts, one.gain, one is best,
             one is not best and abs(one.mean - best.mean) <= max(one.error, best.error), one.notes,
             reasons(one, ordered))
        for one in ordered
    ]  # fmt: skip


def reasons(one: Found, others: Sequence[Found]) -> tuple[Reason, ...]:
    """Return the two counts in which an option differs most from the mean of the others, by what they matter."""
    rest = [other.notes for other in others if other is not one and other.playouts]
    return tuple(weighed(one.notes, rest, 0.002)[:2]) if rest else ()


def weighed(here: Mapping[str, float], others: Sequence[Mapping[str, float]], least: float) -> list[Reason]:
    """Hold the search's notes of an option against those of others: what differs by more than `least`, most first."""
    found = []
    for about, weight in WEIGHT.items():
        own = here.get(about, 0.0)
        elsewhere = sum(other.get(about, 0.0) for other in others) / max(1, len(others))
        found.append(Reason(about, own, elsewhere, weight * (own - elsewhere)))
    return sorted((one for one in found if abs(one.size) > least), key=lambda one: -abs(one.size))

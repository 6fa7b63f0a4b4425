"""What the Expert would do, from what one seat may know, and how the options differ in the worlds it imagined."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from citadels.bots.expert import KNOWN, Searcher
from citadels.bots.tiers import hint_config
from citadels.core.moves import Move
from citadels.views.view import View, as_view
from tabletop.bots import UNLIMITED, Budget
from tabletop.rng import Dice
from tabletop.search import Notes, decide, mean_and_error

# How much a difference of one in each count tells, in shares of a win: only to choose which to say.
WEIGHT = {
    "gold": 0.02, "built": 0.08, "cards": 0.01, "killed": -0.1, "robbed": -0.06, "finished": 0.3, "rival": -0.3,
    "won": 0.3,
}  # fmt: skip
# Standard errors below which a difference is chance.
Z = 2.0


class Difference(NamedTuple):
    """One count that tells an option from others: a key of `WEIGHT`, its mean here and elsewhere.

    `size` weighs the difference in shares of a win: above 0 it speaks for the option, below 0 against it.
    """

    about: str
    here: float
    elsewhere: float
    size: float


class Hint(NamedTuple):
    """One option: its index, chance to win with standard error, playouts, advantage over the first choice, notes.

    `advised` marks what the Expert would play; `close` says that the search cannot tell it from that.
    """

    option: int
    share: float
    error: float
    playouts: int
    advantage: float
    advised: bool
    close: bool
    notes: Notes


def explain(
    seen: View | Mapping[str, Any], options: Sequence[Move], dice: Dice, budget: Budget = UNLIMITED
) -> list[Hint]:
    """Return a hint for each option looked at, the advised one first; one alone if there is nothing to choose."""
    if len(options) == 1:
        return [Hint(0, 0.0, 1.0, 0, 0.0, True, False, {})]
    view = as_view(seen)
    found, base = Searcher(hint_config).look(view, options, dice, budget, telling=True)
    if not found:
        return [Hint(base, 0.0, 1.0, 0, 0.0, True, False, {})]
    advised = decide(found, base, hint_config(len(view.players), view.rules.cards.word).z)
    best = next(one for one in found if one.option == advised)
    ordered = [best, *sorted((one for one in found if one is not best and one.playouts), key=lambda one: -one.mean)]
    return [
        Hint(one.option, one.mean, one.error, one.playouts, one.advantage, one is best,
             one is not best and abs(one.mean - best.mean) <= max(one.error, best.error), one.notes)
        for one in ordered
    ]  # fmt: skip


def differences(here: Notes, others: Sequence[Notes]) -> list[Difference]:
    """Hold an option's notes against the mean of others in the worlds all were tried in; what matters most comes first.

    What is within two standard errors of nothing is left out, and all of it where there were too few worlds to say.
    """
    found = []
    for about, weight in WEIGHT.items():
        own, *rest = (notes.get(about, ()) for notes in (here, *others))
        worlds = min(map(len, (own, *rest)))
        if not rest or worlds < KNOWN:
            continue
        elsewhere = [sum(values) / len(rest) for values in zip(*(one[:worlds] for one in rest), strict=True)]
        gap, error = mean_and_error([value - other for value, other in zip(own, elsewhere, strict=False)])
        if gap and abs(gap) > Z * error:
            mean = sum(elsewhere) / worlds
            found.append(Difference(about, mean + gap, mean, weight * gap))
    return sorted(found, key=lambda one: -abs(one.size))

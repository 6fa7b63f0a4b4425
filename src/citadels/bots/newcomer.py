"""The newcomer and the learner: they know the rules, like to build, and overlook much of the rest.

The newcomer decides most things on a whim and looks at little but itself; the learner looks at what `casual` looks at,
and follows a whim half as often.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, cast

from citadels.bots.blunders import Sense
from citadels.bots.casual import ByTable, Weighted, hand_set
from citadels.bots.policy import Weights
from citadels.bots.policy.weights import FEATURES, by_hand
from citadels.core.menu import Menu
from citadels.core.moves import Move
from citadels.core.registry import EDITIONS, PLAYED
from citadels.views.view import View, as_view
from tabletop.bots.protocol import Budget
from tabletop.core.rng import Dice

# What a newcomer looks at when choosing a character: itself, and little of the others.
SEES = ("one", "gold", "cards", "income", "waste")
# Per cent of decisions that are made at random, by verb.
WHIM = {"pick": 90, "discard": 60, "assassinate": 60, "rob": 60, "bewitch": 60, "gold": 60, "keep": 60, "build": 60,
        "warrant": 60, "threaten": 60, "spy": 60, "bribe": 50}  # fmt: skip
# The same for a learner.
WHIM_LATER = {verb: share // 2 for verb, share in WHIM.items()}
# Moves that are never made at random: they give cards away or spend gold on nothing.
NEVER = ("destroy", "armory", "exchange", "lab", "museum", "smithy", "pass", "redraw", "swap")


@cache
def _weights(_: int, edition: str = PLAYED.word) -> Weights:
    cards = EDITIONS[edition]
    picks = {name: [row.get(feature, 0.0) if feature in SEES else 0.0 for feature in FEATURES]
             for name, row in by_hand(cards).pick.items()}  # fmt: skip
    turn = {"near_one": 0.0, "near_two": 0.0, "kill_near": 0.0, "read": 0.0, "end_behind": 0.0, "raid_near": 0.0}
    return Weights({"pick": picks, "pick_noise": 1.5, "turn": turn}, cards)


class Whimsical:
    """Decides by its weights, and now and then on a whim; it never throws anything away."""

    blind = False
    native = True

    def __init__(self, weights: ByTable, whim: Mapping[str, int]) -> None:
        self.sensible = Weighted(weights)
        self.whim = whim  # per cent, by verb

    def choose(self, seen: View | Mapping[str, Any], options: Sequence[str], dice: Dice, budget: Budget) -> int:
        """Return the index of the option it plays."""
        view, moves = as_view(seen), cast("Sequence[Move]", options)
        first = moves.first if type(moves) is Menu else moves
        kinds = {option.verb for option in first}
        if dice.below(100) < max((self.whim.get(verb, 0) for verb in kinds), default=0):
            sense = Sense(view, first)
            about = [at for at, option in enumerate(first) if option.verb not in NEVER and not sense.nonsense(option)]
            if about:
                return about[dice.below(len(about))]
        return self.sensible.choose(view, options, dice, budget)


def newcomer() -> Whimsical:
    """Return a bot with few and simple likings."""
    return Whimsical(_weights, WHIM)


def learner() -> Whimsical:
    """Return a bot with hand-set weights that overlooks some things."""
    return Whimsical(hand_set, WHIM_LATER)

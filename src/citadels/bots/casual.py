"""Bots that play by weights alone: they lay out what they see as one possible world and decide there at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from citadels.actions import Move
from citadels.bots.policy import Policy, Weights
from citadels.guess import Belief
from tabletop.bots import Budget
from tabletop.rng import Dice


class Weighted:
    """Plays by weights; what is dealt for the hidden cards does not matter, no decision looks at them."""

    blind = False

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def choose(self, view: Mapping[str, Any], options: Sequence[str], dice: Dice, budget: Budget) -> int:
        """Return the index of the option it plays."""
        if len(options) == 1:
            return 0
        moves = cast("Sequence[Move]", options)
        world = Belief(view, moves).deal(dice)
        return moves.index(Policy(self.weights, dice).decide(world))

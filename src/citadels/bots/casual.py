"""Bots that play by weights alone: they lay out what they know and decide there at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Protocol, cast

from citadels.bots.guessing import Belief
from citadels.bots.policy import Policy, Weights
from citadels.core.moves import Move
from citadels.core.registry import EDITIONS, PLAYED
from citadels.views.view import View
from tabletop.bots.protocol import Budget
from tabletop.core.rng import Dice


class ByTable(Protocol):
    """Finds the weights for a table: of so many, with the cards of an edition."""

    def __call__(self, seats: int, edition: str = ..., /) -> Weights:
        """Return them."""


@cache
def hand_set(_: int, edition: str = PLAYED.word) -> Weights:
    """Return the weights that were set by hand, the same for any number of players."""
    return Weights(cards=EDITIONS[edition])


class Weighted:
    """Plays by the weights for a table; which cards are hidden does not matter to any decision."""

    blind = False
    native = True

    def __init__(self, weights: ByTable) -> None:
        self.weights = weights

    def choose(self, view: View | Mapping[str, Any], options: Sequence[str], dice: Dice, budget: Budget) -> int:
        """Return the index of the option it plays."""
        if len(options) == 1:
            return 0
        moves = cast("Sequence[Move]", options)
        world = Belief(view, moves).sample_state()
        return moves.index(Policy(self.weights(len(world.players), world.rules.cards.word), dice).decide(world))

"""The newcomer and the learner: they know the rules, like to build, and take one thing for another.

Both waver between choices that they like nearly as much, the newcomer more. The newcomer looks at little but itself,
the learner at what `casual` looks at.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, partial
from typing import Any, cast

from citadels.bots.blunders import Sense
from citadels.bots.casual import ByTable, hand_set
from citadels.bots.guessing import Belief
from citadels.bots.policy import Policy, Weights
from citadels.bots.policy.weights import FEATURES, by_hand
from citadels.bots.styles import in_temper
from citadels.core.menu import Menu
from citadels.core.moves import Move
from citadels.core.registry import EDITIONS, PLAYED
from citadels.flow.turn import END
from citadels.views.view import View, as_view
from tabletop.bots.protocol import Budget
from tabletop.core.rng import Dice

# What a newcomer looks at when choosing a character: itself, and little of the others.
SEES = ("one", "gold", "cards", "income", "waste")
# How far they waver: the temperature of a softmax, in the unit of the likings of characters.
HOT, WARM = 5.0, 1.25


@cache
def _weights(_: int, edition: str = PLAYED.word) -> Weights:
    cards = EDITIONS[edition]
    picks = {name: [row.get(feature, 0.0) if feature in SEES else 0.0 for feature in FEATURES]
             for name, row in by_hand(cards).pick.items()}  # fmt: skip
    turn = {"near_one": 0.0, "near_two": 0.0, "kill_near": 0.0, "read": 0.0, "end_behind": 0.0, "raid_near": 0.0}
    return Weights({"pick": picks, "turn": turn}, cards)


class Wavering:
    """Decides by its weights, which are moved at random each time; it gives nothing away and leaves nothing unbuilt."""

    blind = False
    native = True

    def __init__(self, weights: ByTable, heat: float) -> None:
        self.weights = weights
        self.heat = heat

    def choose(self, seen: View | Mapping[str, Any], options: Sequence[str], dice: Dice, budget: Budget) -> int:
        """Return the index of the option it plays."""
        if len(options) == 1:
            return 0
        view, moves = as_view(seen), cast("Sequence[Move]", options)
        world = Belief(view, moves).sample_state()
        weights = self.weights(len(world.players), world.rules.cards.word)
        move = Policy(weights.wavering(dice, self.heat), dice).decide(world)
        if self._is_oversight(move, view, moves):
            move = Policy(weights, dice).decide(world)
        return moves.index(move)

    def _is_oversight(self, move: Move, view: View, moves: Sequence[Move]) -> bool:
        """Whether a move is no taste but a slip: senseless, or the end of a turn with something left to do."""
        return move == END or Sense(view, moves.first if type(moves) is Menu else moves).nonsense(move)


def newcomer(temper: str | None = None) -> Wavering:
    """Return a bot with few and simple likings, which wavers a lot; bent towards a temper, if one is given."""
    return Wavering(with_bend(_weights, temper), HOT)


def learner(temper: str | None = None) -> Wavering:
    """Return a bot with hand-set weights that wavers; bent towards a temper, if one is given."""
    return Wavering(with_bend(hand_set, temper), WARM)


def with_bend(weights: ByTable, temper: str | None) -> ByTable:
    """Return weights by table, bent towards a temper; as they are without one."""
    return weights if temper is None else cache(partial(_bent, weights, temper))


def _bent(weights: ByTable, temper: str, seats: int, edition: str = PLAYED.word) -> Weights:
    return in_temper(temper, weights(seats, edition))

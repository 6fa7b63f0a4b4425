"""The bots: one that plays anything, and one that knows the theory."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from operator import xor
from typing import Any

from tabletop.bots.protocol import Budget, Factory
from tabletop.bots.random_bot import AtRandom
from tabletop.core.rng import Dice


class Strong:
    """Leaves heaps whose sum without carry is none, wherever it can."""

    blind = False

    def choose(self, view: Mapping[str, Any], options: Sequence[str], dice: Dice, budget: Budget) -> int:
        """Return the index of the best option."""
        return best(view["heaps"], options)


def best(heaps: Sequence[int], options: Sequence[str]) -> int:
    """Return the index of a move after which the other player loses; the first where there is none."""
    for at, option in enumerate(options):
        heap, count = map(int, option.split()[1:])
        left = [size - count * (number == heap) for number, size in enumerate(heaps, 1)]
        if reduce(xor, left) == 0:
            return at
    return 0


BOTS: dict[str, Factory] = {"casual": AtRandom, "strong": Strong}

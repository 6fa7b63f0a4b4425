"""A bot that plays anything legal, each option as likely as any other; the measure of the rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tabletop.bots.protocol import Budget
from tabletop.core.rng import Dice


class AtRandom:
    """Chooses blindly."""

    blind = True

    def choose(self, view: Mapping[str, Any], options: Sequence[str], dice: Dice, budget: Budget) -> int:
        """Return the index of any option."""
        return dice.below(len(options))

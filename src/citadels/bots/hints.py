"""The Expert's choice from what one seat may know, and how the options differ in the sampled worlds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from citadels.bots.expert import Searcher
from citadels.bots.tiers import hint_config
from citadels.core.moves import Move
from citadels.views.view import View, as_view
from tabletop.bots.protocol import UNLIMITED, Budget
from tabletop.bots.search import SearchResult
from tabletop.core.rng import Dice
from tabletop.table.advice import ranked, unsearched

# How much a difference of one in each count tells, in shares of a win: only to choose which to say. How often one wins,
# or a rival, is no count: it is what the chances say already.
WEIGHT = {"gold": 0.02, "built": 0.08, "cards": 0.01, "killed": -0.1, "robbed": -0.06, "finished": 0.3}


def adviser() -> Searcher:
    """Return the bot that finds hints: an Expert with a larger budget that has observed nothing yet."""
    return Searcher(hint_config)


def explain(
    expert: Searcher, seen: View | Mapping[str, Any], options: Sequence[Move], dice: Dice, budget: Budget = UNLIMITED
) -> list[SearchResult]:
    """Return what was found of each option looked at, the advised one first; it alone if there is nothing to choose."""
    if len(options) == 1:
        return [unsearched(0)]
    view = as_view(seen)
    results, base = expert.look(view, options, dice, budget, telling=True)
    return ranked(results, base, expert.settled(view).z) if results else [unsearched(base)]

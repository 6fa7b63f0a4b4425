"""A bot that goes by rules of thumb: it counts what it saw, takes what pays, and hits who leads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from bench.thumb import answers, draft, turn
from bench.thumb.sight import Sight
from citadels.core.moves import Move
from tabletop.bots.protocol import Budget
from tabletop.core.rng import Dice


class Thumb:
    """Plays at once, by its view alone."""

    blind = False

    def choose(self, view: Mapping[str, Any], options: Sequence[str], dice: Dice, budget: Budget) -> int:
        """Return the index of a sensible option."""
        if len(options) == 1:
            return 0
        moves = cast("Sequence[Move]", options)
        sight = Sight(view)
        verb = moves[0].verb
        if verb == "pick":
            return draft.pick(sight, moves, dice)
        if verb == "discard":
            return draft.discard(sight, moves, dice)
        if verb == "keep":
            return answers.keep(sight, moves)
        if verb == "take":
            return answers.take(sight, moves)
        if verb == "give":
            return answers.give(sight, moves)
        if verb == "recover":
            return answers.recover(sight, moves, view["pending"][-1][2])
        if verb in ("search", "pass"):
            return answers.search(sight, moves)
        if verb == "thank":
            return 0
        return turn.play(sight, moves, dice)

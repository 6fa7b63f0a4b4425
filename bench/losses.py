"""The losses that a review finds in the moves of one seat of a finished game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop.game.base import BaseGame


def losses_of(
    game: BaseGame[Any, Any], seat: int, judge: Callable[[int], dict[str, Any]]
) -> tuple[int, list[dict[str, Any]]]:
    """Return how many decisions a seat had, and what the review finds in them, the largest loss first.

    `judge` returns what the review says of the decision at a step, with its loss as `cost`.
    """
    kind = type(game)
    steps = [step for step, (_, state) in enumerate(game.played()) if _decides(kind(state), seat)]
    costs = [judge(step) for step in steps]
    return len(steps), sorted([cost for cost in costs if cost["cost"]], key=lambda cost: -cost["cost"])


def _decides(game: BaseGame[Any, Any], seat: int) -> bool:
    return game.to_move == seat and len(game.moves()) > 1

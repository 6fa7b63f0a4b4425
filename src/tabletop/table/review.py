"""Looking back at a game, for any game: which decisions there were, and what each cost by what was known then."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar

from tabletop.bots.protocol import Budget
from tabletop.bots.search import Playout, SearchResult, explore
from tabletop.table.advice import Z, percent

if TYPE_CHECKING:
    from tabletop.table.advice import Decidable
    from tabletop.table.answers import DecisionAt, Message

World = TypeVar("World")
LEAST = 0.01  # a loss that nobody would notice
STEP = 5  # wins in a hundred games to which a loss is told


def decisions(stood: Iterable[Decidable], people: Sequence[int]) -> list[DecisionAt]:
    """List the decisions of these seats that had more than one option, of a game as it stood step by step."""
    decision_ats: list[DecisionAt] = []
    for step, game in enumerate(stood):
        seat = game.to_move
        if seat is not None and seat in people and len(game.moves()) > 1:
            decision_ats.append({"at": step, "seat": seat})
    return decision_ats


def lost(
    better: int, played: int, imagine: Callable[[], World], playout: Playout[World], budget: Budget
) -> tuple[SearchResult, SearchResult] | None:
    """Try the option that was found better and the played one in the same worlds; None if chance could explain it.

    The first's `advantage` is what was lost, in shares of a win. The worlds must be others than those in which the
    better one was found, or the luck by which it was found would count as its worth.
    """
    result = {result.option: result for result in explore((better, played), played, imagine, playout, budget)}
    best = result[better]
    message = best.playouts > 1 and best.advantage >= max(LEAST, Z * best.standard_error)
    return (best, result[played]) if message else None


def cost_in_words(loss: float) -> Message:
    """Say a loss as wins in a hundred games, in fives: no finer than a search can tell."""
    cost = STEP * round(percent(loss) / STEP)
    return {"id": "review-cost", "args": {"cost": cost}} if cost else {"id": "review-cost-few", "args": {}}

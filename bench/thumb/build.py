"""Which district to build, and when it is better not to."""

from __future__ import annotations

from collections.abc import Sequence

from bench.thumb.sight import Sight
from bench.thumb.worth import standing, to_build, useful
from citadels.core.moves import Move

Numbered = Sequence[tuple[int, Move]]


def builds_left(sight: Sight) -> int:
    """How many districts may still be built this turn."""
    if sight.acting is None:
        return 0
    built: int = sight.phase.get("built", 0)
    return max(0, sight.acting.build_limit - built)


def finishing(sight: Sight, gold: int) -> list[str]:
    """Return cards that complete the city this turn with so much gold, the cheapest ones; empty if none do."""
    left = sight.left(sight.mine)
    if not 0 < left <= builds_left(sight):
        return []
    cards = sorted(useful(sight), key=sight.cost)[:left]
    return cards if len(cards) == left and sum(map(sight.cost, cards)) <= gold else []


def wants_to_finish(sight: Sight, gained: float) -> bool:
    """Whether completing the city is welcome: ahead, or the game ends soon anyway (R8.1)."""
    if sight.last_round or any(sight.left(seat) <= 1 for seat in sight.others):
        return True
    best = max(seat.points() + (2 if seat.gold > 3 else 0) for seat in sight.others)
    return sight.mine.points() + gained + 4 >= best


def best_build(sight: Sight, options: Numbered) -> tuple[int, float] | None:
    """Return the index of the best build and what it gains; None if it is better to keep the gold."""
    plan = finishing(sight, sight.gold)
    left = sight.left(sight.mine)
    spare = sight.gold - sum(map(sight.cost, plan))
    best: tuple[int, float] | None = None
    for at, option in options:
        card = option.name
        gain = to_build(sight, card)
        if left == 1:
            if not wants_to_finish(sight, standing(sight, card)):
                continue
            gain += 4.0
        elif plan and card not in plan and sight.cost(card) - max(map(sight.cost, plan)) > spare:
            gain -= 6.0  # it would cost the end
        if gain > 0 and (best is None or gain > best[1]):
            best = at, gain
    return best


def out_of_reach(sight: Sight, gold: int) -> list[str]:
    """List the useful cards that so much gold does not build but a little more would."""
    return [card for card in useful(sight) if gold < sight.cost(card) <= gold + 1]

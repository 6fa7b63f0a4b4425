"""Places of the players in a result."""

from __future__ import annotations

from collections.abc import Sequence


def places(scores: Sequence[int], winners: Sequence[int]) -> list[int]:
    """Return how each seat came in, from 1: winners are first, and others with as many points share a place."""
    ranks = [(seat in winners, count) for seat, count in enumerate(scores)]
    return [1 if won else 1 + sum(other > (won, count) for other in ranks) for won, count in ranks]

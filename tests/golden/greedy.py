"""Choosing few records that together use everything, whatever the game is."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import NamedTuple


class Candidate(NamedTuple):
    """A game that was played: its number, its record, and what it used."""

    number: int
    record: str
    used: set[str]


def choose(candidates: Iterable[Candidate], wanted: set[str]) -> list[Candidate]:
    """Choose greedily, always what uses most of what is missing for its length; exit if nobody uses something."""
    pool = list(candidates)
    missing = set(wanted)
    chosen: list[Candidate] = []
    while missing:
        best = max(
            pool, key=lambda candidate: (len(candidate.used & missing) ** 2 / len(candidate.record), -candidate.number)
        )
        if not best.used & missing:
            sys.exit("nobody uses: " + ", ".join(sorted(missing)))
        missing -= best.used
        chosen.append(best)
    return sorted(chosen)

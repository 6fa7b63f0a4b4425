"""Damaged positions are refused by name, or are games that can be written, viewed and played on (notation §1, §2)."""

from __future__ import annotations

from tests.fuzz.cases import Cases, group
from tests.fuzz.games import FUZZERS, of_each_game


@of_each_game
def test_damaged_positions(cases: Cases, game: str) -> None:
    for seed in cases:
        cases.outcomes[FUZZERS[game].read_position(*group(seed))] += 1

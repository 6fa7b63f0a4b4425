"""Damaged saves are refused with a reason, or are games that are loaded, saved the same and played on."""

from __future__ import annotations

from tests.fuzz.cases import Cases, group
from tests.fuzz.games import FUZZERS, of_each_game


@of_each_game
def test_damaged_saves(cases: Cases, game: str) -> None:
    for seed in cases:
        cases.outcomes[FUZZERS[game].read_save(*group(seed))] += 1

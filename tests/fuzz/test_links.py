"""Damaged links are refused with a reason, or are games that can be written as a link again."""

from __future__ import annotations

from tests.fuzz.cases import Cases, group
from tests.fuzz.games import FUZZERS, of_each_game


@of_each_game
def test_damaged_links(cases: Cases, game: str) -> None:
    for seed in cases:
        cases.outcomes[FUZZERS[game].read_link(*group(seed))] += 1

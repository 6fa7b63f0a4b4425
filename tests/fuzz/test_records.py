"""Damaged records are refused by name or line, or are games that write the same record again; and replays of them."""

from __future__ import annotations

from tests.fuzz.cases import Cases, group
from tests.fuzz.games import FUZZERS, of_each_game


@of_each_game
def test_damaged_records(cases: Cases, game: str) -> None:
    for seed in cases:
        cases.outcomes[FUZZERS[game].read_record(*group(seed))] += 1

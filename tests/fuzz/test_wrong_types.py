"""Wrong types for every key of every request, of host and guest: no exception, and each error has words."""

from __future__ import annotations

import re

from build.paths import PAGE
from tabletop.testing.wrong_types import TYPES, ask_wrong_types
from tests.fuzz.cases import Cases, group
from tests.fuzz.games import FUZZERS, of_each_game

WORDS = frozenset(
    name
    for path in (PAGE / "locales" / "en").rglob("*.ftl")
    for name in re.findall(r"^([a-z][\w-]*) *=", path.read_text(encoding="utf-8"), re.MULTILINE)
)


@of_each_game
def test_wrong_types(cases: Cases, game: str) -> None:
    for seed in cases:
        for error in ask_wrong_types(FUZZERS[game], *group(seed)):
            assert not error or error["id"] in WORDS
            cases.outcomes[f"refused {error['id']}" if error else "answered"] += 1


def test_every_request_of_the_worker_is_drawn() -> None:
    assert TYPES.keys() == FUZZERS["pebbles"].worker().handlers.keys()

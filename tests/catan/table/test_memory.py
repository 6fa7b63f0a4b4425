"""The engine's memory after many games: caches that stop growing (docs/adr/0022)."""

from __future__ import annotations

import gc
from typing import Any

from catan.bots.policy.hands import _TABLES, TABLES
from catan.core.island import Island
from catan.table.worker import Table

GAMES, AT_ONCE = 18, 14  # games, and the islands of which caches may hold parts
SEATS = [{"name": name, "kind": "bot", "bot": "newcomer"} for name in ("Ann", "Bo", "Cy", "Di")]


def played(games: int) -> list[Any]:
    """The islands of so many games in one engine that are still there after them."""
    before = {id(thing) for thing in islands()}
    table = Table()
    for seed in range(games):
        table.answer({"do": "new", "seats": SEATS, "rules": {}, "seed": seed})
        session = table.session
        while session is not None and session.tick():
            pass
    return [thing for thing in islands() if id(thing) not in before]


def islands() -> list[Any]:
    """All islands in memory."""
    gc.collect()
    return [thing for thing in gc.get_objects() if isinstance(thing, Island)]


def test_caches_let_the_islands_of_earlier_games_go() -> None:
    assert len(played(GAMES)) <= AT_ONCE


def test_a_few_hundred_tables_of_hands_are_held_at_once() -> None:
    played(1)

    assert len(_TABLES) <= TABLES <= 512

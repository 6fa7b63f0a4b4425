"""Bots at tables of all options (K11, notation §2)."""

from __future__ import annotations

from typing import Any

import pytest

from catan.bots import BOTS
from catan.bots.arena import CATAN
from tabletop.bots.protocol import Budget
from tabletop.lab.arena import Match, play_one

TABLES: list[dict[str, Any]] = [
    {"board": "beginner", "start": "quick", "points": 5},
    {"trade_time": "any", "offers": 1, "points": 4},
    {"bank": "hidden", "victims": "all", "discard_limit": 4, "points": 5},
    {"dice": "deck", "calm_rounds": 2, "friendly_robber": True, "points": 5},
    {"counters": False, "point_cards": "open", "offers": 2, "points": 5},
    {"points": 3, "harbours": "shuffled", "numbers": "apart"},
]


@pytest.mark.parametrize("rules", TABLES)
@pytest.mark.parametrize("players", [2, 4])
def test_bots_reach_the_points(rules: dict[str, Any], players: int) -> None:
    seats = ("expert", "newcomer", "random", "casual")[:players]
    result = play_one(Match(CATAN, rules, seats, BOTS, 3, lambda: 0.0, Budget(playouts=12)), players)
    assert max(result.scores) >= rules["points"]

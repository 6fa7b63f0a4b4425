"""Random taps on the island's page: whatever is tapped, the page goes on and has words for what it shows."""

from __future__ import annotations

import random
from typing import Any

import pytest

from build import games
from tests.page.device import Device
from tests.page.game_app import unknown_after_taps

RULES: tuple[dict[str, Any], ...] = (
    {},
    {"start": "quick", "points": 5},
    {"start": "quick", "points": 4, "dice": "deck", "offers": 10},
    {"start": "quick", "points": 5, "bank": "hidden"},
    {"start": "quick", "points": 5, "victims": "all", "trade_time": "any"},
)
TAPS = 150


@pytest.mark.parametrize("seed", range(10))
def test_whatever_is_tapped_the_page_has_words_for_what_it_shows(app: Any, device: Device, seed: int) -> None:
    page = app.dealt(RULES[seed % len(RULES)], seed=str(seed + 1))

    assert unknown_after_taps(page, device, games.BY_NAME["island"], random.Random(seed), TAPS) == set()

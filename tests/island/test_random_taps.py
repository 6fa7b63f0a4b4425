"""Random taps on the island's page: whatever is tapped, the page goes on and has words for what it shows."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.island.test_page import unknown
from tests.page.device import Device
from tests.page.game_app import targets

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
    dice = random.Random(seed)
    page = app.dealt(RULES[seed % len(RULES)], seed=str(seed + 1))
    missing: set[str] = set()
    for _ in range(TAPS):
        missing |= unknown(device)
        if device.stage.trees["sheet"]:
            device.settle(page.act, "close-sheet", "", "")
        elif page.play.table.reading.moment:
            device.settle(page.act, "go-on", "", "")
        elif not page.play.view["result"]:
            device.settle(page.act, *dice.choice(targets(device)), "")

    assert missing == set()

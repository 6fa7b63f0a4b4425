"""Random taps on the page of Crown and Crane: whatever is tapped, the page goes on and has words for what it shows."""

from __future__ import annotations

import random
from typing import Any

import pytest

from build import games
from tests.page.device import Device
from tests.page.game_app import unknown_after_taps

RULES: tuple[dict[str, Any], ...] = (
    {},
    {"tiles": "B", "crane_order": "fixed"},
    {"tokens": "by_players", "road_tiles": "all"},
    {"bridge": [0, 1, 0, 1, 1], "road_tiles": "chance"},
)
TAPS = 150


@pytest.mark.parametrize("seats", [1, 2, 4], ids=["alone", "two", "four"])
@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_tapped_the_page_has_words_for_what_it_shows(
    app: Any, device: Device, seed: int, seats: int
) -> None:
    page = app.dealt(RULES[seed % len(RULES)], seed=str(seed + 1), seats=seats)

    assert unknown_after_taps(page, device, games.BY_NAME["crane"], random.Random(seed), TAPS) == set()


@pytest.mark.parametrize(("action", "arg"), [("place", "r11"), ("place-step", "1"), ("confirm-pick", "")])
def test_a_tap_meant_for_the_last_question_is_ignored(app: Any, device: Device, action: str, arg: str) -> None:
    """Taps may be on their way while a decision is undone."""
    page = app.dealt(seed="1")
    before = list(device.window.engine.requests)

    device.settle(page.act, action, arg, "")

    assert device.window.engine.requests == before

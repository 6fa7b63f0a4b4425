"""Manners of bots at whole games: what they leave unbuilt, undo, ask for, and whom they rob."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from bench.catan_manners import MANY_OFFERS, Task, behaviour
from catan.bots.tempers import IN_A_ROW

GAMES = range(40, 46)
TIERS = ["newcomer", "casual", "strong"]


@cache
def counted(bot: str) -> tuple[Counter[str], list[int]]:
    """Count the moves of bots of a kind in some games, and the offers to each seat."""
    total, offers = Counter[str](), list[int]()
    for number in GAMES:
        tally, by_seat = behaviour(Task(bot, number))
        total += tally
        offers += by_seat
    return total, offers


@pytest.mark.parametrize("bot", TIERS)
@pytest.mark.parametrize(
    "what", ["road and settlement left", "city or settlement left", "unsaved card left", "undone swaps"]
)
def test_no_turn_is_wasted(bot: str, what: str) -> None:
    """K6, K7.2, K8.1."""
    assert counted(bot)[0][what] == 0


@pytest.mark.parametrize("bot", TIERS)
def test_nobody_is_robbed_on_and_on_while_another_is_as_close(bot: str) -> None:
    """K5.3."""
    runs = [int(key.split()[-1]) for key in counted(bot)[0] if key.startswith("longest run")]
    assert max(runs) <= IN_A_ROW + 1


@pytest.mark.parametrize("bot", TIERS)
def test_few_persons_are_asked_too_often(bot: str) -> None:
    """K7.6: at most 12 of 100 get more than fifteen offers in a game."""
    offers = counted(bot)[1]
    assert sum(number > MANY_OFFERS for number in offers) <= 0.12 * len(offers)


@pytest.mark.parametrize("bot", TIERS)
def test_many_offers_are_closed(bot: str) -> None:
    """K7.7: at least 40 of 100."""
    total, _ = counted(bot)
    assert total["closed"] >= 0.4 * total["offers"] > 0

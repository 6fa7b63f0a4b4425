"""The daily game of Citadels: the classic characters, and other districts of the Dark City every day."""

from __future__ import annotations

from typing import Any

from citadels.cards.catalog import DARK_CITY_SPECIALS
from tabletop.core.rng import Dice
from tabletop.table.daily import DailyGame, Series

SPECIALS = 3  # Dark City districts in the deck


def _rules(dice: Dice) -> dict[str, Any]:
    cards = list(DARK_CITY_SPECIALS)
    dice.shuffle(cards)
    return {"specials": [card for card in DARK_CITY_SPECIALS if card in cards[:SPECIALS]]}


# tests/golden/test_daily.py tells when it is time for a new series.
SERIES = {
    1: Series(begins="2026-11-22", bot="strong"),
    2: Series(begins="2026-11-23", bot="strong"),  # takes the King, and raids the leader where it costs nothing
    3: Series(begins="2026-11-26", bot="strong"),  # likes the King more, and spares those whom a last raid cannot stop
}
DAILY = DailyGame(SERIES, seats=4, rules=_rules)

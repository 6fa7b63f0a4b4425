"""The daily game of Catan: the same island and the same dice for everyone."""

from __future__ import annotations

from tabletop.table.daily import DailyGame, Series

# tests/catan/table/test_daily.py tells when it is time for a new series.
SERIES = {
    1: Series(begins="2026-11-26", bot="casual"),
    2: Series(begins="2026-11-27", bot="casual"),  # decides by the policy, with weights set by hand
    3: Series(begins="2026-11-29", bot="casual"),  # builds a road with its settlement, robs by a temper
}
DAILY = DailyGame(SERIES, seats=4, rules=lambda _: {})

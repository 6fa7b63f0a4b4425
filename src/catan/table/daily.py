"""The daily game of Catan: the same island and the same dice for everyone."""

from __future__ import annotations

from tabletop.table.daily import DailyGame, Series

# tests/catan/table/test_daily.py tells when it is time for a new series.
SERIES = {1: Series(begins="2026-11-26", bot="casual")}
DAILY = DailyGame(SERIES, seats=4, rules=lambda _: {})

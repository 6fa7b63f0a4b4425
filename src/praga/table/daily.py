"""The daily game of Crown and Crane: the same tiles, rows and stacks for everyone, against a bot or alone (P16.4)."""

from __future__ import annotations

from tabletop.table.daily import DailyGame, Series

# tests/golden/test_daily.py tells when it is time for a new series.
SERIES = {1: Series(begins="2026-11-28", bot="casual")}
DAILY = DailyGame(SERIES, seats=2, rules=lambda _: {}, alone={"solo": True})

"""The log beside the table, where there is room for it."""

from __future__ import annotations

from typing import Any

from tests.page.trees import taps


def test_beside_the_table_stands_the_way_to_what_was_told_before(app: Any) -> None:
    assert taps(app.log.beside([], 12), "log") == [""]


def test_a_log_that_stands_there_whole_offers_no_more(app: Any) -> None:
    assert taps(app.log.beside([], 0), "log") == []

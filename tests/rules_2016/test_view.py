"""The view of a table of 2016."""

from __future__ import annotations

from tests.rules_2016.table import seat, turn
from tests.table.desk import opened


def test_a_monument_is_shown_as_the_two_that_it_counts_as() -> None:
    """E7.18."""
    view = opened(turn("king", seat("king", city="monument tavern"))).view

    assert view["seats"][0]["built"] == 3

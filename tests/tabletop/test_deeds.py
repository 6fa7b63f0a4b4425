"""Deeds of players in a game, from its events (tabletop.table.deeds)."""

from __future__ import annotations

from tabletop.core.events import Event
from tabletop.table.deeds import counted, deeds_in

NAMES = {"steal": "robbery", "longest-road": "road"}


def test_who_did_it_to_whom_is_read_from_the_event() -> None:
    assert [*deeds_in([Event("steal", {"player": 2, "victim": 0})], NAMES)] == [("robbery", 2, 0)]


def test_some_are_done_to_nobody_in_particular() -> None:
    assert [*deeds_in([Event("longest-road", {"player": 1, "length": 5})], NAMES)] == [("road", 1, None)]


def test_what_nobody_did_is_left_out() -> None:
    """The Longest Road may go back to the table (K9.3)."""
    assert [*deeds_in([Event("longest-road", {"player": None, "length": 4})], NAMES)] == []


def test_other_events_are_left_out() -> None:
    assert [*deeds_in([Event("roll", {"player": 1, "dice": 7})], NAMES)] == []


def test_a_private_variant_does_not_count_again() -> None:
    assert [*deeds_in([Event("steal", {"player": 2, "victim": 0}, 2)], NAMES)] == []


def test_deeds_that_are_alike_are_counted() -> None:
    done = [("robbery", 2, 0), ("road", 1, None), ("robbery", 2, 0)]

    assert counted(done) == [
        {"deed": "robbery", "by": 2, "to": 0, "count": 2},
        {"deed": "road", "by": 1, "to": None, "count": 1},
    ]

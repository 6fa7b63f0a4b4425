"""The notes of a device about a table of several phones, for half an hour (site/js/seats.js)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.phones.driver import run

pytestmark = pytest.mark.desktop

MINUTE = 60_000  # milliseconds
SEAT = {"keep": ["guest", "Ann"]}
LOOK = {"look": "guest"}


def after(*steps: dict[str, Any]) -> Any:
    """The tickets seen, thrown away, and left after these steps."""
    return run("run_seats.mjs", [[*steps]])[0]


def test_a_seat_is_remembered_with_its_hosts_name() -> None:
    assert after(SEAT, LOOK)["looks"] == ["Ann"]


def test_a_seat_at_a_table_without_a_host_is_remembered() -> None:
    assert after({"keep": ["guest", ""]}, LOOK)["looks"] == [""]


@pytest.mark.parametrize(("minutes", "what"), [(29, "Ann"), (30, None)])
def test_a_seat_waits_for_half_an_hour(minutes: int, what: str | None) -> None:
    assert after(SEAT, {"clock": minutes * MINUTE}, LOOK)["looks"] == [what]


def test_an_old_seat_is_removed_with_the_tickets_of_its_evening() -> None:
    result = after(SEAT, {"clock": 30 * MINUTE}, LOOK)
    assert (result["left"], result["pruned"]) == ([], 1)


def test_a_seat_that_was_left_is_forgotten() -> None:
    assert after(SEAT, {"leave": "guest"}, LOOK) == {"looks": [None], "pruned": 0, "left": []}


def test_the_seat_of_a_guest_is_no_table() -> None:
    assert after(SEAT, {"look": "table"})["looks"] == [None]


def test_a_clock_that_is_set_back_does_not_lose_the_seat() -> None:
    assert after(SEAT, {"clock": -40 * 24 * 60 * MINUTE}, LOOK)["looks"] == ["Ann"]


def test_after_a_clock_was_set_back_the_half_hour_counts_from_then() -> None:
    back = {"clock": -40 * 24 * 60 * MINUTE}
    assert after(SEAT, back, LOOK, {"clock": 30 * MINUTE}, LOOK)["looks"] == ["Ann", None]


@pytest.mark.parametrize("text", ["", "{", "null", "7", '{"what": 7, "at": 1}', '{"what": "Ann", "at": "now"}'])
def test_a_text_that_is_none_of_ours_is_no_seat(text: str) -> None:
    assert after({"store": ["guest", text]}, LOOK)["looks"] == [None]

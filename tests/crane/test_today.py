"""The daily game of Crown and Crane played alone: its table, its goal, its result and what is handed on (P16.4)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from praga.table.daily import DAILY
from praga.views.pieces import LADDER
from tests.crane.table_of_crane import SPEC
from tests.crane.test_alone import LAST, alone
from tests.page.device import Device
from tests.page.trees import messages, styled, taps, texts
from tests.stored import stored

DATES = ["2026-11-30", "2026-11-29", "2026-11-28"]
DAY = f"{DAILY.current}.2026-11-30"
ALONE = f"{DAY}.alone"


@pytest.fixture
def page(app: Any, device: Device) -> Any:
    """The page with the days alone in sight."""
    device.stage.calendar = DATES
    page = app.open()
    device.settle(page.act, "today", "", "")
    device.settle(page.act, "day-way", "", "alone")
    return page


def play_to_the_end(app: Any, points: int) -> Any:
    """A page at whose table the last turn of a day alone was ended, with so many points in play."""
    entry = json.loads(stored(SPEC, alone(LAST, points=points)))
    page = app.resume(json.dumps({**entry, "day": ALONE}))
    app.device.settle(page.act, "choose", "end", "")
    app.device.settle(page.act, "choose", "end", "")
    return page


def result_of(app: Any, points: int) -> list[str]:
    """The lines that are copied after a day alone."""
    page = play_to_the_end(app, points)
    app.device.settle(page.act, "day-result", "", "")
    app.device.settle(page.act, "day-copy", "", "")
    copied: str = app.device.stage.calls("copy")[0]
    return copied.split("\n")


def test_a_day_is_offered_against_a_bot_first(app: Any, device: Device) -> None:
    device.stage.calendar = DATES
    device.settle(app.open().act, "today", "", "")

    assert taps(device.stage.trees["sheet"], "day-play")[0] == DAY


@pytest.mark.usefixtures("page")
def test_every_day_is_offered_alone(device: Device) -> None:
    assert taps(device.stage.trees["sheet"], "day-play") == [f"{DAILY.current}.{date}.alone" for date in DATES]


@pytest.mark.usefixtures("page")
def test_p16_4_the_sheet_says_what_is_good_and_has_the_ladder(device: Device) -> None:
    sheet = device.stage.trees["sheet"]

    assert ("bar-goal" in texts(sheet), len(styled(sheet, "goal"))) == (True, 1)


def test_a_day_alone_is_dealt_to_one(page: Any, device: Device) -> None:
    device.settle(page.act, "day-play", ALONE, "")

    assert (len(page.play.view["seats"]), page.play.table.day) == (1, ALONE)


def test_a_link_to_a_day_alone_offers_it(app: Any, device: Device) -> None:
    device.stage.calendar, device.stage.invited = DATES, ALONE
    app.open()

    assert taps(device.stage.trees["sheet"], "day-play") == [ALONE]


def test_the_result_of_a_day_alone_is_stored_beside_that_against_a_bot(app: Any) -> None:
    page = play_to_the_end(app, 90)
    total = page.play.view["result"]["seats"][0]["total"]

    assert app.saves.days_played() == {ALONE: [1, total]}


def test_a_day_played_alone_shows_its_points(page: Any, app: Any, device: Device) -> None:
    device.window.storage.write("crane.days", json.dumps({ALONE: [1, 152]}))
    device.settle(page.act, "day-way", "", "alone")

    assert messages(device.stage.trees["sheet"])["day-done-alone"] == {"count": 152}


def test_a_day_played_alone_counts_for_the_streak(app: Any, device: Device) -> None:
    device.window.storage.write("crane.days", json.dumps({ALONE: [1, 152], f"{DAILY.current}.2026-11-29": [2, 90]}))
    device.stage.calendar = DATES
    device.settle(app.open().act, "today", "", "")

    assert messages(device.stage.trees["sheet"])["day-streak"] == {"count": 2}


def test_what_is_handed_on_ends_in_the_link_to_the_same_start(app: Any) -> None:
    assert result_of(app, 90)[-1].endswith(f"#day={ALONE}")


@pytest.mark.parametrize("rung", range(len(LADDER)))
def test_p16_4_what_is_handed_on_has_a_star_for_each_rung(app: Any, rung: int) -> None:
    assert result_of(app, LADDER[rung] + 1)[1].count("⭐") == rung + 1


def test_p16_4_below_the_ladder_there_is_no_star(app: Any) -> None:
    assert "⭐" not in "".join(result_of(app, 0))

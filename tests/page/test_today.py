"""The daily game on the page: days that can be played, their results, and what is handed on of them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from citadels.table import daily
from tests.page.device import Device
from tests.page.english import text_of
from tests.page.test_play import MOST, tap
from tests.page.test_saves import VIEW
from tests.page.trees import messages, taps, texts

DAYS = ["2026-11-28", "2026-11-27", "2026-11-26"]
DAY, DAY_BEFORE = f"{daily.DAILY.current}.2026-11-28", f"{daily.DAILY.current}.2026-11-27"


@pytest.fixture
def page(app: Any, device: Device) -> Any:
    """The page on the third day of the series."""
    device.stage.calendar = DAYS
    return app.open()


def result(page: Any, place: int = 1) -> dict[str, Any]:
    """A view of a game that is over."""
    totals = [30, *([31] * (place - 1)), *([29] * (4 - place))]
    seats = [{"seat": seat, "total": total} for seat, total in enumerate(totals)]
    won = {"winners": [totals.index(max(totals))], "seats": seats}
    names: list[dict[str, Any]] = [{"name": "Ann", "kind": "person", "bot": None, "city": []}] * 4
    return {**VIEW, "viewer": 0, "seats": names, "round": 9, "phase": "over", "result": won}


def test_a_day_s_table_is_dealt_and_kept_as_such(page: Any, device: Device) -> None:
    device.settle(page.act, "today", "", "")
    device.settle(page.act, "day-play", DAY, "")

    assert json.loads(device.window.storage.entries["citadels.save.1"])["day"] == DAY


def test_a_game_that_goes_on_is_still_the_day_s(page: Any, app: Any, device: Device) -> None:
    device.settle(page.act, "today", "", "")
    device.settle(page.act, "day-play", DAY, "")
    device.settle(page.act, "leave", "", "")
    device.settle(page.act, "continue", "", "")

    assert page.play.table.day == DAY


def test_another_game_is_no_day_s(page: Any, device: Device) -> None:
    device.settle(page.act, "today", "", "")
    device.settle(page.act, "day-play", DAY, "")
    device.settle(page.act, "again", "", "")

    assert page.play.table.day is None


def test_the_first_result_of_a_day_counts(page: Any, app: Any) -> None:
    saves = app.saves.saves
    saves.coming["day"] = DAY
    saves.write("record", result(page, place=2), True)

    saves.coming["day"] = DAY
    saves.write("record", result(page, place=1), True)

    assert app.saves.days_played() == {DAY: [2, 30]}


@pytest.mark.parametrize("text", ["7", "[]", '{"2.2026-11-24": 3}', '{"2.2026-11-24": ["a", null]}', "{"])
def test_results_that_are_none_count_for_nothing(app: Any, device: Device, text: str) -> None:
    device.window.storage.entries["citadels.days"] = text

    assert app.saves.days_played() == {}


@pytest.mark.parametrize(
    ("played", "count"), [([], 0), ([0], 1), ([1], 1), ([0, 1, 2], 3), ([1, 2], 2), ([0, 2], 1), ([2], 0)]
)
def test_a_streak_goes_back_from_today_or_yesterday(page: Any, app: Any, played: list[int], count: int) -> None:
    days = {f"{daily.DAILY.current}.{DAYS[at]}": [1, 30] for at in played}

    assert app.today.Today(page).streak(DAYS, days) == count


def test_a_link_to_a_day_offers_it(app: Any, device: Device) -> None:
    device.stage.calendar, device.stage.invited = DAYS, DAY_BEFORE
    app.open()

    assert taps(device.stage.trees["sheet"], "day-play") == [DAY_BEFORE]


def test_a_link_of_another_series_says_so(app: Any, device: Device) -> None:
    device.stage.calendar, device.stage.invited = DAYS, "9.2026-11-23"
    app.open()

    assert messages(device.stage.trees["sheet"])["day-series"] == {"number": "9", "count": daily.DAILY.current}
    assert "That link is from series 9" in text_of(device.stage.trees["sheet"], "citadels")


@pytest.mark.parametrize(
    "day", [f"{daily.DAILY.current}.2026-11-29", f"{daily.DAILY.current}.2020-01-01", "x", f"{daily.DAILY.current}."]
)
def test_a_link_to_a_day_that_is_none_says_so(app: Any, device: Device, day: str) -> None:
    device.stage.calendar, device.stage.invited = DAYS, day
    app.open()

    assert "day-not-here" in texts(device.stage.trees["sheet"])


def test_what_is_handed_on_ends_in_the_link_to_the_same_deal(page: Any, device: Device) -> None:
    device.settle(page.act, "today", "", "")
    device.settle(page.act, "day-play", DAY, "")
    for _ in range(MOST):
        if page.play.view["phase"] == "over":
            break
        tap(page, device)
    device.settle(page.act, "day-result", "", "")
    device.settle(page.act, "day-copy", "", "")

    assert device.stage.calls("copy")[0].split("\n")[-1] == f"index.html#day={DAY}"

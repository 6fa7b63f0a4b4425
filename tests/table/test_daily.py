"""The daily game: the same deal and the same moves for everyone, from the date alone."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from citadels.table import daily
from citadels.table.worker import Table
from praga.table import daily as praga_daily
from praga.table.worker import Table as PragaTable
from tabletop.table.daily import Day

NAMES = ["Ann", "Beatrix", "Cedric", "Damaris"]
DAY = f"{daily.DAILY.current}.{daily.SERIES[daily.DAILY.current].begins}"


def play(day: str, now: Callable[[], float] | None, names: list[str] = NAMES) -> Mapping[str, Any]:
    """Play a day's table to its end, the person taking what comes first; the last answer."""
    table = Table()
    table.now = now
    answer = table.answer({"do": "new", "day": day, "names": names})
    while answer["view"]["waiting"] != "over":
        waits = answer["view"]["waiting"]
        move = next((choice["move"] for choice in _choices(answer) if choice["enabled"] and choice["move"]), None)
        answer = table.answer({"do": "tick"} if waits == "bot" else {"do": "choose", "move": move})
    return answer


def _choices(answer: Mapping[str, Any]) -> list[dict[str, Any]]:
    prompt = answer["view"]["prompt"]
    return prompt["choices"] if prompt else []


def moves(answer: Mapping[str, Any]) -> str:
    """Return the deal and the moves, without the names."""
    record: str = json.loads(answer["save"])["record"]
    return "\n".join(line for line in record.splitlines() if not line.startswith("[Player"))


def test_whatever_the_clock_says_the_same_moves_are_played() -> None:
    hurried = itertools.count(0, 1_000_000)

    assert moves(play(DAY, None)) == moves(play(DAY, lambda: next(hurried)))


def test_names_change_no_move() -> None:
    others = ["Zoe", "阿德", "碧翠", "賽德"]

    assert play(DAY, None)["view"]["result"]["seats"] == play(DAY, None, others)["view"]["result"]["seats"]


def test_each_day_has_a_deal_of_its_own() -> None:
    dates = [f"2027-{month:02}-{day:02}" for month in range(1, 13) for day in range(1, 29)]
    seeds = [daily.DAILY.deal(Day(daily.DAILY.current, date), NAMES)["seed"] for date in dates]

    assert len(set(seeds)) == len(dates)


def test_three_of_the_dark_city_s_districts_are_in_the_deck() -> None:
    rules = daily.DAILY.deal(daily.DAILY.read(DAY), NAMES)["rules"]

    assert len(set(rules["specials"])) == 3


@pytest.mark.parametrize(
    ("day", "reason"),
    [
        ("2026-11-22", "day-foreign"),
        (f"{daily.DAILY.current}.2027-02-29", "day-foreign"),
        (f"{daily.DAILY.current}.2027-13-01", "day-foreign"),
        (7, "day-foreign"),
        (f"{daily.DAILY.current + 1}.2027-01-01", "day-series"),
        (f"{daily.DAILY.current}.1999-12-31", "day-early"),
    ],
)
def test_a_day_that_cannot_be_played_says_why(day: object, reason: str) -> None:
    answer = Table().answer({"do": "new", "day": day, "names": NAMES})

    assert answer["error"]["id"] == reason


def test_a_leap_day_is_a_day() -> None:
    assert daily.DAILY.read(f"{daily.DAILY.current}.2028-02-29").date == "2028-02-29"


@pytest.mark.parametrize("names", [None, NAMES[:3], "four"])
def test_a_day_s_table_has_four_names(names: object) -> None:
    answer = Table().answer({"do": "new", "day": DAY, "names": names})

    assert answer["error"]["id"] == "bad-request"


ALONE = f"{praga_daily.DAILY.current}.{praga_daily.SERIES[praga_daily.DAILY.current].begins}.alone"


def test_a_day_alone_is_dealt_to_one_by_the_rules_for_one() -> None:
    table = PragaTable()
    table.answer({"do": "new", "day": ALONE, "names": NAMES[:1]})

    assert table.session is not None
    assert (table.session.game.names, table.session.game.rules) == (NAMES[:1], {"solo": True})


def test_a_day_alone_has_a_deal_of_its_own() -> None:
    day = praga_daily.DAILY.read(ALONE)
    seeds = [praga_daily.DAILY.deal(each, NAMES)["seed"] for each in (day, day._replace(alone=False))]

    assert seeds[0] != seeds[1]


def test_a_game_that_is_not_played_alone_has_no_day_alone() -> None:
    answer = Table().answer({"do": "new", "day": f"{DAY}.alone", "names": NAMES[:1]})

    assert answer["error"]["id"] == "day-foreign"


def test_the_first_screen_learns_of_days_alone_where_there_are_any() -> None:
    assert (praga_daily.DAILY.sheet().get("alone"), daily.DAILY.sheet().get("alone")) == (True, None)

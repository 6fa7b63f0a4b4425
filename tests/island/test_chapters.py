"""Lazy modules of the island's page: the library, the daily game, hints and the review."""

from __future__ import annotations

import json
import re
from types import SimpleNamespace
from typing import Any

import pytest

from build import games, locales
from catan import Game
from catan.bots import BOTS
from catan.table import daily
from catan.table.events import EVENTS
from catan.table.interface import game_spec
from tests.nearly_over import nearly_over
from tests.page.device import Device
from tests.page.tree import args_of, arguments, doing, messages, nodes, props, with_class

WORDS = set(locales._messages(locales._all("en", games.BY_NAME["island"]))[0])
DAYS = ["2026-12-01", "2026-11-30", "2026-11-29"]
TODAY = f"{daily.DAILY.current}.{DAYS[0]}"


@pytest.fixture(scope="module")
def stored() -> str:
    """A game of one person and three bots with a few moves to go."""
    return nearly_over(game_spec(BOTS), "newcomer", {"points": 8}, people=(0,))


@pytest.fixture
def opened(app: Any, device: Device) -> Any:
    """The page at its first screen, on the third day of the series."""
    device.stage.calendar = DAYS
    return app.open()


@pytest.fixture
def over(app: Any, device: Device, stored: str) -> Any:
    """The page at the end of the stored game."""
    page = app.resume(stored)
    while not page.play.view["result"]:
        page.play.table.ending = True
        choices = [choice for choice in page.play.view["prompt"]["choices"] if choice["enabled"] and choice["move"]]
        device.settle(page.act, "choose", choices[0]["move"], "")
    return page


def sheet(device: Device) -> Any:
    """The open sheet."""
    return device.stage.trees["sheet"]


def test_a_finished_game_is_listed(over: Any, device: Device) -> None:
    device.settle(over.act, "games", "", "")

    assert arguments(sheet(device), "games-one") == ["island.save.1"]


def test_a_listed_game_shows_who_came_where(over: Any, device: Device) -> None:
    device.settle(over.act, "games", "", "")
    device.settle(over.act, "games-one", "island.save.1", "")

    assert {"games-place", "games-points"} <= messages(sheet(device))


def test_the_statistics_count_the_game(over: Any, device: Device) -> None:
    device.settle(over.act, "games", "", "")
    device.settle(over.act, "games-count", "", "")

    assert "games-by-place" in messages(sheet(device))


def test_the_figures_show_what_dice_robber_and_trade_gave_each_seat(over: Any, device: Device) -> None:
    device.settle(over.act, "figures", "", "")

    assert {"luck-expected", "luck-blocked", "luck-trades"} <= messages(with_class(sheet(device), "luck"))


def test_the_figures_show_the_throws(over: Any, device: Device) -> None:
    device.settle(over.act, "figures", "", "")

    assert len(with_class(sheet(device), "throw-bar")) == 11


@pytest.mark.parametrize("root", ["table", "sheet"])
def test_the_end_and_the_review_lead_to_the_figures(over: Any, device: Device, root: str) -> None:
    device.settle(over.act, "review", "", "")

    assert doing(device.stage.trees[root], "figures")


def test_the_review_shows_at_most_three_decisions(over: Any, device: Device) -> None:
    device.settle(over.act, "review", "", "")

    assert 0 < len(with_class(sheet(device), "cost")) <= 3


def test_the_day_s_island_can_be_dealt(opened: Any, device: Device) -> None:
    device.settle(opened.act, "today", "", "")
    device.settle(opened.act, "day-play", TODAY, "")

    assert json.loads(str(device.window.storage.read("island.save.1")))["day"] == TODAY


def test_everybody_gets_the_same_island_on_a_day(opened: Any, device: Device) -> None:
    islands = []
    for _ in range(2):
        device.settle(opened.act, "today", "", "")
        device.settle(opened.act, "day-play", TODAY, "")
        islands.append(opened.play.view["island"])

    assert islands[0] == islands[1]


def test_the_day_s_island_is_that_of_its_deal(opened: Any, device: Device) -> None:
    deal = daily.DAILY.deal(daily.DAILY.read(TODAY), ["A", "B", "C", "D"])
    game = Game.new(["A", "B", "C", "D"], deal["rules"], seed=deal["seed"])
    device.settle(opened.act, "today", "", "")

    device.settle(opened.act, "day-play", TODAY, "")

    assert opened.play.view["island"]["numbers"] == list(game.observe(None).island.numbers)


def test_a_link_to_a_day_offers_it(app: Any, device: Device) -> None:
    device.stage.calendar, device.stage.invited = DAYS, TODAY

    app.open()

    assert arguments(sheet(device), "day-play") == [TODAY]


def test_what_was_built_stands_in_the_day_s_result_as_signs(app: Any, over: Any) -> None:
    view = json.loads(json.dumps(over.play.view))
    view["seats"][0] |= {"settlements": ["c5"], "cities": ["c3", "c7"]}
    view["longest_road"], view["largest_army"] = 0, None

    assert app.day_signs.day_signs(view) == "🏠🏰🏰🛣️"


def test_a_hint_has_a_button_that_does_it(opened: Any, device: Device) -> None:
    device.settle(opened.act, "deal", "", "")
    device.settle(opened.act, "hint", "", "")

    assert len(doing(sheet(device), "choose")) == 1


@pytest.mark.parametrize(
    "steps", [("games",), ("games", "games-count"), ("review",), ("figures",), ("timeline",), ("today",), ("help",)]
)
def test_all_that_is_shown_has_words(over: Any, device: Device, steps: tuple[str, ...]) -> None:
    for step in steps:
        device.settle(over.act, step, "", "")

    assert messages(sheet(device)) - WORDS == set()


def test_whatever_happens_has_words_in_a_replay() -> None:
    """A step that began a turn said "did-turn"."""
    assert {f"did-{event}" for event in EVENTS} - WORDS == set()


def test_the_picture_of_the_result_has_every_number(app: Any, over: Any) -> None:
    view = over.play.view

    picture = app.picture.result_picture(view, [seat["name"] for seat in view["seats"]], "")

    numbers = [str(number) for number in view["island"]["numbers"] if number]
    assert [text for text in re.findall(r"<text[^>]*>(\d+)</text>", picture) if text in numbers][
        : len(numbers)
    ] == numbers


# --- the timeline


def timeline(device: Device) -> Any:
    """The engine's timeline of the game on the table."""
    return device.window.engine.table.answer({"do": "timeline"})["timeline"]


def cells(row: Any) -> list[int]:
    """The numbers of a row of a table."""
    return [int(str(node[2])) for node in nodes(row) if node[0] == "td" and len(node) > 2]


def test_the_timeline_is_a_table_too(over: Any, device: Device) -> None:
    device.settle(over.act, "timeline", "", "")

    (body,) = [node for node in nodes(sheet(device)) if node[0] == "tbody"]
    assert [cells(row) for row in body[2:]] == timeline(device)["points"]


def test_a_tap_on_a_round_reads_it(over: Any, device: Device) -> None:
    device.settle(over.act, "timeline", "", "")

    device.settle(over.act, "timeline-at", "", "2")

    (slider,) = doing(sheet(device), "timeline-at")
    words = props(slider)["aria-valuetext"]["args"]
    assert words["round"]["args"] == {"round": timeline(device)["rounds"][2]}
    assert [has["args"]["count"] for has in words["points"]] == timeline(device)["points"][2]


def test_the_turning_points_lead_to_their_steps_of_the_replay(over: Any, device: Device) -> None:
    device.settle(over.act, "timeline", "", "")

    links = [props(node)["href"] for node in nodes(sheet(device)) if node[0] == "a"]
    steps = [int(re.findall(r"&at=(\d+)", link)[0]) for link in links]
    assert 3 <= len(steps) <= 5
    assert set(steps) <= {turn["at"] for turn in timeline(device)["turns"]}


def test_each_turning_point_tells_its_throw_where_the_log_stands_beside_the_table(
    over: Any, device: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log's newest lines came in the place of all of them."""
    monkeypatch.setattr(device.window, "matchMedia", lambda _: SimpleNamespace(matches=True))

    device.settle(over.act, "timeline", "", "")

    turns = with_class(sheet(device), "happened")
    assert [len(args_of(turn, "did-roll")) for turn in turns] == [1] * len(turns)


def test_a_turning_point_is_a_turn_with_a_large_change(over: Any, app: Any, device: Device) -> None:
    device.settle(over.act, "timeline", "", "")
    turns = [{"prospects": [50, 50]}, {"prospects": [60, 40]}, {"prospects": [60, 40]}, {"prospects": [10, 90]}]

    assert app.timeline.turning_points(turns) == [(0, 0), (2, 0)]


def test_the_review_begins_with_the_points_over_time(over: Any, device: Device) -> None:
    device.settle(over.act, "review", "", "")

    assert doing(sheet(device), "timeline-at")


def test_names_at_the_ends_of_lines_are_kept_apart(over: Any, app: Any, device: Device) -> None:
    device.settle(over.act, "timeline", "", "")

    places = app.chart.spread([90, 90, 95, 10], 10)

    assert places == [80, 90, 100, 10]

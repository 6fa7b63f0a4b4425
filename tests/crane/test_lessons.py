"""The lessons of Crown and Crane, followed on the page's own Python by tapping what has the golden ring."""

from __future__ import annotations

import re
from typing import Any

import pytest

from build import games, lessons, locales
from tests.page.device import Device
from tests.page.lesson_taps import Key, begin, caption, followed
from tests.page.tree import arguments, nodes, props
from tests.page.trees import texts

LESSONS = [lessons.read(path) for path in lessons.files(games.BY_NAME["crane"])]
FIRST_GAME = LESSONS[0]  # the lesson that is a game of six turns


@pytest.mark.parametrize("lesson", LESSONS, ids=[lesson["name"] for lesson in LESSONS])
def test_the_golden_ring_leads_through_a_lesson(lesson: Any, app: Any, device: Device) -> None:
    assert followed(app, device, lesson) == [each["id"] for each in lesson["captions"]]


def test_another_tile_is_answered_and_not_taken(app: Any, device: Device) -> None:
    page = begin(app, device, "tile", 2)

    device.settle(page.act, "choose", "take w8", "")

    assert (device.stage.spoken[-1], page.play.view["led"]["at"]) == ("lesson-tile-take.any", 0)


def test_a_caption_about_a_board_opens_it(app: Any, device: Device) -> None:
    """The lesson about walls begins with the edges of one's own board."""
    page = begin(app, device, "wall")

    assert page.play.table.tab == "boards"


def test_where_a_tile_is_taken_the_crane_is_open_again(app: Any, device: Device) -> None:
    page = begin(app, device, "wall")

    device.settle(page.act, "lesson-next", "", "")

    assert page.play.table.tab == "crane"


def test_what_is_asked_for_is_brought_in_sight_though_its_board_is_spoken_of(app: Any, device: Device) -> None:
    """The move in the Cathedral lies below the Wall, which is the first of the projects."""
    number = next(at for at, each in enumerate(FIRST_GAME["captions"]) if each["id"] == "lesson-game-lift")

    begin(app, device, FIRST_GAME["name"], number)

    assert device.stage.calls("reveal")[-1] == "[data-pointed=target]"


def test_enter_goes_to_the_button_of_a_thing_on_a_board(app: Any, device: Device) -> None:
    begin(app, device, FIRST_GAME["name"], 2)

    device.settle(device.hear, "keydown", Key("Enter", "caption"))

    assert "#decision .by-key [data-arg='take w5']" in device.stage.calls("focus")


@pytest.fixture(scope="module")
def first_game() -> list[Any]:
    """The views of the guided first game, step by step, from the real engine."""
    return lessons.played(FIRST_GAME, games.BY_NAME["crane"])


def read_the_end(app: Any, device: Device) -> None:
    """Open the guided first game at its last caption."""
    begin(app, device, FIRST_GAME["name"], len(FIRST_GAME["captions"]) - 1)


def test_the_first_game_is_won_by_the_moves_it_asks_for(first_game: list[Any]) -> None:
    assert first_game[-1]["result"]["winners"] == [FIRST_GAME["seat"]]


def test_the_first_game_has_six_turns_of_the_learner(first_game: list[Any]) -> None:
    theirs = {view["turn"] for view in first_game if view["waiting"] == "person"}

    assert len(theirs) == 6


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_what_the_first_game_says_of_its_result_is_so(language: str, first_game: list[Any]) -> None:
    totals = first_game[-1]["score_now"]["totals"]
    words = re.search(r"^lesson-game-won = (.+)$", locales._all(language, games.BY_NAME["crane"]), re.MULTILINE)

    assert words is not None
    assert re.findall(r"\d+", words[1])[:2] == [str(total) for total in totals]


def test_walls_brought_most_as_the_first_game_says(app: Any, first_game: list[Any]) -> None:
    sources = [name for name, _ in app.sources.SOURCES]
    points = app.sources.by_source(first_game[-1]["score_now"], FIRST_GAME["seat"])

    assert sources[points.index(max(points))] == "walls"


def test_at_the_end_of_the_first_game_the_points_stand_beside_what_is_said(app: Any, device: Device) -> None:
    read_the_end(app, device)

    assert "theme-seals" in texts(device.stage.trees["table"])


def test_a_game_that_is_over_is_not_played_on(app: Any, device: Device) -> None:
    read_the_end(app, device)

    assert arguments(device.stage.trees["table"], "lesson-over") == []


def test_the_page_has_one_heading_for_what_is_decided_at_the_end_of_a_lesson(app: Any, device: Device) -> None:
    read_the_end(app, device)

    headings = [node for node in nodes(device.stage.trees["table"]) if props(node).get("id") == "decision-title"]
    assert len(headings) == 1


def test_one_tap_on_the_first_screen_begins_the_first_game(app: Any, device: Device) -> None:
    page = app.open()

    device.settle(page.act, "lesson-first", "", "")

    assert caption(device) == FIRST_GAME["captions"][0]["id"]


def test_the_first_game_goes_on_where_it_was_left(app: Any, device: Device) -> None:
    page = begin(app, device, FIRST_GAME["name"], 3)
    device.settle(page.act, "lesson-leave", "", "")

    device.settle(page.act, "lesson-first", "", "")

    assert caption(device) == FIRST_GAME["captions"][3]["id"]

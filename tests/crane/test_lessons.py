"""The lessons of Crown and Crane, followed on the page's own Python by tapping what has the golden ring."""

from __future__ import annotations

from typing import Any

import pytest

from build import games, lessons
from tests.page.device import Device
from tests.page.lesson_taps import begin, followed

LESSONS = [lessons.read(path) for path in lessons.files(games.CRANE)]


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

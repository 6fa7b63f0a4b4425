"""The lessons of the island, followed on the page's own Python by tapping what has the golden ring."""

from __future__ import annotations

from typing import Any

import pytest

from build import games, lessons
from tests.page.device import Device
from tests.page.lesson_taps import begin, followed, ringed

LESSONS = [lessons.read(path) for path in lessons.files(games.BY_NAME["island"])]
NAMES = [lesson["name"] for lesson in LESSONS]


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_the_golden_ring_leads_through_a_lesson(lesson: Any, app: Any, device: Device) -> None:
    assert followed(app, device, lesson) == [each["id"] for each in lesson["captions"]]


def test_another_place_is_answered_and_not_taken(app: Any, device: Device) -> None:
    page = begin(app, device, "placing", 4)

    device.settle(page.act, "choose", "settle d9", "")

    assert (device.stage.spoken[-1], page.play.view["led"]["at"]) == ("lesson-placing-settle.any", 0)


@pytest.mark.parametrize(
    ("move", "verdict"),
    [
        ("settle a3", {"id": "verdict-pips-nearly", "args": {"pips": 3, "times": 4}}),
        ("settle c5", {"id": "verdict-pips-nearly", "args": {"pips": 7, "times": 2}}),
    ],
)
def test_a_poorer_corner_is_told_by_its_pips(move: str, verdict: Any, app: Any, device: Device) -> None:
    page = begin(app, device, "placing", 4)

    device.settle(page.act, "choose", move, "")

    assert page.play.table.guide.verdict == verdict


def test_the_verdict_is_read_out_before_the_answer(app: Any, device: Device) -> None:
    page = begin(app, device, "placing", 4)

    device.settle(page.act, "choose", "settle a3", "")

    assert device.stage.spoken[-2:] == ["verdict-pips-nearly", "lesson-placing-settle.any"]


def test_an_offer_is_not_judged(app: Any, device: Device) -> None:
    at = next(n for n, each in enumerate(LESSONS[2]["captions"]) if each["id"] == "lesson-trade-bank")
    page = begin(app, device, "trade", at)

    device.settle(page.act, "choose", "offer 1 wool for 1 brick", "")

    assert page.play.table.guide.verdict is None


def test_an_offer_with_other_cards_is_answered_by_its_verb(app: Any, device: Device) -> None:
    at = next(n for n, each in enumerate(LESSONS[2]["captions"]) if each["id"] == "lesson-trade-bank")
    page = begin(app, device, "trade", at)

    device.settle(page.act, "choose", "offer 1 wool for 1 brick", "")

    assert device.stage.spoken[-1] == "lesson-trade-bank.offer"


def test_a_card_too_many_in_a_form_has_the_ring(app: Any, device: Device) -> None:
    at = next(n for n, each in enumerate(LESSONS[3]["captions"]) if each["id"] == "lesson-robber-discard")
    page = begin(app, device, "robber", at)

    device.settle(page.act, "form-tap", "give ore", "")

    assert ringed(app, page, device) == ("form-less", "give ore")


def test_after_a_lesson_the_coach_advises(app: Any, device: Device) -> None:
    page = begin(app, device, "turn", len(LESSONS[1]["captions"]) - 1)
    page.settings["pace"] = "instant"

    device.settle(page.act, "lesson-over", "", "")

    assert "coach-says" in device.stage.spoken

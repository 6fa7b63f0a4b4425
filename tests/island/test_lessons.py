"""The lessons of the island, followed on the page's own Python by tapping what has the golden ring."""

from __future__ import annotations

import re
from typing import Any

import pytest

from build import games, lessons
from tests.page.device import Device
from tests.page.tree import arguments, nodes, props
from tests.page.trees import texts

LESSONS = [lessons.read(path) for path in lessons.files(games.ISLAND)]
NAMES = [lesson["name"] for lesson in LESSONS]
MOST = 200  # taps in a lesson
END = "lesson-chapter-done"  # the caption at the end of a chapter


def begin(app: Any, device: Device, name: str, at: int = 0) -> Any:
    page = app.open()
    device.settle(page.act, "lessons", "", "")
    device.settle(page.act, "lesson", f"{name} {at}", "")
    return page


def caption(device: Device) -> str:
    """The caption that is shown."""
    captions = [node for node in nodes(device.stage.trees["table"]) if props(node).get("class") == "caption"]
    return str(texts(captions[0])[0]) if captions else ""


def ringed(app: Any, page: Any, device: Device) -> tuple[str, str]:
    """The action and its argument of what has the golden ring."""
    table = page.play.table
    for selector in app.lesson_places.to_move(table, page.play.view["led"]["move"]):
        argument = re.search(r"data-arg='(.*)'", selector)
        action = re.search(r"data-do=([\w-]+)", selector)
        name = action[1] if action else "aim"
        value = argument[1] if argument else arguments(device.stage.trees["table"], name)[0]
        if value in arguments(device.stage.trees["table"], name):
            return name, value
    raise AssertionError(f"nothing has the ring where {page.play.view['led']['move']} is asked for")


def tap_on(app: Any, page: Any, device: Device) -> None:
    """Tap *Next*, or what has the golden ring."""
    if arguments(device.stage.trees["table"], "lesson-next"):
        device.settle(page.act, "lesson-next", "", "")
    else:
        name, value = ringed(app, page, device)
        device.settle(page.act, name, value, "")


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_the_golden_ring_leads_through_a_lesson(lesson: Any, app: Any, device: Device) -> None:
    page = begin(app, device, lesson["name"])
    captions: list[str] = []

    for _ in range(MOST):
        captions += [caption(device)] if [caption(device)] != captions[-1:] else []
        if captions[-1] == lesson["captions"][-1]["id"]:
            break
        tap_on(app, page, device)

    assert [name for name in captions if name != END] == [each["id"] for each in lesson["captions"]]


def test_another_place_is_answered_and_not_taken(app: Any, device: Device) -> None:
    page = begin(app, device, "placing", 4)

    device.settle(page.act, "choose", "settle d9", "")

    assert (device.stage.spoken[-1], page.play.view["led"]["at"]) == ("lesson-placing-settle.any", 0)


def test_an_offer_with_other_cards_is_answered_by_its_verb(app: Any, device: Device) -> None:
    at = next(n for n, each in enumerate(LESSONS[2]["captions"]) if each["id"] == "lesson-trade-bank")
    page = begin(app, device, "trade", at)

    device.settle(page.act, "choose", "offer 1 wool for 1 brick", "")

    assert device.stage.spoken[-1] == "lesson-trade-bank.offer"


def test_a_card_too_many_in_a_form_has_the_ring(app: Any, device: Device) -> None:
    at = next(n for n, each in enumerate(LESSONS[3]["captions"]) if each["id"] == "lesson-robber-discard")
    page = begin(app, device, "robber", at)

    device.settle(page.act, "form-more", "give ore", "")

    assert ringed(app, page, device) == ("form-less", "give ore")


def test_after_a_lesson_the_coach_advises(app: Any, device: Device) -> None:
    page = begin(app, device, "turn", len(LESSONS[1]["captions"]) - 1)
    page.settings["pace"] = "instant"

    device.settle(page.act, "lesson-over", "", "")

    assert "coach-says" in device.stage.spoken

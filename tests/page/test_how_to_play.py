"""Five steps of how to play, turned by buttons, keys and fingers, which lead to the lessons and to the rules."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tests.page.device import Device
from tests.page.test_table_actions import playing
from tests.page.trees import messages, nodes, prop, styled, taps, texts
from tests.rules.table import seat as sits
from tests.rules.table import turn

TITLES = ["how-aim", "how-choose", "how-call", "how-turn", "how-end"]


@pytest.fixture
def steps(app: Any, device: Device) -> Any:
    """The page with *How to play* open on the first screen."""
    page = app.open()
    device.settle(page.act, "help", "", "")
    return page


def sheet(device: Device) -> Any:
    return device.stage.trees["sheet"]


def title(device: Device) -> str:
    """The heading of the step that lies open; "" if none does."""
    result = [node for node in nodes(sheet(device)) if prop(node, "id") == "how-title"]
    return texts(result[0])[-1] if result else ""


def show(page: Any, device: Device, number: int) -> None:
    device.settle(page.act, "how", str(number), "")


def press(device: Device, key: str) -> None:
    device.settle(device.hear, "keydown", SimpleNamespace(key=key, ctrlKey=True, target=SimpleNamespace(id="")))


def swipe(device: Device, begin: tuple[int, int], end: tuple[int, int]) -> None:
    for kind, (x, y) in (("touchstart", begin), ("touchend", end)):
        finger = SimpleNamespace(clientX=x, clientY=y)
        touches = SimpleNamespace(item=lambda _, finger=finger: finger)
        device.settle(device.hear, kind, SimpleNamespace(changedTouches=touches))


def test_it_opens_at_the_first_step(steps: Any, device: Device) -> None:
    assert title(device) == "how-aim"


@pytest.mark.parametrize("number", range(5))
def test_each_step_has_its_title(steps: Any, device: Device, number: int) -> None:
    show(steps, device, number)
    assert title(device) == TITLES[number]


@pytest.mark.parametrize("number", range(5))
def test_each_step_is_named_by_its_heading(steps: Any, device: Device, number: int) -> None:
    show(steps, device, number)
    assert [prop(node, "aria-labelledby") for node in nodes(sheet(device)) if node[0] == "section"] == ["how-title"]


@pytest.mark.parametrize("number", range(5))
def test_pictures_are_silent(steps: Any, device: Device, number: int) -> None:
    show(steps, device, number)
    assert [prop(node, "aria-hidden") for node in styled(sheet(device), "how-picture")] == ["true"]


@pytest.mark.parametrize("number", range(5))
def test_which_step_it_is_can_be_heard(steps: Any, device: Device, number: int) -> None:
    show(steps, device, number)
    assert messages(sheet(device))["how-step"] == {"number": number + 1, "count": 5}


def test_a_step_focuses_its_heading(steps: Any, device: Device) -> None:
    show(steps, device, 1)
    assert device.stage.calls("focus")[-1] == "#how-title"


def test_there_is_no_step_before_the_first(steps: Any, device: Device) -> None:
    assert taps(sheet(device), "how") == ["1"]


def test_a_step_leads_back_and_on(steps: Any, device: Device) -> None:
    show(steps, device, 2)
    assert taps(sheet(device), "how") == ["1", "3"]


def test_the_last_step_leads_to_the_lessons_and_the_rules(steps: Any, device: Device) -> None:
    show(steps, device, 4)
    assert (taps(sheet(device), "lessons"), taps(sheet(device), "rules-open")) == ([""], ["contents"])


def test_every_step_leads_to_the_rules(steps: Any, device: Device) -> None:
    assert taps(sheet(device), "rules-open") == ["contents"]


def test_from_the_rules_back_leads_to_the_step(steps: Any, device: Device) -> None:
    show(steps, device, 4)
    device.settle(steps.act, "rules-open", "contents", "")

    device.settle(steps.act, "sheet-back", "", "")

    assert title(device) == "how-end"


def test_it_opens_at_the_first_step_again(steps: Any, device: Device) -> None:
    show(steps, device, 3)
    device.settle(steps.act, "close-sheet", "", "")

    device.settle(steps.act, "help", "", "")

    assert title(device) == "how-aim"


@pytest.mark.parametrize(
    ("key", "expected"), [("ArrowRight", "how-turn"), ("ArrowLeft", "how-choose"), ("x", "how-call")]
)
def test_arrow_keys_turn_the_steps(steps: Any, device: Device, key: str, expected: str) -> None:
    show(steps, device, 2)
    press(device, key)
    assert title(device) == expected


@pytest.mark.parametrize(("number", "key"), [(0, "ArrowLeft"), (4, "ArrowRight")])
def test_arrow_keys_stop_at_the_ends(steps: Any, device: Device, number: int, key: str) -> None:
    show(steps, device, number)
    press(device, key)
    assert title(device) == TITLES[number]


def test_arrow_keys_leave_the_rules_alone(steps: Any, device: Device) -> None:
    device.settle(steps.act, "rules-open", "contents", "")
    press(device, "ArrowRight")
    assert title(device) == ""


def test_arrow_keys_leave_a_closed_sheet_closed(steps: Any, device: Device) -> None:
    device.settle(steps.act, "close-sheet", "", "")
    press(device, "ArrowRight")
    assert sheet(device) == []


@pytest.mark.parametrize(
    ("begin", "end", "expected"),
    [
        ((300, 400), (200, 410), "how-turn"),
        ((100, 400), (200, 390), "how-choose"),
        ((200, 400), (190, 400), "how-call"),
        ((200, 400), (100, 200), "how-call"),
    ],
    ids=["to the left", "to the right", "a tap", "mostly up"],
)
def test_a_finger_turns_the_steps(
    steps: Any, device: Device, begin: tuple[int, int], end: tuple[int, int], expected: str
) -> None:
    show(steps, device, 2)
    swipe(device, begin, end)
    assert title(device) == expected


@pytest.mark.parametrize(("players", "size"), [("4", 8), ("3", 10)])
def test_the_size_is_that_of_the_table_that_is_set(steps: Any, device: Device, players: str, size: int) -> None:
    steps.start.count = int(players)
    show(steps, device, 4)
    assert messages(sheet(device))["how-end-text"] == {"size": size}


def test_a_size_that_was_chosen_counts(steps: Any, device: Device) -> None:
    steps.start.rules["city_size"] = 7
    show(steps, device, 4)
    assert messages(sheet(device))["how-end-text"] == {"size": 7}


def test_three_players_with_two_characters_each_have_a_size_of_their_own(steps: Any, device: Device) -> None:
    steps.start.count = 3
    steps.start.rules["three_players"] = "two_characters"
    show(steps, device, 4)
    assert messages(sheet(device))["how-end-text"] == {"size": 8}


def test_without_the_cards_of_the_edition_it_is_the_usual_size(steps: Any, device: Device) -> None:
    steps.start.rules["edition"] = "2016"
    show(steps, device, 4)
    assert "how-end-usual" in messages(sheet(device))


def test_the_characters_are_those_of_the_table_that_is_set(steps: Any, device: Device) -> None:
    show(steps, device, 2)
    assert len(styled(sheet(device), "medal-button")) == 8


# --- at a table


@pytest.fixture
def table(app: Any, device: Device) -> Any:
    """The page with the rules open at a table."""
    page = playing(app, device, turn("witch", sits("witch"), sits("king"), cast="witch"))
    device.settle(page.act, "help", "", "")
    return page


def test_at_a_table_the_rules_open(table: Any, device: Device) -> None:
    assert "how" in taps(sheet(device), "rules-open")


def test_at_a_table_the_rules_lead_to_it(table: Any, device: Device) -> None:
    device.settle(table.act, "rules-open", "how", "")
    assert title(device) == "how-aim"


def test_at_a_table_it_leads_back_to_the_rules(table: Any, device: Device) -> None:
    device.settle(table.act, "rules-open", "how", "")

    device.settle(table.act, "rules-open", "contents", "")

    assert [prop(node, "data-depth") for node in styled(sheet(device), "sheet-body")] == ["1"]


def test_at_a_table_no_lesson_begins(table: Any, device: Device) -> None:
    device.settle(table.act, "rules-open", "how", "")
    show(table, device, 4)
    assert taps(sheet(device), "lessons") == []


def test_at_a_table_the_rules_open_again(table: Any, device: Device) -> None:
    device.settle(table.act, "rules-open", "how", "")
    device.settle(table.act, "close-sheet", "", "")

    device.settle(table.act, "help", "", "")

    assert title(device) == ""


def test_the_size_is_the_table_s(table: Any, device: Device) -> None:
    device.settle(table.act, "rules-open", "how", "")
    show(table, device, 4)
    assert messages(sheet(device))["how-end-text"] == {"size": table.play.view["city_size"]}

"""Setting a table of the island: what one tap sets, and all options behind it."""

from __future__ import annotations

from typing import Any

import pytest

from catan.table.sheets import OFFERED, PRESETS, setup_sheet
from tests.page.device import Device
from tests.page.game_app import screen
from tests.page.tree import arguments, messages, nodes, props, with_class

NUMBERS = [option["values"] for option in setup_sheet()["options"] if type(option["default"]) is int]


def set_up(app: Any, device: Device) -> Any:
    """The page while a table is set."""
    page = app.open()
    device.settle(page.act, "set-up", "", "")
    return page


def checked(device: Device) -> list[str]:
    """The tables that one tap sets, as far as they are checked."""
    fields = [props(node) for node in nodes(screen(device)) if props(node).get("data-do") == "preset"]
    return [field["value"] for field in fields if field["checked"]]


@pytest.mark.parametrize("values", NUMBERS, ids=str)
def test_numbers_are_in_order(values: list[int]) -> None:
    assert values == sorted(values)


@pytest.mark.parametrize("name", PRESETS)
def test_what_one_tap_sets_can_be_set_option_by_option(name: str) -> None:
    known = {option["id"]: option["values"] for option in setup_sheet()["options"]}

    assert all(value in known[option] for option, value in PRESETS[name].items())  # K11.4


@pytest.mark.parametrize("name", PRESETS)
def test_one_tap_sets_a_table(app: Any, device: Device, name: str) -> None:
    page = set_up(app, device)

    device.settle(page.act, "preset", "", name)

    assert (page.start.rules, checked(device)) == (PRESETS[name], [name])


def test_each_has_a_picture_of_the_island(app: Any, device: Device) -> None:
    set_up(app, device)

    assert len(with_class(with_class(screen(device), "presets"), "island")) == len(PRESETS)


def test_the_options_lie_behind_a_switch(app: Any, device: Device) -> None:
    page = set_up(app, device)
    before = arguments(screen(device), "option")

    device.settle(page.act, "options", "", "")

    assert (before, set(arguments(screen(device), "option"))) == ([], {*OFFERED})


def test_rules_of_one_s_own_are_shown_and_no_table_is_checked(app: Any, device: Device) -> None:
    page = set_up(app, device)
    device.settle(page.act, "options", "", "")
    device.settle(page.act, "option", "offers", "0")
    device.settle(page.act, "set-up-done", "", "")

    device.settle(page.act, "set-up", "", "")

    assert (checked(device), "preset-own" in messages(screen(device))) == ([], True)

"""The stand-in for the browser has what the scripts have, and no more."""

from __future__ import annotations

from typing import Any

import pytest

from tests.page.device import Device, Engine, Look, PageStorage, Speech, Stage, offered

OURS = {
    "Stage": (
        Stage,
        {
            "done",
            "trees",
            "calls",
            "spoken",
            "shares",
            "asks",
            "paste",
            "luggage",
            "carries",
            "openings",
            "missing",
            "file",
            "calendar",
            "invited",
            "newer_build",
            "local",
            "voice",
            "scripts",
            "onscene",
        },
    ),
    "PageStorage": (PageStorage, {"entries", "memory", "room", "permitted"}),
    "Engine": (Engine, {"requests", "table", "stopped", "answers"}),
    "Look": (Look, set[str]()),
    "Speech": (Speech, {"chosen", "playing"}),
}


@pytest.mark.parametrize("name", OURS)
def test_what_the_stand_in_has_the_scripts_have(name: str) -> None:
    kind, ours = OURS[name]

    names = {word for word in dir(kind()) if not word.startswith("_")} - ours

    assert names - offered(name) == set()


def test_what_the_scripts_do_not_offer_is_missing_here_too(device: Device) -> None:
    with pytest.raises(AttributeError, match="offers no stage"):
        device.stage.dance()


def test_what_the_stage_is_told_is_noted(device: Device) -> None:
    device.stage.focus("h1")

    assert device.stage.calls("focus") == ["h1"]


def test_what_breaks_off_in_the_page_breaks_the_test(app: Any, device: Device) -> None:
    async def breaks() -> None:
        raise ValueError("broken")

    with pytest.raises(ValueError, match="broken"):
        device.settle(lambda: app.ui.create_task(breaks()))

"""The bots on the first screen: strengths, personalities, and tables that were kept when there were others."""

from __future__ import annotations

import json
from typing import Any

from citadels.table.sheets import setup_sheet
from tests.page.device import Device

KEPT = "citadels.setup"


def start(app: Any) -> Any:
    return app.start.Start(setup_sheet())


def seating(app: Any) -> Any:
    """The choices for the next table, open."""
    return app.seat_form.SeatForm(app.open().start)


def keep(device: Device, bot: str) -> None:
    """A table of the last time whose second seat is this bot's."""
    seats = [{"name": "Ann", "kind": "person", "bot": "casual"}, {"name": "Ben", "kind": "bot", "bot": bot}]
    device.window.storage.write(KEPT, json.dumps({"seats": seats}))


def test_a_personality_brings_its_name(app: Any) -> None:
    form = seating(app)

    form.seat("2", "diplomat")

    assert form.start.called(2) == "bot-diplomat.name"


def test_a_name_that_was_written_stays(app: Any) -> None:
    form = seating(app)
    form.name(2, "Zoe")

    form.seat("2", "diplomat")

    assert form.start.called(2) == "Zoe"


def test_two_seats_never_bear_one_personality_s_name(app: Any) -> None:
    form = seating(app)

    form.seat("1", "rusher")
    form.seat("2", "rusher")

    assert form.start.called(1) != form.start.called(2)


def test_a_kept_table_comes_back_with_its_bot(app: Any, device: Device) -> None:
    keep(device, "griefer")

    assert start(app).seats[1]["bot"] == "griefer"


def test_a_kept_table_with_a_bot_that_is_no_longer_offered_takes_the_usual_one(app: Any, device: Device) -> None:
    keep(device, "random")

    assert start(app).seats[1] == {"name": "Ben", "kind": "bot", "bot": "casual"}

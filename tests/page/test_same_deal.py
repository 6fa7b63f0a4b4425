"""A deal that came by a link: said in words, dealt on one tap, and never without."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.page.device import Device, Json
from tests.page.trees import messages, offers, texts

RULES = {"city_size": 7, "specials": ["museum"], "smithy": "3:2"}
DEAL = Game.new(["A", "B", "C", "D", "E"], RULES, seed=77).deal()


@pytest.fixture
def offered(app: Any, device: Device) -> Any:
    """The page, having been opened with a deal behind its address."""
    page = app.open()
    device.settle(page.act, "deal-link", DEAL, "")
    return page


def dealt(device: Device) -> list[Json]:
    """Return the engine's requests to deal."""
    return [request for request in device.window.engine.requests if request["do"] == "new"]


def test_nothing_is_dealt_without_a_tap(offered: Any, device: Device) -> None:
    assert (offered.play.table, dealt(device)) == (None, [])


def test_it_is_said_what_would_be_dealt(offered: Any, device: Device) -> None:
    message = messages(device.stage.trees["sheet"])

    assert (message["link-seats"]["count"], message["link-size"]["size"], message["link-specials"]["cards"]) == (
        5,
        7,
        ["museum"],
    )


def test_rules_that_are_not_the_usual_ones_are_said(offered: Any, device: Device) -> None:
    assert "option-smithy-3-2" in texts(device.stage.trees["sheet"])


def test_one_tap_deals_the_same_cards(offered: Any, device: Device) -> None:
    device.settle(offered.act, "deal-same", "", "")

    assert (dealt(device)[0]["rules"], dealt(device)[0]["seed"]) == (RULES, 77)


def test_the_reader_sits_at_the_first_seat_and_bots_at_the_others(offered: Any, device: Device) -> None:
    device.settle(offered.act, "deal-same", "", "")

    assert [seat["kind"] for seat in dealt(device)[0]["seats"]] == ["person"] + ["bot"] * 4


def test_those_who_played_it_sit_there_again(app: Any, device: Device) -> None:
    page = app.open()
    device.settle(page.act, "deal-link", DEAL + "&names=Ann,Ben,Cy,Di,Eve&bots=,,strong,expert,casual", "")

    device.settle(page.act, "deal-same", "", "")

    assert [(seat["name"], seat.get("bot")) for seat in dealt(device)[0]["seats"]] == [
        ("Ann", None),
        ("Ben", None),
        ("Cy", "strong"),
        ("Di", "expert"),
        ("Eve", "casual"),
    ]


def test_several_people_are_named_before_it_is_dealt(app: Any, device: Device) -> None:
    page = app.open()

    device.settle(page.act, "deal-link", DEAL + "&names=Ann,Ben,Cy,Di,Eve&bots=,,strong,expert,casual", "")

    assert messages(device.stage.trees["sheet"])["company"]["names"] == ["Ann", "Ben"]


@pytest.mark.parametrize("bots", ["", ",casual", "x,x,x,x,x,x", "%00"])
def test_other_numbers_of_seats_are_ignored(app: Any, device: Device, bots: str) -> None:
    page = app.open()
    device.settle(page.act, "deal-link", f"{DEAL}&bots={bots}", "")

    device.settle(page.act, "deal-same", "", "")

    assert [seat["kind"] for seat in dealt(device)[0]["seats"]] == ["person"] + ["bot"] * 4


def test_a_bot_that_is_unknown_here_becomes_the_reader_s_own(app: Any, device: Device) -> None:
    page = app.open()
    device.settle(page.act, "deal-link", DEAL + "&bots=,unheard,casual,casual,casual", "")

    device.settle(page.act, "deal-same", "", "")

    assert dealt(device)[0]["seats"][1]["bot"] == page.start.seats[1]["bot"]


def test_after_it_was_declined_one_s_own_table_is_dealt(offered: Any, device: Device) -> None:
    device.settle(offered.act, "close-sheet", "", "")

    device.settle(offered.act, "deal", "", "")

    assert len(dealt(device)[0]["seats"]) == 4


@pytest.mark.parametrize(
    ("text", "reason"), [(DEAL[:-1], "link-damaged"), ("", "link-foreign")], ids=["cut off", "empty"]
)
def test_a_damaged_deal_is_refused_in_words(app: Any, device: Device, text: str, reason: str) -> None:
    page = app.open()

    device.settle(page.act, "deal-link", text, "")

    assert reason in texts(device.stage.trees["sheet"])


def test_the_address_is_read_once(app: Any, device: Device) -> None:
    device.window.location.hash = "#deal=" + DEAL
    device.settle(lambda: app.main)

    assert ("deal-same" in offers(device.stage.trees["sheet"]), device.window.location.hash) == (True, "")

"""Names at a table: no two alike, so that nobody opens another's curtain (ux3, finding 3)."""

from __future__ import annotations

from typing import Any

import pytest

from build.paths import PAGE
from tests.page.device import Device
from tests.page.test_play import dealt
from tests.page.trees import messages


@pytest.mark.parametrize(
    ("names", "people", "distinct"),
    [
        (["Anna", "Ben"], (), ["Anna", "Ben"]),
        (["Anna", "Anna"], (), ["Anna", "Anna 2"]),
        (["Anna", "Anna", "Anna"], (), ["Anna", "Anna 2", "Anna 3"]),
        (["Anna", "anna"], (), ["Anna", "anna 2"]),
        (["Anna", "Anna 2", "Anna"], (), ["Anna", "Anna 2", "Anna 3"]),
        (["安娜", "安娜"], (), ["安娜", "安娜 2"]),
        (["Beatrix", "Beatrix"], (1,), ["Beatrix 2", "Beatrix"]),
    ],
)
def test_a_name_that_is_taken_gets_a_number(
    app: Any, names: list[str], people: tuple[int, ...], distinct: list[str]
) -> None:
    assert app.player_names.distinct(names, people) == distinct


def test_two_people_of_one_name_are_dealt_as_two(app: Any, device: Device) -> None:
    page = dealt(app, device, "Anna", "Anna")

    assert [seat["name"] for seat in page.play.view["seats"][:2]] == ["Anna", "Anna 2"]


def test_a_bot_gives_way_to_a_person_of_its_name(app: Any, device: Device) -> None:
    page = dealt(app, device, "Ben", "seat-name-bot-2")

    assert [seat["name"] for seat in page.play.view["seats"][1:3]] == ["seat-name-bot-2", "seat-name-bot-2 2"]


def test_the_players_are_told_of_it_when_it_is_dealt(app: Any, device: Device) -> None:
    dealt(app, device, "Anna", "Anna")

    assert device.stage.calls("notify") == [("name-twice", "", "", '{"name": "Anna 2"}')]


def test_nothing_is_told_of_names_that_differ(app: Any, device: Device) -> None:
    dealt(app, device, "Anna", "Ben")

    assert device.stage.calls("notify") == []


def test_the_name_is_shown_where_it_is_typed(app: Any, device: Device) -> None:
    page = app.open()
    device.settle(page.act, "set-up", "", "")
    device.settle(page.act, "seat", "1", "person")
    device.settle(page.act, "name", "0", "Anna")

    device.settle(page.act, "name", "1", "Anna")

    assert messages(device.stage.trees["table"])["name-twice"] == {"name": "Anna 2"}


@pytest.mark.parametrize(("name", "full"), [("a" * 23, False), ("a" * 24, True), ("🏰" * 12, True), ("🏰" * 11, False)])
def test_a_name_that_fills_its_field_says_so(app: Any, device: Device, name: str, full: bool) -> None:
    page = app.open()
    device.settle(page.act, "set-up", "", "")

    device.settle(page.act, "name", "0", name)

    assert ("name-full" in messages(device.stage.trees["table"])) == full


def test_the_curtain_says_which_player_it_waits_for(app: Any, device: Device) -> None:
    """Also in a game from before names were told apart."""
    page = dealt(app, device, "Anna", "Ben")

    message = messages(device.stage.trees["table"])

    assert message["curtain-seat"]["number"] == page.play.view["curtain"]["seat"] + 1


def test_each_seat_has_a_shield_of_its_own_colour_and_form() -> None:
    """The charge of a shield is its second path: neither its shape nor its colour comes twice."""
    art = (PAGE / "art" / "signs.svg").read_text("utf-8")
    charges = [part.split("<path ")[2] for part in art.split("<symbol ") if part.startswith('id="shield-')]
    colours = {charge.split('fill="')[1].split('"')[0] for charge in charges}
    shapes = {charge.split('d="')[1].split('"')[0] for charge in charges}
    assert (len(charges), len(colours), len(shapes)) == (8, 8, 8)

"""Handing a game on: whether names go along, and the picture of the result."""

from __future__ import annotations

import random
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from citadels import Game
from citadels.table.result import result
from tests.page.device import Device, Json
from tests.page.trees import nodes, prop, texts

SVG = "{http://www.w3.org/2000/svg}"
EMPTY = '<svg xmlns="http://www.w3.org/2000/svg"/>'
CITY = ["castle", "tavern"]
UNNAMED = ["seat-name 1", "Beatrix", "Cedric", "Damaris"]  # the stand-in says a message by its id
NAMED = ["Ann", "Beatrix", "Cedric", "Damaris"]


def finished() -> Game:
    """A short game, played by chance."""
    dice = random.Random(3)
    game = Game.new(NAMED, {"round_limit": 2}, seed=3)
    while not game.over:
        moves = game.moves()
        game.play(moves[dice.randrange(len(moves))])
    return game


RESULT: Any = result(finished())


def people(names: list[str]) -> list[Json]:
    """Seats of which the first is a person's."""
    kinds = [("bot", "casual") if at else ("person", None) for at in range(len(names))]
    return [{"seat": at, "name": names[at], "kind": kind, "bot": bot} for at, (kind, bot) in enumerate(kinds)]


def shared(app: Any, device: Device, names: list[str]) -> Any:
    """The sheet from which a game of this many hands on what it has."""
    page = app.open()
    page.play.request = answered({"link": "1.a.b.c.d", "record": "", "hidden": False})
    page.play.table = app.citadels_table.CitadelsTable()
    built = [{"card": "castle", "kind": "noble", "cost": 4}]
    seats = [{**person, "city": built} for person in people(names)]
    page.play.table.view = {"seats": seats, "result": RESULT, "viewer": None, "secret": False}
    device.settle(page.act, "share", "", "")
    return page


def answered(answer: Json) -> Any:
    """An engine that always answers the same."""

    async def ask(_: Json) -> Json:
        return answer

    return ask


def address(device: Device) -> str:
    """The address that the sheet offers to watch."""
    return str(next(prop(node, "href") for node in nodes(device.stage.trees["sheet"]) if node[0] == "a"))


def test_a_name_that_somebody_wrote_stays_here_by_itself(app: Any, device: Device) -> None:
    shared(app, device, NAMED)

    assert "names=" not in address(device)


def test_names_that_the_page_gave_go_along(app: Any, device: Device) -> None:
    shared(app, device, UNNAMED)

    assert address(device).endswith("&names=seat-name%201%2CBeatrix%2CCedric%2CDamaris")


def test_names_go_along_if_one_likes(app: Any, device: Device) -> None:
    page = shared(app, device, NAMED)

    device.settle(page.act, "share-names", "", "true")

    assert address(device).endswith("&names=Ann%2CBeatrix%2CCedric%2CDamaris")


def test_a_comma_in_a_name_makes_no_other_name(app: Any) -> None:
    assert app.record.replay_address("x", ["A,B", "C"]) == "replay.html#x&names=A%20B%2CC"


def test_what_follows_a_link_is_written_behind_it(app: Any) -> None:
    assert app.record.replay_address("x", at=3, marks="3,9") == "replay.html#x&at=3&marks=3%2C9"


def pictured(app: Any, names: list[str]) -> ET.Element:
    """The picture of the result, read as what it claims to be."""
    return ET.fromstring(app.picture.drawing(RESULT, names, EMPTY, CITY, "Ann’s city"))


def test_the_picture_has_everybody_s_total(app: Any) -> None:
    data = [text.text for text in pictured(app, NAMED).iter(SVG + "text")]

    assert {str(seat["total"]) for seat in RESULT["seats"]} <= set(data)


def test_a_name_in_the_picture_is_no_markup(app: Any) -> None:
    drawn = pictured(app, ['<b>&"', "Ben", "Cal", "Dee"])

    assert [text.text for text in drawn.iter(SVG + "text") if "<b>" in (text.text or "")][-1] == '<b>&"'


def test_the_picture_asks_for_nothing(app: Any) -> None:
    links = [value for node in pictured(app, NAMED).iter() for name, value in node.attrib.items() if "href" in name]

    assert all(link.startswith("#") for link in links)


def test_the_picture_has_the_city_that_was_built(app: Any) -> None:
    drawn = [use.get("href") for use in pictured(app, NAMED).iter(SVG + "use")]

    assert [link for link in drawn if link in ("#castle", "#tavern")] == ["#castle", "#tavern"]


@pytest.mark.parametrize("count", [1, 8, 14])
def test_the_city_stays_within_the_picture(app: Any, count: int) -> None:
    drawn = ET.fromstring(app.picture.drawing(RESULT, NAMED, EMPTY, CITY[:1] * count, ""))

    places = [use for use in drawn.iter(SVG + "use") if use.get("href") == "#castle"]
    assert all(0 <= int(place.get("x", "")) <= 1080 - int(place.get("width", "")) for place in places)


def test_every_player_is_in_the_picture(app: Any) -> None:
    drawn = pictured(app, NAMED)

    assert set(NAMED) <= {text.text for text in drawn.iter(SVG + "text")}


@pytest.mark.parametrize(
    ("name", "cut"), [("Ann", "Ann"), ("Eleonora the Great", "Eleonora the G…"), ("富" * 9, "富" * 7 + "…")]
)
def test_a_long_name_is_cut_in_the_picture(app: Any, name: str, cut: str) -> None:
    assert app.score_picture.fitting(name, 14) == cut


def test_the_picture_names_people_only_if_names_may_go_along(app: Any, device: Device) -> None:
    page = shared(app, device, NAMED)

    device.settle(page.act, "share-picture", "", "")

    assert "Ann" not in device.stage.calls("draw")[0][0]


def test_the_picture_is_shown_before_it_is_saved(app: Any, device: Device) -> None:
    page = shared(app, device, NAMED)

    device.settle(page.act, "share-picture", "", "")

    assert "picture-save" in texts(device.stage.trees["sheet"])


def test_the_replay_on_this_device_says_which_seats_bots_held(app: Any, device: Device) -> None:
    """So that the same deal is played by the same there (docs/protocol.md 5)."""
    shared(app, device, NAMED)

    assert address(device) == "replay.html#1.a.b.c.d&bots=%2Ccasual%2Ccasual%2Ccasual"

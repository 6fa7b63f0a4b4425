"""The page's faces of players are those of Python's pictures (ADR 38), and a device remembers which were chosen."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.drawing import people
from tests.page.test_play import dealt
from tests.page.trees import nodes, prop, taps, texts

NAMES = [
    "Ann",
    "Anna 2",
    "Zoë",
    "碧翠",
    "",
    "x" * 24,
    "🎲",
    *people.FIRST,
    *people.ENGLISH,
    *(f"Player {at}" for at in range(200)),
]


def plain(drawn: list[Any]) -> tuple[tuple[str, ...], dict[str, str]]:
    """The parts and the colours of a portrait, as the kernel names them."""
    colours = {name.removeprefix("--"): colour for name, colour in drawn[1]["vars"].items()}
    return tuple(drawn[1]["name"].split()), colours


def kernel(name: str, turn: int | None = None) -> tuple[tuple[str, ...], dict[str, str]]:
    """The parts and the colours of a face in Python's pictures."""
    look = people.look(name, turn)
    return look.parts, dict(look.colours)


@pytest.mark.parametrize("turn", range(people.TURNS))
def test_a_name_has_the_face_that_pictures_give_it(app: Any, turn: int) -> None:
    assert {name: plain(app.portraits.portrait(name, turn)) for name in NAMES} == {
        name: kernel(name, turn) for name in NAMES
    }


def test_the_first_face_of_a_name_is_that_of_pictures(app: Any) -> None:
    assert {name: plain(app.portraits.portrait(name)) for name in NAMES} == {name: kernel(name) for name in NAMES}


def test_a_rival_has_one_face_in_all_languages(app: Any) -> None:
    named = {rival: names for rival, _, names in app.rival_record.RIVALS}

    faces = {rival: [plain(app.portraits.portrait(name)) for name in names] for rival, names in named.items()}

    assert faces == {rival: [kernel(names[0])] * len(names) for rival, names in named.items()}


def test_a_rival_has_one_face_in_the_pictures_of_all_languages(app: Any) -> None:
    named = {rival: names for rival, _, names in app.rival_record.RIVALS}

    faces = {rival: [kernel(name) for name in names] for rival, names in named.items()}

    assert faces == {rival: [kernel(names[0])] * len(names) for rival, names in named.items()}


def test_there_are_as_many_turns_as_in_pictures(app: Any) -> None:
    assert app.portraits.TURNS == people.TURNS


def test_a_person_turns_through_all_faces_and_back(app: Any) -> None:
    first = app.portraits.portrait("Ann")

    for _ in range(app.portraits.TURNS):
        app.portraits.turn_on("Ann")

    assert app.portraits.portrait("Ann") == first


def test_the_device_remembers_which_face_was_chosen(app: Any, device: Any, load_page: Any) -> None:
    app.portraits.turn_on("Zoe")
    app.portraits.turn_on("Zoe")

    with load_page(device) as later:
        assert later.portraits.turn_of("Zoe") == people.first("Zoe") + 2


def test_a_chosen_face_is_that_name_s_alone(app: Any) -> None:
    app.portraits.turn_on("Zoe")

    assert app.portraits.turn_of("Ben") == people.first("Ben")


@pytest.mark.parametrize("text", ["{", "[1]", '{"Zoe": "1"}', '{"Zoe": 99}', '{"Zoe": true}', "null"])
def test_what_is_stored_may_be_anything(device: Any, load_page: Any, text: str) -> None:
    device.window.storage.entries["citadels.faces"] = text

    with load_page(device) as app:
        assert app.portraits.turn_of("Zoe") == 0


# --- where faces stand


def faces(tree: Any) -> list[str]:
    """The parts of the faces in a tree, in order."""
    return [str(prop(node, "name")) for node in styled_icons(tree)]


def styled_icons(tree: Any) -> list[list[Any]]:
    """The faces in a tree."""
    return [node for node in nodes(tree) if node[0] == "icon" and prop(node, "css") == "likeness"]


def test_the_setup_has_a_face_beside_each_name(app: Any, device: Any) -> None:
    page = app.open()

    device.settle(page.act, "set-up", "", "")

    names = page.start.names()
    assert faces(device.stage.trees["table"]) == [app.portraits.portrait(name)[1]["name"] for name in names]


def test_only_people_turn_their_faces(app: Any, device: Any) -> None:
    page = app.open()

    device.settle(page.act, "set-up", "", "")

    assert taps(device.stage.trees["table"], "face") == ["0"]


def test_a_tap_gives_a_person_another_face(app: Any, device: Any) -> None:
    page = app.open()
    device.settle(page.act, "set-up", "", "")
    before = faces(device.stage.trees["table"])

    device.settle(page.act, "face", "0", "")

    after = faces(device.stage.trees["table"])
    assert (after[0] != before[0], after[1:]) == (True, before[1:])


def test_each_seat_of_a_table_has_its_player_s_face(app: Any, device: Any) -> None:
    page = dealt(app, device, "Ann")

    drawn = faces(device.stage.trees["table"])

    assert sorted(drawn) == sorted(app.portraits.portrait(seat["name"])[1]["name"] for seat in page.play.view["seats"])


def test_the_curtain_shows_who_gets_the_device(app: Any) -> None:
    tree = app.curtain.curtain({"seat": 1, "name": "Ben"})

    assert faces(tree) == [app.portraits.portrait("Ben")[1]["name"]]


def test_a_face_is_nothing_to_readers(app: Any) -> None:
    assert texts(app.portraits.face_of(0, "Ann")) == []

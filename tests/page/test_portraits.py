"""The page's faces of players are those of Python's pictures (ADR 38), and a device remembers which were chosen."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.drawing import people

NAMES = ["Ann", "Anna 2", "Zoë", "碧翠", "", "x" * 24, "🎲", *people.FIRST, *(f"Player {at}" for at in range(200))]


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


def test_there_are_as_many_turns_as_in_pictures(app: Any) -> None:
    assert app.portraits.TURNS == people.TURNS


def test_a_person_turns_through_all_faces_and_back(app: Any) -> None:
    first = app.portraits.portrait("Ann")

    for _ in range(app.portraits.TURNS):
        app.portraits.turn_on("Ann")

    assert app.portraits.portrait("Ann") == first


def test_the_device_remembers_which_face_was_chosen(app: Any, device: Any, load_page: Any) -> None:
    app.portraits.turn_on("Ann")
    app.portraits.turn_on("Ann")

    with load_page(device) as later:
        assert later.portraits.turn_of("Ann") == 2


def test_a_chosen_face_is_that_name_s_alone(app: Any) -> None:
    app.portraits.turn_on("Ann")

    assert app.portraits.turn_of("Ben") == 0


@pytest.mark.parametrize("text", ["{", "[1]", '{"Ann": "1"}', '{"Ann": 99}', '{"Ann": true}', "null"])
def test_what_is_stored_may_be_anything(device: Any, load_page: Any, text: str) -> None:
    device.window.storage.entries["citadels.faces"] = text

    with load_page(device) as app:
        assert app.portraits.turn_of("Ann") == 0

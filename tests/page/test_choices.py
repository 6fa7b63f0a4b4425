"""Layout of a prompt's choices."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.table import seat as sits
from tests.rules.table import select, turn
from tests.table.desk import Json, opened


def king(**keys: Any) -> Json:
    """The view of a King with two cards, of which he can pay one."""
    return opened(turn("king", sits("king", gold=2, hand="temple palace", city="manor"), **keys)).view


@pytest.mark.parametrize(
    ("choice", "aim"),
    [
        ({"kind": "gold"}, None),
        ({"kind": "pick", "role": "king"}, "role:king"),
        ({"kind": "build", "card": "temple"}, "hand:temple"),
        ({"kind": "keep", "card": "temple"}, "card:temple"),
        ({"kind": "take-build", "card": "temple"}, "card:temple"),
        ({"kind": "destroy", "card": "temple", "seat": 2}, "built:2:temple"),
        ({"kind": "beautify", "card": "temple"}, "built:1:temple"),
        ({"kind": "keep", "cards": ["temple", "manor"]}, "cards:temple manor"),
        ({"kind": "swap", "seat": 0}, "seat:0"),
        ({"kind": "redraw", "pick": {"min": 1}}, "pick"),
    ],
)
def test_what_a_choice_of_seat_1_points_at(app: Any, choice: Json, aim: str | None) -> None:
    assert app.aims.aim_of(choice, 1) == aim


def test_what_points_at_nothing_is_plain(app: Any) -> None:
    plain, _ = app.aims.lay_out(king()["prompt"])

    assert [item["kind"] for item in plain] == ["gold", "draw", "income"]


def test_choices_that_point_at_things_are_grouped_by_kind(app: Any) -> None:
    _, groups = app.aims.lay_out(king(taken="resources")["prompt"])

    assert [(kind, [choice["aim"] for choice in choices]) for kind, choices in groups] == [
        ("build", ["hand:temple", "hand:palace"])
    ]


def test_a_question_with_one_sort_of_answer_lies_open_at_once(app: Any) -> None:
    prompt = opened(select(0, "assassin thief king bishop warlord", up="merchant architect")).view["prompt"]
    _, groups = app.aims.lay_out(prompt)

    assert app.aims.at_once(prompt, groups)


def test_in_a_turn_no_tray_lies_open_by_itself(app: Any) -> None:
    prompt = king(taken="resources")["prompt"]
    _, groups = app.aims.lay_out(prompt)

    assert not app.aims.at_once(prompt, groups)


def test_each_thing_comes_once_with_its_possible_choices(app: Any) -> None:
    choices = [
        {"aim": "hand:temple", "enabled": True, "move": "build temple"},
        {"aim": "hand:manor", "enabled": False, "move": None},
        {"aim": "hand:temple", "enabled": False, "move": None},
    ]

    listed = app.choices.things(choices)

    assert [(aim, len(open_to)) for aim, _, open_to in listed] == [("hand:temple", 1), ("hand:manor", 0)]


def test_who_is_asked_is_open_to_advice(app: Any) -> None:
    assert app.choices.open_to_advice(king())


def test_a_hint_that_would_tell_a_secret_is_not(app: Any) -> None:
    view = king()
    view["can"]["hint"] = False

    assert not app.choices.open_to_advice(view)


def test_one_who_has_no_choice_needs_no_advice(app: Any) -> None:
    view = king()
    for choice in view["prompt"]["choices"][1:]:
        choice["enabled"] = False

    assert not app.choices.open_to_advice(view)

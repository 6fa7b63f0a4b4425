"""Moves of a guest are played once, whatever is lost on the way and whoever loads their page again."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.phones.driver import run

pytestmark = pytest.mark.desktop

Evening = list[dict[str, Any]]


def played(*evening: dict[str, Any]) -> list[str]:
    """The moves that were played."""
    return list(run("run_evening.mjs", [evening])[0]["played"])


def test_a_move_is_played() -> None:
    assert played({"move": "gold"}, {"move": "build"}) == ["gold", "build"]


def test_a_move_that_was_stored_before_the_table_was_loaded_again_is_played_once() -> None:
    assert played({"hold": True}, {"move": "gold"}, {"restart": "after"}) == ["gold"]


def test_a_move_that_was_not_is_asked_for_again() -> None:
    assert played({"hold": True}, {"move": "gold"}, {"restart": "before"}) == ["gold"]


def test_the_next_move_counts_on() -> None:
    assert played({"hold": True}, {"move": "gold"}, {"restart": "after"}, {"move": "build"}) == ["gold", "build"]


def act(dice: random.Random, number: int) -> dict[str, Any]:
    """Return possible next moves; each has its own word."""
    acts: Evening = [{"move": str(number)}, {"break": True}, {"join": True}, {"hold": True}, {"hold": False}]
    acts += [{"restart": "before"}, {"restart": "after"}]
    return dice.choices(acts, (8, 2, 4, 2, 3, 1, 1))[0]


def test_every_move_of_five_hundred_evenings_is_played_once_and_in_order() -> None:
    """Own phones, bar 5: connections break, and the table's page is loaded again."""
    dice = random.Random(11)
    end: Evening = [{"hold": False}, {"join": True}, {"join": True}]
    evenings = [[*(act(dice, number) for number in range(30)), *end] for _ in range(500)]

    results = run("run_evening.mjs", evenings)

    assert [result for result in results if result["moves"] != result["played"]] == []

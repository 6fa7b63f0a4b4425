"""Differences between positions are shown key by key."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.testing.differences import FEW, LONGEST, differences, differing
from tests.conftest import pytest_assertrepr_compare
from tests.tabletop.pebbles import Pebbles

PLAYERS = [{"gold": 3}, {"gold": 5}]


@pytest.mark.parametrize(
    ("now", "wanted", "line"),
    [
        ({"round": 3}, {"round": 4}, "round: 3, not 4"),
        ({"rules": {"points": 10}}, {"rules": {"points": 12}}, "rules.points: 10, not 12"),
        ({"rules": {"points": 10, "purse": 0}}, {"rules": {"points": 10}}, "rules.purse: 0, not left out"),
        ({"seed": 7}, {"seed": 7, "round": 1}, "round: left out, not 1"),
        ({"players": PLAYERS}, {"players": [PLAYERS[0], {"gold": 4}]}, "players[1].gold: 5, not 4"),
        ({"players": PLAYERS}, {"players": PLAYERS[:1]},
         'players: 2 items, not 1; from [1] on [{"gold": 5}], not []'),
        ({"deck": ["keep", "manor", "temple"]}, {"deck": ["keep", "temple", "manor"]},
         'deck: from [1] on ["manor", "temple"], not ["temple", "manor"]'),
        ({"tiles": [["wall", 1], ["road", 2]]}, {"tiles": [["wall", 1], ["road", 3]]},
         "tiles[1]: from [1] on [2], not [3]"),
        ({"heir": True}, {"heir": 1}, "heir: true, not 1"),
        ({"bank": None}, {"bank": 20}, "bank: null, not 20"),
        ({"round": 3, "seed": 7}, {"seed": 7, "round": 3}, "the whole: keys in the order round, seed, not seed, round"),
        (3, 4, "the whole: 3, not 4"),
    ],
)  # fmt: skip
def test_a_difference_names_its_key_and_both_values(now: Any, wanted: Any, line: str) -> None:
    assert differences(now, wanted) == [line]


@pytest.mark.parametrize("same", [{}, [], {"players": PLAYERS, "deck": ["keep"]}, 7, None])
def test_nothing_differs_between_equal_values(same: Any) -> None:
    assert differences(same, same) == []


def test_a_tuple_is_written_as_a_list() -> None:
    assert differences({"deck": ("keep",)}, {"deck": ["keep"]}) == []


def test_every_key_that_differs_is_listed() -> None:
    assert differences({"round": 1, "crown": 2}, {"round": 2, "crown": 3}) == ["round: 1, not 2", "crown: 2, not 3"]


def test_of_a_long_value_the_beginning_is_shown() -> None:
    line = differences({"deck": ["keep"] * 60}, {"deck": []})[0]
    assert len(line) < 2 * LONGEST


def test_a_message_shows_the_first_differences_and_counts_the_others() -> None:
    now = {str(number): 0 for number in range(FEW + 3)}
    assert differing(now, dict.fromkeys(now, 1)).splitlines()[-1] == "  and 3 more"


# --- what pytest shows


def test_two_games_that_should_be_equal_are_shown_key_by_key() -> None:
    lines = pytest_assertrepr_compare("==", Pebbles.new(["Ann", "Bo"]), Pebbles.new(["Ann", "Cy"]))
    assert lines is not None
    assert 'names: from [1] on ["Bo"], not ["Cy"]' in lines


def test_two_positions_that_should_be_equal_are_shown_key_by_key() -> None:
    first, second = ({"players": [{"gold": gold}], "phase": {"name": "over"}} for gold in (3, 4))
    lines = pytest_assertrepr_compare("==", first, second)
    assert lines is not None
    assert lines[1:] == ["players[0].gold: 3, not 4"]


def test_other_values_are_shown_as_pytest_shows_them() -> None:
    assert pytest_assertrepr_compare("==", {"gold": 3}, {"gold": 4}) is None

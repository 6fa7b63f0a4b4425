"""Comparison of a move with the one that a lesson asks for."""

from __future__ import annotations

import pytest

from catan import IllegalMove
from catan.table.verdict import _fewer_pips, verdict
from tabletop.bots.protocol import UNLIMITED
from tests.catan.positions import CITY, placing, seat, turn

HOME = {"settlements": "c5", "roads": "c5-c6-c7"}


@pytest.mark.parametrize(
    ("fewer", "more", "words"),
    [
        (3, 11, ("verdict-pips-nearly", 4)),
        (5, 11, ("verdict-pips-more", 2)),
        (4, 12, ("verdict-pips-exactly", 3)),
        (10, 11, ("verdict-pips", None)),
        (0, 11, ("verdict-pips", None)),
    ],
)
def test_a_ratio_is_told_in_whole_times(fewer: int, more: int, words: tuple[str, int | None]) -> None:
    message = _fewer_pips(fewer, more)

    assert (message["id"], message["args"].get("times")) == words  # K1.3: dots of 36


def test_a_corner_that_pays_seldomer_is_told_by_its_pips() -> None:
    message = verdict(placing(), "settle c3", "settle a3", UNLIMITED)

    assert message is not None
    assert message["id"].startswith("verdict-pips")


def test_a_move_that_is_worth_less_is_told_by_the_chance_to_win() -> None:
    message = verdict(turn(seat(CITY, **HOME)), "city c5", "end", UNLIMITED)

    assert message is not None
    assert message["id"] == "verdict-worse"  # K6.5


def test_a_better_move_than_the_one_asked_for_is_told_as_one() -> None:
    game = turn(seat(CITY, **HOME))

    assert verdict(game, "end", "city c5", UNLIMITED) == {"id": "verdict-better", "args": {}}  # K6.5


def test_of_an_offer_nothing_is_said() -> None:
    game = turn(seat("2 wood", **HOME), seat("1 ore"))

    assert verdict(game, "end", "offer 1 wood for 1 ore", UNLIMITED) is None  # K7.3


def test_what_is_no_move_is_refused() -> None:
    with pytest.raises(IllegalMove):
        verdict(placing(), "settle c3", "fly", UNLIMITED)

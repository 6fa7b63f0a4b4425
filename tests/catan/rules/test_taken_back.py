"""Moves that bring something to light cannot be taken back at a table; changes of the board alone can."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from catan import Game
from tests.catan.positions import CARD, CITY, ROAD, before_throw, moving_robber, placing, play, seat, turn


@pytest.mark.parametrize(("make", "move", "barrier"), [
    (before_throw, "roll", "thrown"),
    (lambda: turn(seat(CARD)), "buy", "card-drawn"),
    (lambda: moving_robber(seat(), seat("1 ore", settlements="c3")), "robber h9", "stolen"),
    (moving_robber, "robber h9", None),
    (placing, "settle c5", None),
    (lambda: turn(seat(ROAD, settlements="c5")), "road c5-c6", None),
    (lambda: turn(seat(CITY, settlements="c5")), "city c5", None),
    (lambda: turn(seat("4 ore")), "bank 4 ore for 1 wood", None),
    (lambda: turn(seat(cards="plenty")), "play plenty ore ore", None),
    (lambda: turn(seat(cards="monopoly"), seat("2 ore")), "play monopoly ore", "revealed"),
    (lambda: turn(seat(cards="monopoly"), seat("2 ore")), "play monopoly wood", "revealed"),
])  # fmt: skip
def test_barriers(make: Callable[[], Game], move: str, barrier: str | None) -> None:
    assert play(make(), move).barrier == barrier


def test_undo_takes_back_the_last_move() -> None:
    """Notation §8."""
    game = turn(seat(ROAD, settlements="c5"))
    before = game.position()
    play(game, "road c5-c6").undo()
    assert game.position() == before


def test_undo_returns_the_move() -> None:
    """Notation §8."""
    assert str(play(turn(seat(ROAD, settlements="c5")), "road c6-c5").undo()) == "road c5-c6"

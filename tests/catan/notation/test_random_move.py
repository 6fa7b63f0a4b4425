"""A random move: any legal one, and none but that one is written (notation §3)."""

from __future__ import annotations

import random
import tracemalloc
from itertools import count

import pytest

from catan import Game, Move
from tests.catan.positions import after_throw, placing, seat, turn

MB = 1_000_000


class InTurn:
    """Chance that draws 0, 1, 2 and so on."""

    def __init__(self) -> None:
        self.numbers = count()

    def randrange(self, stop: int, /) -> int:
        return next(self.numbers) % stop


@pytest.mark.parametrize(
    "game",
    [turn(seat("1 wood"), seat("1 ore")), after_throw(seat("4 wood 3 brick 1 ore"), dice=(3, 4)), placing()],
    ids=["offers", "discards", "places"],
)
def test_each_number_that_is_drawn_is_another_move(game: Game) -> None:
    """Notation §3: as many numbers as there are legal moves, so each is as likely as any other."""
    chance = InTurn()
    assert [game.random_move(chance) for _ in game.moves()] == list(game.moves())


def test_it_is_a_move_as_in_the_list() -> None:
    """Notation §3: a Move, which can be played."""
    assert type(turn(seat("1 wood"), seat("1 ore")).random_move(random.Random(1))) is Move


def test_offers_are_not_written() -> None:
    """Notation §3: a draw from thousands of offers."""
    game = turn(seat("9 wood 9 brick 9 wool 9 grain"), seat("9 ore"), seat("1 ore"))
    game.moves()  # fills the caches
    chance = random.Random(1)
    tracemalloc.start()
    for _ in range(100):
        game.random_move(chance)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert (len(game.moves()) > 2_000, most < MB / 4) == (True, True)

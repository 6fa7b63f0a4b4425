"""A random move: any legal one, and none but that one is written (notation §2)."""

from __future__ import annotations

import random
import tracemalloc
from collections import Counter
from itertools import count

import pytest

from citadels import Game, IllegalMove, Move
from tests.rules.table import over, seat, select, turn

TWENTY = (
    "tavern trading_post market docks harbor town_hall temple church monastery cathedral watchtower prison battlefield"
    " fortress manor castle palace keep library university"
)
MB = 1_000_000


class InTurn:
    """Chance that draws 0, 1, 2 and so on."""

    def __init__(self) -> None:
        self.numbers = count()

    def randrange(self, stop: int, /) -> int:
        return next(self.numbers) % stop


def magician(hand: str) -> Game:
    """The Magician with these cards, before the resource action."""
    return turn("magician", seat("magician", hand=hand), seat(hand="tavern"))


@pytest.mark.parametrize(
    "game",
    [magician("temple keep"), magician("manor manor castle"), magician("temple keep").play("gold"),
     select(0, "king thief merchant bishop", seat(), down="magician"),
     turn("king", seat("king", gold=9, hand="temple manor"), taken="resources")],
    ids=["redraws last", "cards alike", "after gathering", "a selection", "a plain list"],
)  # fmt: skip
def test_each_number_that_is_drawn_is_another_move(game: Game) -> None:
    """Notation §2: as many numbers as there are legal moves, so each is as likely as any other."""
    chance = InTurn()
    assert [game.random_move(chance) for _ in game.moves()] == list(game.moves())


def test_every_move_comes_about_as_often() -> None:
    """Notation §2: 500 of 4,000 for each of eight, within five standard deviations of 21."""
    game, chance = magician("temple keep"), random.Random(2024)
    counts = Counter(game.random_move(chance) for _ in range(4_000))
    assert {*counts} == {*game.moves()}
    assert all(abs(times - 500) < 105 for times in counts.values())


@pytest.mark.parametrize("hand", ["", "temple keep"])
def test_it_is_a_move_as_in_the_list(hand: str) -> None:
    """Notation §2: a Move, which can be played."""
    assert type(magician(hand).random_move(random.Random(1))) is Move


def test_the_module_random_will_do() -> None:
    """Notation §2: whatever has `randrange`."""
    game = magician("temple keep")
    assert game.random_move(random) in game.moves()


def test_the_same_chance_draws_the_same_moves() -> None:
    """A game by chance can be played again."""
    games = [Game.new(["Ann", "Ben", "Cem"], {"round_limit": 2}, 3) for _ in range(2)]
    for game in games:
        chance = random.Random(7)
        while not game.over:
            game.play(game.random_move(chance))
    assert games[0].history == games[1].history


def test_a_million_moves_are_not_written() -> None:
    """Notation §2: ten thousand draws from 1,048,580 moves keep nothing; their list takes a thousand MB."""
    game, chance = magician(TWENTY), random.Random(1)
    tracemalloc.start()
    for _ in range(10_000):
        game.random_move(chance)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert (len(game.moves()), most < 8 * MB) == (2**20 - 1 + 5, True)


def test_there_is_none_when_the_game_is_over() -> None:
    """Notation §6: `moves` is empty then."""
    with pytest.raises(IllegalMove) as refused:
        over(seat(), seat()).random_move(random.Random(1))
    assert refused.value.reason == "illegal-over"

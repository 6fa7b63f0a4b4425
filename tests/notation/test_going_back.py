"""Going back in a game: `undo`, `at`, and what is listed and written afterwards (notation §3 and §6)."""

from __future__ import annotations

import random

import pytest

from citadels import Game, IllegalMove

NAMES = ["Ann", "Ben", "Cem", "Dora"]


def played(moves: int, seed: int = 1) -> Game:
    """A game after so many moves, each drawn by chance."""
    choose = random.Random(seed)
    game = Game.new(NAMES, seed=seed)
    for _ in range(moves):
        game.play(choose.choice(list(game.moves())))
    return game


@pytest.mark.parametrize("moves", [1, 4, 5, 20])
def test_a_move_taken_back_can_be_played_again(moves: int) -> None:
    """Notation §6: what is listed after `undo` is what was listed before the move."""
    game = played(moves)
    game.moves()
    taken_back = game.undo()
    assert taken_back in game.moves()


def test_a_refused_move_leaves_the_list_as_it_was() -> None:
    """Notation §6: an illegal move changes nothing."""
    game = played(4)
    listed = game.moves()
    with pytest.raises(IllegalMove):
        game.play("end")
    assert game.moves() == listed

"""Going back in a game: `undo`, `at`, and what is listed and written afterwards (notation §3 and §6)."""

from __future__ import annotations

import random

import pytest

from citadels import Game, IllegalMove
from tabletop.game.history import STRIDE

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


# A state is kept before every 16th move (`STRIDE`); these games go over several.
LONG = 3 * STRIDE + 3


@pytest.mark.parametrize("back", range(1, LONG + 1))
def test_undo_goes_back_as_far_as_one_likes(back: int) -> None:
    """Notation §6: the game is as it was before the move, on either side of a kept state."""
    game = played(LONG)
    for _ in range(back):
        game.undo()
    assert game == played(LONG - back)


@pytest.mark.parametrize("back", [1, 3, 4, STRIDE, STRIDE + 4, LONG])
def test_a_game_goes_on_another_way_after_undo(back: int) -> None:
    """Notation §3 and §6: nothing is left of the moves taken back."""
    game = played(LONG)
    game.record()
    for _ in range(back):
        game.undo()
    for _ in range(back + STRIDE):
        game.play(game.moves()[-1])
    assert Game.from_record(game.record()) == game


@pytest.mark.parametrize("step", range(LONG + 1))
def test_at_is_the_game_after_so_many_moves_of_its_record(step: int) -> None:
    """Notation §3: seed, rules and moves rebuild the game at each decision."""
    game = played(LONG)
    lines = game.record().splitlines()
    ends = [number for number, line in enumerate(lines, start=1) if line and line[0] not in "[;"]
    head = lines.index("") + 1
    begun = "\n".join(lines[: ends[step - 1] if step else head])
    assert game.at(step) == Game.from_record(begun)


@pytest.mark.parametrize("step", [0, 1, STRIDE, LONG - 1, LONG])
def test_a_game_looked_back_at_goes_its_own_way(step: int) -> None:
    """Notation §6: what is played in it is played nowhere else."""
    game = played(LONG)
    before = game.position()
    looked_at = game.at(step)
    looked_at.play(looked_at.moves()[0])
    assert game.position() == before


@pytest.mark.parametrize("moves", [0, 1, LONG])
def test_the_beginning_is_the_game_as_it_was_dealt(moves: int) -> None:
    """Notation §3: record and all."""
    game = played(moves)
    game.record()
    assert game.beginning().record() == Game.new(NAMES, seed=1).record()


def test_the_beginning_goes_its_own_way() -> None:
    """Notation §6: what is played in it is played nowhere else."""
    game = played(LONG)
    begun = game.beginning()
    begun.play(begun.moves()[0])
    assert game == played(LONG)


def test_a_record_written_at_every_move_is_the_one_written_at_the_end() -> None:
    """Notation §3: a comment stands where a turn begins, whenever the record was written before."""
    game, choose = Game.new(NAMES, seed=1), random.Random(1)
    for _ in range(LONG):
        game.play(choose.choice(list(game.moves())))
        text = game.record()
    assert text == played(LONG).record()


def test_a_record_written_after_undo_has_the_turns_of_what_was_played_instead() -> None:
    """Notation §3: the comments follow the moves that stand."""
    game = played(LONG)
    game.record()
    for _ in range(STRIDE):
        game.undo()
    game.play(game.moves()[0])
    assert Game.from_record(game.record()).record() == game.record()


@pytest.mark.parametrize("seed", range(1, 6))
def test_a_link_is_the_same_however_the_game_came_about(seed: int) -> None:
    """A link of a game, of its record replayed, and of the game gone back and forth are one text."""
    game = played(LONG, seed)
    link = game.link()
    moves = [game.undo() for _ in range(STRIDE + 1)]
    for move in reversed(moves):
        game.play(move)
    assert [game.link(), Game.from_record(game.record()).link()] == [link, link]


def test_undo_in_a_clone_leaves_the_game() -> None:
    """Notation §6: a clone goes its own way."""
    game = played(LONG)
    twin = game.clone()
    for _ in range(LONG):
        twin.undo()
    assert game == played(LONG)


def test_a_listener_hears_what_is_played_after_undo() -> None:
    """Notation §6: what was played again on the way back is told to nobody, what comes after it is."""
    game = played(LONG)
    events = game.listen()
    game.undo()
    silent = list(events)
    game.play(game.moves()[0])
    assert (silent, bool(events)) == ([], True)

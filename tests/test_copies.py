"""Copies of a game go their own way, and games, rules, views, bots and errors go to other processes (notation §6)."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Any

import pytest

import catan
import citadels
from catan.views.observing import write_view as write_view_of_catan
from citadels.views.observing import write_view
from praga.views.view import view as write_view_of_praga
from tabletop.bots.protocol import Budget
from tabletop.core.errors import IllegalMove, PositionError, TableError
from tabletop.core.rng import Dice
from tabletop.notation.link_packing import LinkError
from tests.games import CLASSES, module_of, soon_over

NAMES = ["Ann", "Bo", "Cy"]
GAMES: dict[str, tuple[Any, dict[str, Any]]] = {
    **{name: (kind, {}) for name, kind in CLASSES.items()},
    "citadels 2016": (citadels.Game, {"edition": "2016", "specials": "random"}),
    "catan": (catan.Game, {"bank": "hidden"}),
}
BOTS_OF: dict[str, Any] = {name: module_of(name.split()[0], "bots").BOTS for name in GAMES}
WRITE_VIEW: dict[str, Callable[[Any], Any]] = {
    "catan": write_view_of_catan,
    "praga": lambda view: write_view_of_praga(view.state, view.me),
}
COPIES: dict[str, Callable[[Any], Any]] = {
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "game.copy": lambda game: game.copy(),
    "pickle": lambda game: pickle.loads(pickle.dumps(game)),
}
of_each_game = pytest.mark.parametrize("name", GAMES)
of_each_copy = pytest.mark.parametrize("duplicate", COPIES.values(), ids=COPIES.keys())
# Long enough that bots have something to look at, and every bot answers in little time.
MOVES = 45
WORK = Budget(playouts=4)


def in_progress(name: str, moves: int = MOVES) -> Any:
    """A game of three after so many moves by chance."""
    kind, rules = GAMES[name]
    game, chance = kind.new(NAMES, rules, seed=7), Random(5)
    for _ in range(moves):
        game.play(game.random_move(chance))
    return game


def from_position(name: str) -> Any:
    """The same game from its position on, one move later."""
    game = in_progress(name)
    return type(game).from_position(game.position()).play(game.moves()[0])


@of_each_copy
@of_each_game
def test_a_move_on_a_copy_is_not_played_in_the_game(name: str, duplicate: Callable[[Any], Any]) -> None:
    game = in_progress(name)
    before = game.position()
    twin = duplicate(game)
    twin.play(twin.moves()[0])
    assert game.position() == before


@of_each_copy
@of_each_game
def test_a_copy_is_at_the_same_position(name: str, duplicate: Callable[[Any], Any]) -> None:
    game = in_progress(name)
    assert duplicate(game) == game


@of_each_copy
@of_each_game
def test_a_copy_has_the_same_record(name: str, duplicate: Callable[[Any], Any]) -> None:
    game = in_progress(name)
    assert duplicate(game).record() == game.record()


@of_each_copy
@of_each_game
def test_a_copy_of_a_game_from_a_position_has_the_same_record(name: str, duplicate: Callable[[Any], Any]) -> None:
    game = from_position(name)
    assert duplicate(game).record() == game.record()


@of_each_copy
@of_each_game
def test_moves_on_a_copy_can_be_taken_back(name: str, duplicate: Callable[[Any], Any]) -> None:
    twin = duplicate(in_progress(name))
    for _ in range(MOVES):
        twin.undo()
    assert twin == in_progress(name, 0)


@of_each_game
def test_a_pickled_game_that_is_over_has_its_scores(name: str) -> None:
    kind, rules = GAMES[name]
    game, chance = kind.new(NAMES, {**rules, **soon_over(kind, 2)}, seed=7), Random(5)
    while not game.over:
        game.play(game.random_move(chance))
    assert pickle.loads(pickle.dumps(game)).scores == game.scores


@of_each_game
def test_a_deep_copy_takes_in_the_games_of_a_list(name: str) -> None:
    game = in_progress(name)
    item, two = copy.deepcopy([game, game])
    assert item is two is not game


@pytest.mark.parametrize("again", [copy.deepcopy, COPIES["pickle"]], ids=["deepcopy", "pickle"])
@of_each_game
def test_rules_are_equal_elsewhere(name: str, again: Callable[[Any], Any]) -> None:
    rules = in_progress(name).observe(0).rules
    assert again(rules) == rules


@pytest.mark.parametrize("again", [copy.deepcopy, COPIES["pickle"]], ids=["deepcopy", "pickle"])
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
@of_each_game
def test_a_view_says_the_same_elsewhere(name: str, seat: int | None, again: Callable[[Any], Any]) -> None:
    game = in_progress(name)
    write: Callable[[Any], Any] = WRITE_VIEW.get(name, write_view)
    assert write(again(game.observe(seat))) == game.view(seat)


def test_reasons_against_moves_go_to_other_processes() -> None:
    game = citadels.Game.new(NAMES, seed=7)
    while not game.refused():
        game.play(game.moves()[0])
    assert pickle.loads(pickle.dumps(game.refused())) == game.refused()


def bots() -> Iterator[tuple[str, str]]:
    for name in GAMES:
        yield from [(name, bot) for bot in BOTS_OF[name]]


@pytest.mark.parametrize(("name", "kind"), [*bots()])
def test_a_bot_chooses_the_same_elsewhere(name: str, kind: str) -> None:
    """Pickled with what it remembers of the game so far."""
    factory = BOTS_OF[name][kind]
    bot, game = factory(), in_progress(name)
    event = citadels.Event("over", {})
    if hasattr(bot, "hear"):
        bot.hear(game.observe(game.to_move), [event])
    bot.choose(game.observe(game.to_move), game.moves(), Dice(1), WORK)
    twin = pickle.loads(pickle.dumps(bot))
    game.play(game.moves()[0])
    while len(game.moves()) < 2:
        game.play(game.moves()[0])
    question = game.observe(game.to_move), game.moves()
    assert twin.choose(*question, Dice(2), WORK) == bot.choose(*question, Dice(2), WORK)


def played_on(game: Any) -> Any:
    """The game after its first legal move."""
    return game.play(game.moves()[0])


@pytest.mark.desktop
@of_each_game
def test_another_process_plays_on(name: str) -> None:
    game = in_progress(name)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as elsewhere:
        there = elsewhere.submit(played_on, game).result()
    assert there == played_on(game)


ERRORS: list[TableError] = [
    IllegalMove("no", "why-not", {"gold": 3}),
    PositionError("players[1].hand", "a list is wanted here", "record-line", {"line": 4}),
    LinkError("link-version", "of another version", {"version": "9"}),
]


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, COPIES["pickle"]], ids=["copy", "deepcopy", "pickle"])
@pytest.mark.parametrize("error", ERRORS, ids=[type(error).__name__ for error in ERRORS])
def test_an_error_comes_back_from_another_process(error: TableError, again: Callable[[Any], Any]) -> None:
    """A pool waits for ever for an error that cannot be read."""
    back = again(error)
    assert (type(back), str(back), vars(back)) == (type(error), str(error), vars(error))

"""Games of Crown and Crane to sit down at, which the page continues as stored games."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from playwright.sync_api import Page

from e2e.crane_page import CranePage
from e2e.resumed import resume
from praga import Game
from praga.bots import BOTS
from praga.core.frames import Technology
from praga.table.interface import game_spec
from tabletop.bots.protocol import UNLIMITED
from tabletop.core.rng import Dice
from tests.stored import stored

ROUNDS = 16


@cache
def late_game(turns: int, seed: int = 4) -> Game:
    """A game of two, played by bots up to so many turns before its end."""
    return table_of(2, turns, seed)


@cache
def four(number: int, seed: int = 11) -> Game:
    """A game of four, played by bots up to the first seat's turn of a round."""
    return next(game for game in played(seed, 4) if game.round == number and game.to_move == 0).copy()


@cache
def alone(turn: int, seed: int = 4) -> Game:
    """A game for one, played by a bot up to the beginning of one of its sixteen turns."""
    return next(game for game in played(seed, 1) if game.round == turn).copy()


@cache
def table_of(players: int, turns: int = 3, seed: int = 4) -> Game:
    """A game of so many, played by bots up to so many turns before its end."""
    return next(game for game in played(seed, players) if game.round > ROUNDS - turns and game.to_move == 0).copy()


@cache
def placing(kind: str, seed: int = 4) -> Game:
    """A game in which the first seat places a tile of a kind: `r` a wall, `s` a building."""
    return next(
        game for game in played(seed) if game.to_move == 0 and str(game.moves()[0]).startswith(f"at {kind}")
    ).copy()


@cache
def in_city(seed: int = 11) -> Game:
    """A late game of four in which the first seat places a building."""
    return next(
        game
        for game in played(seed, 4)
        if game.round > ROUNDS / 2 and game.to_move == 0 and str(game.moves()[0]).startswith("at s")
    ).copy()


@cache
def choosing_in_row(seed: int = 11) -> Game:
    """A game of four in which the first seat can choose some tiles of the rows, and others not."""
    return next(
        game for game in played(seed, 4) if game.to_move == 0 and {"upgrade", "wall", "building"} & set(verbs(game))
    ).copy()


@cache
def ending(number: int, seed: int = 11) -> Game:
    """A game of four at the end of a turn of the first seat, in a round, with nothing left to do that would lapse."""
    return next(
        game
        for game in played(seed, 4)
        if game.round == number and game.to_move == 0 and set(verbs(game)) <= {"end", "extra", "refresh"}
    ).copy()


@cache
def choosing_token(players: int = 2, seed: int = 4) -> Game:
    """A game in which the first seat chooses one of at least four tokens."""
    return next(
        game
        for game in played(seed, players)
        if game.to_move == 0 and verbs(game)[3:] and {*verbs(game)} == {"keep"} and not learns(game)
    ).copy()


@cache
def moving_sideways(seed: int = 4) -> Game:
    """A game of two in which the first seat can move both markers sideways, refresh a row, or end its turn."""
    return next(
        game
        for game in played(seed)
        if game.to_move == 0 and verbs(game).count("sideways") == 2 and {*verbs(game)} == {"sideways", "refresh", "end"}
    ).copy()


@cache
def keeping_moves(seed: int = 4) -> Game:
    """A game of two in which the first seat can move both markers sideways and one up, refresh a row, or end."""
    return next(
        game
        for game in played(seed)
        if game.to_move == 0
        and verbs(game).count("sideways") == 2
        and "up" in verbs(game)
        and {*verbs(game)} == {"sideways", "up", "refresh", "end"}
    ).copy()


def learns(game: Game) -> bool:
    """Whether a technology is chosen."""
    return isinstance(game.observe(game.to_move).state.stack[-1], Technology)


def verbs(game: Game) -> list[str]:
    """The kinds of move that are possible."""
    return [move.verb for move in game.moves()]


@cache
def learning(seed: int = 4) -> Game:
    """A game in which the first seat chooses one of three technologies."""
    return next(game for game in played(seed) if game.to_move == 0 and learns(game) and len(game.moves()) > 2).copy()


@cache
def finished(seed: int = 4) -> Game:
    """A game of two bots at its end."""
    *_, game = played(seed)  # the same object, which has been played on
    return game


def played(seed: int, seats: int = 2) -> Iterator[Game]:
    """A game of so many bots, one of them alone, as it stands before each of its decisions."""
    game = Game.new(["Ann", "Ben", "Cal", "Dot"][:seats], {"solo": seats == 1}, seed=seed)
    bots = [BOTS["casual"]() for _ in range(seats)]
    while game.to_move is not None:
        yield game
        moves = game.moves()
        game.play(moves[bots[game.to_move].choose(game.observe(game.to_move), moves, Dice(seed), UNLIMITED)])


def sit(page: Page, game: Game, people: tuple[int, ...] = (0,)) -> CranePage:
    """Continue a game at its first decision, with bots that decide at once."""
    return resume(CranePage, page, stored(game_spec(BOTS), game, people))

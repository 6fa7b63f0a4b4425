"""Helpers: short positions of Catan, moves from them, and their results."""

from __future__ import annotations

from functools import cache
from itertools import count
from typing import Any

import pytest

from catan import Game, IllegalMove, Move
from tabletop.core.rng import Dice
from tests.catan.board import BEGINNER, walk

Json = dict[str, Any]

KINDS = ("wood", "brick", "wool", "grain", "ore")
CARDS = ("knight", "roads", "plenty", "monopoly", "point")
# Costs (K6.1).
ROAD = "1 wood 1 brick"
SETTLEMENT = "1 wood 1 brick 1 wool 1 grain"
CITY = "2 grain 3 ore"
CARD = "1 wool 1 grain 1 ore"
# The beginner's board with both elevens wood: h9 in the west, h19 at the lower right.
BOTH_WOOD = ["wool 9" if land == "wood 9" else land for land in (*BEGINNER[:-1], "wood 11")]


def bundle(words: str) -> Json:
    """Cards by kind: `2 wood 1 ore`."""
    numbers, kinds = words.split()[::2], words.split()[1::2]
    return {kind: int(number) for number, kind in zip(numbers, kinds, strict=True)}


def words_of(cards: Json) -> str:
    """Cards as words, without kinds of which there are none."""
    return " ".join(f"{cards[kind]} {kind}" for kind in KINDS if cards.get(kind))


def seat(
    hand: str = "",
    cards: str = "",
    settlements: str = "",
    cities: str = "",
    roads: str = "",
    new: str = "",
    played: str = "",
) -> Json:
    """One player; `hand` and `played` as `2 wood 1 ore`, roads as walks from corner to corner (`c5-c6-d6 e4-e5`)."""
    return {
        "hand": bundle(hand),
        "cards": cards.split(),
        "new": new.split(),
        "played": bundle(played),
        "settlements": settlements.split(),
        "cities": cities.split(),
        "roads": walk(roads),
    }


@cache
def chance(*draws: tuple[int, int]) -> int:
    """A seed whose next draws are these, each given as (below, number)."""
    for seed in count():
        dice = Dice(seed)
        if all(dice.below(most) == number for most, number in draws):
            return seed
    raise AssertionError


def throws(*dice: int) -> int:
    """A seed whose next throws are these, die by die."""
    return chance(*((6, die - 1) for die in dice))


def position(
    *seats: Json, phase: Json, players: int = 3, rules: Json | None = None, deck: str = "knight", **keys: Any
) -> Json:
    """A position on the beginner's board: empty seats are added up to `players`; the deck is one knight."""
    table = [*seats, *(seat() for _ in range(players - len(seats)))]
    keys = {key: bundle(value) if key == "bank" else value for key, value in keys.items()}
    return {"catan": 1, "rules": rules or {}, "players": table, "phase": phase, "deck": deck.split(), **keys}


def turn(
    *seats: Json, by: int = 0, rolled: tuple[int, int] | None = (1, 1), played: bool = False, offers: int = 0,
    asks: Json | None = None, **keys: Any,
) -> Game:  # fmt: skip
    """A game in the middle of a turn, by default after a throw of two."""
    phase: Json = {"name": "turn", "seat": by, "rolled": None if rolled is None else [*rolled], "played": played}
    phase |= {"offers": offers} | ({} if asks is None else {"asks": asks})
    return Game.from_position(position(*seats, phase=phase, **keys))


def before_throw(*seats: Json, dice: tuple[int, ...] = (1, 1), **keys: Any) -> Game:
    """A game before the throw, in which these dice are thrown next."""
    return turn(*seats, rolled=None, seed=throws(*dice), **keys)


def after_throw(*seats: Json, dice: tuple[int, ...], **keys: Any) -> Game:
    """A game after a throw of these dice."""
    return before_throw(*seats, dice=dice, **keys).play("roll")


def placing(*seats: Json, **keys: Any) -> Game:
    """A game in which settlements and roads are being placed."""
    return Game.from_position(position(*seats, phase={"name": "place"}, round=0, **keys))


def over(*seats: Json, by: int = 0, **keys: Any) -> Game:
    """A game that is over: only the points are left to look at."""
    return Game.from_position(position(*seats, phase={"name": "over", "seat": by}, **keys))


def moving_robber(*seats: Json, **keys: Any) -> Game:
    """A game in which the first seat has thrown a seven and moves the robber, from the desert in the middle."""
    return turn(*seats, rolled=(3, 4), asks={"what": "robber"}, **keys)


def play(game: Game, *moves: str) -> Game:
    """The same game after these moves."""
    for move in moves:
        game.play(move)
    return game


def moves(game: Game) -> list[str]:
    """The legal moves as words, in their order."""
    return [str(move) for move in game.moves()]


def begins(game: Game, words: str) -> list[str]:
    """The legal moves that begin with these words."""
    return [move for move in moves(game) if f"{move} ".startswith(f"{words} ")]


def legal(game: Game, move: str) -> bool:
    """Whether a move is legal."""
    return Move.parse(move) in game.moves()


def is_illegal(game: Game, move: str) -> bool:
    """Whether a move raises IllegalMove and changes nothing."""
    before = game.position()
    with pytest.raises(IllegalMove):
        game.play(move)
    return game.position() == before


def player(game: Game, number: int) -> Json:
    """The data of one seat."""
    return dict(game.position()["players"][number])


def hand(game: Game, number: int) -> str:
    """The resource cards of one seat, as `2 wood 1 ore`."""
    return words_of(player(game, number)["hand"])


def hands(game: Game) -> list[str]:
    """The resource cards of every seat."""
    return [words_of(player["hand"]) for player in game.position()["players"]]


def bank(game: Game) -> str:
    """The resource cards in the bank."""
    return words_of(dict(game.position()["bank"]))


def phase(game: Game) -> Json:
    """The phase of the position."""
    return dict(game.position()["phase"])


def asks(game: Game) -> Any:
    """The pending decision within the turn; None if there is none."""
    return phase(game).get("asks")


def points(*seats: Json, **keys: Any) -> list[int]:
    """The points of these seats, as they are counted at the end."""
    game = over(*seats, **keys)
    assert game.scores is not None
    return list(game.scores)

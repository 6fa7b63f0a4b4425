"""Real positions and games as input for mutation, and the checks of a game that was read."""

from __future__ import annotations

import json
import random
from functools import lru_cache
from typing import Any

import pytest

from catan import Game, IllegalMove, Move
from tabletop.core.rng import Dice
from tests.catan.board import CORNERS, HARBOURS, HEXES, PATHS
from tests.catan.conformance.hidden import conserved
from tests.catan.conformance.setups import OPTIONS, setup
from tests.catan.golden.make import NAMES, eager
from tests.catan.positions import CARDS, KINDS, Json

# Words that mutations insert.
GAME_WORDS = (
    *CORNERS[::5], *PATHS[::7], *HEXES, *KINDS, *CARDS, *OPTIONS, *HARBOURS, "any", "desert", "wood 11", "ore 7", "34",
    "place", "turn", "over", "discard", "robber", "steal", "roads", "answer", "choose", "accept", "refuse", "bid",
    "what", "seats", "give", "get", "to", "said", "says", "left", "from", "new", "played", "rolled", "bank", "deck",
)  # fmt: skip
TRIAL_MOVES = (
    "roll", "end", "buy", "withdraw", "accept", "refuse", "play knight", "play roads", "play plenty wood ore",
    "play plenty ore", "play monopoly wool", "settle c5", "city c5", "road c5-c6", "road c6-c5", "robber h1", "steal 0",
    "steal 3", "confirm 1", "bank 4 wood for 1 ore", "bank 2 ore for 1 wool", "discard 4 wood", "discard 2 wood 2 ore",
    "offer 1 wood for 1 ore", "offer any for 3 ore", "offer 1 wool for any to 1", "bid 1 ore for 1 wood",
    "bid 3 grain for 1 wood",
)  # fmt: skip
QUESTIONS_AS_OFTEN = 3  # a position with a pending decision is kept in one of this many cases, others in one of 12


@lru_cache(maxsize=4)
def positions(number: int) -> list[Json]:
    """A dozen positions of one game, including some with a pending decision within a turn."""
    plain: list[Json] = []
    asking: list[Json] = []
    game, dice = _new(number), Dice(~number)
    while not game.over and len(game.history) < 500:
        position = dict(game.position())
        question = "asks" in position["phase"]
        if dice.below(QUESTIONS_AS_OFTEN if question else 12) == 0:
            (asking if question else plain).append(position)
        game.play(eager(game.moves(), dice))
    plain.append(dict(game.position()))
    rng = random.Random(number)
    return [pile[rng.randrange(len(pile))] for pile in (plain, asking) if pile for _ in range(6)]


@lru_cache(maxsize=4)
def random_game(number: int) -> Game:
    """A random game, finished or not."""
    game, dice = _new(number), Dice(~number)
    most = 30 + dice.below(400)
    while not game.over and len(game.history) < most:
        game.play(eager(game.moves(), dice))
    return game


def _new(number: int) -> Game:
    seats, rules = setup(Dice(number))
    return Game.new(NAMES[:seats], rules, number)


def read_back(position: Any) -> Any:
    """Read a position, write it, read it from JSON and write it again; check that both are equal."""
    before = Game.from_position(position).position()
    again = Game.from_position(json.loads(json.dumps(before, allow_nan=False))).position()
    assert again == before, "what was read is written otherwise"
    return before


def sound(game: Game, dice: random.Random, most: int = 60) -> None:
    """Check a game that was read: all views, an illegal move, and some random moves."""
    for viewer in (None, *range(len(game.names))):
        json.dumps(game.view(viewer), allow_nan=False)
    if not game.over:
        move = Move.parse(dice.choice(TRIAL_MOVES))
        if move not in game.moves():
            with pytest.raises(IllegalMove):
                game.play(move)
    play_on(game.clone(), dice, most)


def play_on(game: Game, dice: random.Random, most: int) -> None:
    """Play random moves; check that cards are conserved and that the position can be written."""
    cards = conserved(game._state)
    stop = dice.randrange(most)
    for count in range(most):
        if game.over:
            break
        game.play(eager(game.moves(), Dice(dice.getrandbits(60))))
        assert conserved(game._state) == cards, "resources or cards"
        if count == stop:
            read_back(game.position())

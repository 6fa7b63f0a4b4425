"""Real games of Catan to twist, stopped at random decisions, and what must hold of a game that was read."""

from __future__ import annotations

import json
import random
from functools import lru_cache
from typing import Any

import pytest

from catan import Game, IllegalMove, Move
from tabletop.rng import Dice
from tests.catan.board import CORNERS, HARBOURS, HEXES, PATHS
from tests.catan.conformance.hidden import conserved
from tests.catan.conformance.setups import OPTIONS, setup
from tests.catan.golden.make import NAMES, eager
from tests.catan.table import CARDS, KINDS, Json

# Put by twists where others stood.
GAME_WORDS = (
    *CORNERS[::5], *PATHS[::7], *HEXES, *KINDS, *CARDS, *OPTIONS, *HARBOURS, "any", "desert", "wood 11", "ore 7", "34",
    "place", "turn", "over", "discard", "robber", "steal", "roads", "answer", "choose", "accept", "refuse", "bid",
    "what", "seats", "give", "get", "to", "said", "says", "left", "from", "new", "played", "rolled", "bank", "deck",
)  # fmt: skip
TRIED = (
    "roll", "end", "buy", "withdraw", "accept", "refuse", "play knight", "play roads", "play plenty wood ore",
    "play plenty ore", "play monopoly wool", "settle c5", "city c5", "road c5-c6", "road c6-c5", "robber h1", "steal 0",
    "steal 3", "confirm 1", "bank 4 wood for 1 ore", "bank 2 ore for 1 wool", "discard 4 wood", "discard 2 wood 2 ore",
    "offer 1 wood for 1 ore", "offer any for 3 ore", "offer 1 wool for any to 1", "bid 1 ore for 1 wood",
    "bid 3 grain for 1 wood",
)  # fmt: skip
ASKED_AS_OFTEN = 3  # a question is kept so many times as often as a plain turn


@lru_cache(maxsize=4)
def positions(number: int) -> list[Json]:
    """Positions of one game, a dozen, those in which more is asked than the turn among them."""
    plain: list[Json] = []
    asking: list[Json] = []
    game, dice = _new(number), Dice(~number)
    while not game.over and len(game.history) < 500:
        position = dict(game.position())
        question = "asks" in position["phase"]
        if dice.below(ASKED_AS_OFTEN if question else 12) == 0:
            (asking if question else plain).append(position)
        game.play(eager(game.moves(), dice))
    plain.append(dict(game.position()))
    chosen = random.Random(number)
    return [pile[chosen.randrange(len(pile))] for pile in (plain, asking) if pile for _ in range(6)]


@lru_cache(maxsize=4)
def played(number: int) -> Game:
    """A game played by chance, to its end or broken off."""
    game, dice = _new(number), Dice(~number)
    most = 30 + dice.below(400)
    while not game.over and len(game.history) < most:
        game.play(eager(game.moves(), dice))
    return game


def _new(number: int) -> Game:
    seats, rules = setup(Dice(number))
    return Game.new(NAMES[:seats], rules, number)


def rewritten(position: Any) -> Any:
    """The position, written by the game read from it, read from JSON and written once more: both are the same."""
    written = Game.from_position(position).position()
    again = Game.from_position(json.loads(json.dumps(written, allow_nan=False))).position()
    assert again == written, "what was read is written otherwise"
    return written


def sound(game: Game, dice: random.Random, most: int = 60) -> None:
    """What is asked of a game that was read: every eye can look, every move be tried, and it goes on."""
    for viewer in (None, *range(len(game.names))):
        json.dumps(game.view(viewer), allow_nan=False)
    if not game.over:
        tried = Move.parse(dice.choice(TRIED))
        if tried not in game.moves():
            with pytest.raises(IllegalMove):
                game.play(tried)
    played_on(game.clone(), dice, most)


def played_on(game: Game, dice: random.Random, most: int) -> None:
    """Play on by chance: resources and cards stay, and it can always be written."""
    held = conserved(game._state)
    stop = dice.randrange(most)
    for count in range(most):
        if game.over:
            break
        game.play(eager(game.moves(), Dice(dice.getrandbits(60))))
        assert conserved(game._state) == held, "resources or cards"
        if count == stop:
            rewritten(game.position())

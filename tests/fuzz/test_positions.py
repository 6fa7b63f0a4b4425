"""Twisted positions: refused by name, or games that can be written, looked at and played on (finding M3)."""

from __future__ import annotations

import copy
import random
from typing import Any

from citadels import Game
from tests.fuzz.cases import Cases, group
from tests.fuzz.games import GAME_WORDS, Json, positions, rewritten, sound
from tests.fuzz.invariants import of_position
from tests.fuzz.mutators import twisted


def read(seed: int) -> str:
    """Read a position of a real game with a few twists; what came of it."""
    number, dice = group(seed)
    good = dice.choice(positions(number))
    if dice.random() < 0.02:
        Game.from_position(good)
    return examined(twisted_position(good, dice), dice)


def twisted_position(good: Json, dice: random.Random) -> Any:
    """Twist it, half the time in what is asked on top of the turn or in what a seat has seen."""
    if "pending" in good and dice.random() < 0.4:
        return {**copy.deepcopy(good), "pending": twisted(good["pending"], dice, GAME_WORDS)}
    position = copy.deepcopy(good)
    knowing = [player for player in position["players"] if "seen" in player]
    if knowing and dice.random() < 0.2:
        player = dice.choice(knowing)
        player["seen"] = twisted(player["seen"], dice, GAME_WORDS)
        return position
    return twisted(position, dice, GAME_WORDS)


def examined(position: Any, dice: random.Random) -> str:
    """Refused by name, or a game in which all is well."""

    def well(game: Game) -> None:
        rewritten(game.position())
        sound(game, dice, most=2_000 if dice.random() < 0.02 else 60)

    return of_position(Game, position, well)


def test_twisted_positions(cases: Cases) -> None:
    for seed in cases:
        cases.outcomes[read(seed)] += 1

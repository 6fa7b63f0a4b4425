"""Twisted positions: refused by name, or games that can be written, looked at and played on (notation §2)."""

from __future__ import annotations

import copy
import random
from typing import Any

from catan import Game
from tests.catan.fuzz.games import GAME_WORDS, positions, read_back, sound
from tests.catan.positions import Json
from tests.fuzz.cases import Cases, group
from tests.fuzz.invariants import of_position
from tests.fuzz.mutators import twisted


def read(seed: int) -> str:
    """Read a mutated position; return the outcome."""
    number, dice = group(seed)
    good = dice.choice(positions(number))
    if dice.random() < 0.02:
        Game.from_position(good)
    return examine(twist_position(good, dice), dice)


def twist_position(good: Json, dice: random.Random) -> Any:
    """Mutate a position, often only its decision or one player."""
    position = copy.deepcopy(good)
    if "asks" in position["phase"] and dice.random() < 0.4:
        position["phase"]["asks"] = twisted(position["phase"]["asks"], dice, GAME_WORDS)
    elif dice.random() < 0.3:
        number = dice.randrange(len(position["players"]))
        position["players"][number] = twisted(position["players"][number], dice, GAME_WORDS)
    else:
        return twisted(position, dice, GAME_WORDS)
    return position


def examine(position: Any, dice: random.Random) -> str:
    """Read a position, which must be refused by key or pass the checks; return the outcome."""

    def well(game: Game) -> None:
        read_back(game.position())
        sound(game, dice)

    return of_position(Game, position, well)


def test_twisted_positions(cases: Cases) -> None:
    for seed in cases:
        cases.outcomes[read(seed)] += 1

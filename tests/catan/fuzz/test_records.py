"""Twisted records: refused by name or line, or games that write the same record again (notation §5)."""

from __future__ import annotations

import random

from catan import Game
from tests.catan.fuzz.games import GAME_WORDS, TRIAL_MOVES, positions, random_game, sound
from tests.fuzz.cases import Cases, group
from tests.fuzz.invariants import of_record
from tests.fuzz.mutators import twisted_record


def record(number: int, dice: random.Random) -> str:
    """The record of a real game: from its deal, or from a position and a few moves on."""
    if dice.random() < 0.5:
        return random_game(number).record()
    game = Game.from_position(dice.choice(positions(number)))
    for _ in range(dice.randrange(30)):
        if not game.over:
            game.play(dice.choice(game.moves()[:60]))
    return game.record()


def read(seed: int) -> str:
    """Read a mutated record; return the outcome."""
    number, dice = group(seed)
    text = twisted_record(record(number, dice), dice, GAME_WORDS, TRIAL_MOVES)
    return of_record(Game, text, lambda game: sound(game, dice, most=30))


def test_twisted_records(cases: Cases) -> None:
    for seed in cases:
        cases.outcomes[read(seed)] += 1

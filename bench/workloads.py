"""Whole games, one a call, played in the four ways whose speed is measured: what each does beside the rules differs.

    PYTHONPATH=src python -m bench.workloads

reads lines of a loop's name, a number of games and the seed of the first, plays them, and answers each with the CPU
seconds and the number of decisions. So two sources can be asked in turn (`bench/games.py --against`).
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from citadels import Game
from citadels.bots import BOTS
from citadels.bots.arena import CITADELS, ROUND_LIMIT, new, random_characters
from citadels.cards.catalog import DARK_CITY_SPECIALS
from citadels.core.registry import NEWER
from tabletop.core.engine import apply, options
from tabletop.core.rng import Dice
from tabletop.lab.arena import Match, play_one

Setup = Callable[[int], tuple[int, dict[str, Any]]]


def classic(_: int) -> tuple[int, dict[str, Any]]:
    """Four players, the classic eight."""
    return 4, {}


def dark_city(seed: int) -> tuple[int, dict[str, Any]]:
    """Six players, nine random ranks, all the Dark City's specials."""
    return 6, {"characters": random_characters(6, Dice(~seed), 9), "specials": list(DARK_CITY_SPECIALS)}


def newer(seed: int) -> tuple[int, dict[str, Any]]:
    """Six players, nine random ranks and fourteen random unique districts of 2016."""
    characters = random_characters(6, Dice(~seed), 9, NEWER)
    return 6, {"edition": NEWER.word, "characters": characters, "specials": "random"}


def bare(setup: Setup, seed: int) -> int:
    """Play a game at random with nothing but the engine."""
    state, dice, moves = new(*setup(seed), seed), Dice(seed ^ 0xD1CE), 0
    while state.stack:
        choices = options(state)
        apply(state, choices[dice.below(len(choices))])
        moves += 1
    return moves


def library(setup: Setup, seed: int) -> int:
    """Play the same game through `Game`, as a caller of the library does."""
    seats, rules = setup(seed)
    game = Game.new([f"Seat {seat}" for seat in range(seats)], {"round_limit": ROUND_LIMIT, **rules}, seed)
    dice, moves = Dice(seed ^ 0xD1CE), 0
    while not game.over:
        choices = game.moves()
        game.play(choices[dice.below(len(choices))])
        moves += 1
    return moves


def arena(setup: Setup, bot: str, seed: int) -> int:
    """Let one kind of bot play a game against itself, each by its own view."""
    seats, rules = setup(seed)
    return play_one(Match(CITADELS, rules, (bot,) * seats, BOTS, seed, time.process_time), seed).moves


# Each takes the seed of a game and returns the number of its decisions.
LOOPS: dict[str, Callable[[int], int]] = {
    "bare-4": partial(bare, classic),
    "bare-6": partial(bare, dark_city),
    "newer-6": partial(bare, newer),
    "game-4": partial(library, classic),
    "strong-4": partial(arena, classic, "strong"),
}


def timed(loop: str, games: int, seed: int, clock: Callable[[], float] = time.process_time) -> tuple[float, int]:
    """Play so many games of a loop; return the seconds by this clock and the number of decisions."""
    play = LOOPS[loop]
    began = clock()
    moves = sum(play(number) for number in range(seed, seed + games))
    return clock() - began, moves


if __name__ == "__main__":
    for line in sys.stdin:
        name, games, seed = line.split()
        print(*timed(name, int(games), int(seed)), flush=True)

"""Random games of catanatron: a line asks for so many from a seed on, and is answered with CPU seconds and decisions.

It runs in a virtual environment of its own, by the public names of catanatron's README alone (`bench/catan_beside.py`).
`copy` instead of numbers answers the CPU seconds of a thousand copies of a game in progress.
"""

import sys
import time
from typing import Any

from catanatron import Color, Game, RandomPlayer

COLORS = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]


def deal(seed: int) -> Any:
    return Game([RandomPlayer(color) for color in COLORS], seed=seed)


def play(games: int, seed: int) -> tuple[float, int]:
    began, decisions = time.process_time(), 0
    for number in range(seed, seed + games):
        game = deal(number)
        game.play()
        decisions += len(game.state.actions)
    return time.process_time() - began, decisions


def copies() -> tuple[float]:
    game = deal(0)
    for _ in range(200):
        game.play_tick()
    began = time.process_time()
    for _ in range(1000):
        game.copy()
    return (time.process_time() - began,)


for line in sys.stdin:
    asked = line.split()
    print(*(copies() if asked == ["copy"] else play(*map(int, asked))), flush=True)

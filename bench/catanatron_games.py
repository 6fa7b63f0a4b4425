"""Random games of catanatron: reads a number of games and a seed, and prints CPU seconds and decisions, line by line.

It runs in a separate virtual environment, and uses only names in catanatron's README (`bench/catan_beside.py`). For
`copy` instead of numbers it prints the CPU seconds of a thousand copies of a game in progress.
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
    words = line.split()
    print(*(copies() if words == ["copy"] else play(*map(int, words))), flush=True)

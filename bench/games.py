"""Games per CPU-second of random bots: the engine's speed, bots and views left out.

    python bench/games.py [--games N] [--seed N] [--profile]

The floor on CPython 3.13, one core: 500 for four players with the classic game, 150 for six with characters of nine
ranks drawn by chance and all 14 specials of the Dark City.
"""

from __future__ import annotations

import argparse
import cProfile
import platform
import pstats
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from citadels.arena import ROUND_LIMIT, new, random_characters
from citadels.catalog import DARK_CITY_SPECIALS
from tabletop.engine import apply, options
from tabletop.rng import Dice

FLOORS = {"classic": 500, "dark city": 150}


def classic(seed: int) -> tuple[int, dict[str, Any]]:
    """Four players, the classic eight."""
    return 4, {}


def dark_city(seed: int) -> tuple[int, dict[str, Any]]:
    """Six players, nine ranks by chance, all the Dark City's specials."""
    return 6, {"characters": random_characters(6, Dice(~seed), 9), "specials": list(DARK_CITY_SPECIALS)}


def play(setup: Callable[[int], tuple[int, dict[str, Any]]], games: int, seed: int) -> tuple[float, int]:
    """Play so many games; return the CPU seconds and the moves."""
    moves = 0
    began = time.process_time()
    for number in range(seed, seed + games):
        state = new(*setup(number), number)
        dice = Dice(number ^ 0xD1CE)
        while state.stack:
            choices = options(state)
            apply(state, choices[dice.below(len(choices))])
            moves += 1
    return time.process_time() - began, moves


def main() -> None:
    """Play both games and print what they cost."""
    parser = argparse.ArgumentParser(description="Games per CPU-second of random bots.")
    parser.add_argument("--games", type=int, default=1000, help="games of each kind")
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--profile", action="store_true", help="say where the time goes")
    asked = parser.parse_args()
    print(f"{platform.python_implementation()} {platform.python_version()}, round limit {ROUND_LIMIT}, "
          f"seeds {asked.seed} to {asked.seed + asked.games - 1}")  # fmt: skip
    for name, setup in (("classic", classic), ("dark city", dark_city)):
        play(setup, 20, asked.seed)
        profile = cProfile.Profile()
        if asked.profile:
            profile.enable()
        seconds, moves = play(setup, asked.games, asked.seed)
        profile.disable()
        print(f"{name:<10} {asked.games / seconds:7.0f} games/s (floor {FLOORS[name]})  "
              f"{moves / asked.games:6.0f} moves each  {seconds / moves * 1e6:5.2f} µs a move")  # fmt: skip
        if asked.profile:
            pstats.Stats(profile).sort_stats("tottime").print_stats(15)


if __name__ == "__main__":
    main()

"""Peers of our environments, measured in one process: `bench.envs` runs it with an interpreter that has them.

Its arguments are the number of steps and a seed. The last line it prints is JSON: steps a second of processor time.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np


def pick(mask: Any, chance: np.random.Generator) -> int:
    """Draw one of the actions that are not masked."""
    open_to = np.flatnonzero(mask)
    return int(open_to[int(chance.random() * len(open_to))])


def pettingzoo(name: str, steps: int, chance: np.random.Generator) -> None:
    """Play a classic game of PettingZoo without its wrappers."""
    env = import_module(f"pettingzoo.classic.{name}").raw_env()
    env.reset(seed=1)
    for _ in range(steps):
        seen, _, over, cut, info = env.last()
        if over or cut:
            env.reset()
            continue
        mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
        env.step(pick(mask, chance))


def spiel(name: str, steps: int, chance: np.random.Generator) -> None:
    """Play a C++ game of OpenSpiel through Python, with observation tensors where it has them."""
    game = import_module("pyspiel").load_game(name)
    state = game.new_initial_state()
    for _ in range(steps):
        while state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(chance.random() * len(outcomes))][0])
        if state.is_terminal():
            state = game.new_initial_state()
            continue
        state.observation_tensor(state.current_player())
        state.apply_action(pick(state.legal_actions_mask(), chance))


def catanatron(steps: int, chance: np.random.Generator) -> None:
    """Play catanatron's engine with random players, no observations: its packages on the index have no environment."""
    module = import_module("catanatron")
    game: Any = None
    for _ in range(steps):
        while game is None or game.winning_color() is not None or game.state.num_turns > 300:
            game = module.Game([module.RandomPlayer(color) for color in module.Color])
        game.play_tick()


def main() -> None:
    """Print the steps a second of every peer that is installed."""
    steps, seed = int(sys.argv[1]), int(sys.argv[2])
    peers: dict[str, Callable[[np.random.Generator], None]] = {
        "PettingZoo's gin rummy": lambda chance: pettingzoo("gin_rummy_v4", steps, chance),
        "PettingZoo's Texas hold'em": lambda chance: pettingzoo("texas_holdem_v4", steps, chance),
        "PettingZoo's Hanabi": lambda chance: pettingzoo("hanabi_v5", steps, chance),
        "OpenSpiel's backgammon, C++": lambda chance: spiel("backgammon", steps, chance),
        "OpenSpiel's gin rummy, C++": lambda chance: spiel("gin_rummy", steps, chance),
        "catanatron, engine alone": lambda chance: catanatron(steps, chance),
    }
    rates = {}
    for name, play in peers.items():
        began = time.process_time()
        try:
            play(np.random.default_rng(seed))
        except ImportError:
            continue  # this peer is not installed
        rates[name] = steps / (time.process_time() - began)
    print(json.dumps(rates))


if __name__ == "__main__":
    main()

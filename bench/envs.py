"""How many steps of a learner's table take a second of processor time: `python -m bench.envs` in .venv-envs.

Actions are drawn at random, which costs little beside the table. The times are of one process on one core.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np

from citadels.envs import citadels_v0
from citadels.envs.query import Query
from citadels.game import Game

NAME = "citadels.envs:Citadels-v0"
STEPS = 6_000
TABLES = 32


def alone(chance: np.random.Generator) -> None:
    """Play without looking: what the engine itself takes."""
    table, seed = Query(Game.new(["A", "B", "C", "D"])), 0
    for _ in range(STEPS):
        if table.seat is None:
            seed += 1
            table = Query(Game.new(["A", "B", "C", "D"], {"round_limit": 60}, seed))
        table.take(table.choices[int(chance.integers(len(table.choices)))])


def agents(chance: np.random.Generator) -> None:
    """PettingZoo's table without its wrappers."""
    env: Any = citadels_v0.raw_env()
    env.reset(seed=1)
    for _ in range(STEPS):
        seen, _, over, _, _ = env.last()
        if over:
            env.reset()
            continue
        env.step(int((chance.random(seen["action_mask"].size) * seen["action_mask"]).argmax()))


def single(chance: np.random.Generator, against: str) -> None:
    """Gymnasium's table, with bots."""
    env: Any = gymnasium.make(NAME, against=against).unwrapped
    seen, _ = env.reset(seed=1)
    for _ in range(STEPS):
        seen, _, over, _, _ = env.step(int((chance.random(seen["action_mask"].size) * seen["action_mask"]).argmax()))
        if over:
            seen, _ = env.reset()


def many(chance: np.random.Generator, against: str) -> None:
    """Many tables together."""
    envs: Any = gymnasium.make_vec(NAME, TABLES, "vector_entry_point", against=against)
    seen, _ = envs.reset(seed=1)
    for _ in range(STEPS // TABLES):
        seen, *_ = envs.step((chance.random(seen["action_mask"].shape) * seen["action_mask"]).argmax(axis=1))


if __name__ == "__main__":
    measured: dict[str, Callable[[np.random.Generator], None]] = {
        "the engine, asked in actions, nothing looked at": alone,
        "PettingZoo, four agents": agents,
        "Gymnasium, against three random": lambda chance: single(chance, "random"),
        "Gymnasium, against three casual": lambda chance: single(chance, "casual"),
        f"{TABLES} tables, against themselves": lambda chance: many(chance, "self"),
        f"{TABLES} tables, against three random": lambda chance: many(chance, "random"),
        f"{TABLES} tables, against three casual": lambda chance: many(chance, "casual"),
    }
    for says, play in measured.items():
        began = time.process_time()
        play(np.random.default_rng(1))
        print(f"{says:<52}{STEPS / (time.process_time() - began):>8,.0f} steps a second")

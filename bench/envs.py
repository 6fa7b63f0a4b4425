"""Measures environments: steps a second of processor time, in interleaved rounds, whose ratios a busy machine spares.

    python -m bench.envs                         ours, in .venv-envs (python3 build test envs makes it)
    python -m bench.envs --peers PYTHON          beside them peers, in another environment with PettingZoo's card games,
                                                 catanatron and OpenSpiel

Actions are drawn at random from the mask, which costs little beside the table. A step is one action of an agent.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np

STEPS = 3_000
TABLES = 32
ROUNDS = 5
GYM = {
    "citadels": "citadels.envs:Citadels-v0", "catan": "catan.envs:Catan-v0", "praga": "praga.envs:CrownAndCrane-v0",
}  # fmt: skip
PEERS = Path(__file__).with_name("envs_beside.py")
Player = Callable[[np.random.Generator, int], None]


def pick(mask: Any, chance: np.random.Generator) -> int:
    """Draw one of the actions that are not masked."""
    open_to = np.flatnonzero(mask)
    return int(open_to[int(chance.random() * len(open_to))])


def alone(game: str, **rules: Any) -> Player:
    """Play without observations: the cost of the engine and of actions."""
    deal = import_module("tabletop.envs.dealing").Deal(import_module(f"{game}.envs.spec").SPEC, None, rules)

    def play(chance: np.random.Generator, steps: int) -> None:
        query, seed = deal.new(0), 0
        for _ in range(steps):
            if query.seat is None:
                seed += 1
                query = deal.new(seed)
            query.take(query.choices[int(chance.random() * len(query.choices))])

    return play


def agents(game: str, **rules: Any) -> Player:
    """Play PettingZoo's table without its wrappers, with observation and mask."""
    env: Any = import_module(f"{game}.envs.{game}_v0").raw_env(**rules)

    def play(chance: np.random.Generator, steps: int) -> None:
        env.reset(seed=1)
        for _ in range(steps):
            seen, _, over, _, _ = env.last()
            if over:
                env.reset()
                continue
            env.step(pick(seen["action_mask"], chance))

    return play


def many(game: str, against: str, **rules: Any) -> Player:
    """Play many tables together, with observations and masks."""
    gymnasium = import_module("gymnasium")
    envs: Any = gymnasium.make_vec(GYM[game], TABLES, "vector_entry_point", against=against, **rules)

    def play(chance: np.random.Generator, steps: int) -> None:
        seen, _ = envs.reset(seed=1)
        for _ in range(steps // TABLES):
            seen, *_ = envs.step((chance.random(seen["action_mask"].shape) * seen["action_mask"]).argmax(axis=1))

    return play


def spiel(game: str, **parameters: Any) -> Player:
    """Play OpenSpiel's game with chance nodes and observation tensors."""
    import_module(f"{game}.envs.openspiel")
    loaded = import_module("pyspiel").load_game(f"python_{game}", parameters)

    def play(chance: np.random.Generator, steps: int) -> None:
        state = loaded.new_initial_state()
        for _ in range(steps):
            while state.is_chance_node():
                state.apply_action(int(chance.random() * 64))
            if state.is_terminal():
                state = loaded.new_initial_state()
                continue
            state.observation_tensor(state.current_player())
            state.apply_action(pick(state.legal_actions_mask(), chance))

    return play


def ours() -> dict[str, Player]:
    """Return every measured table by its name."""
    players: dict[str, Player] = {}
    tables = [(name, rules) for name in GYM for rules in ([{"offers": 0}, {}] if name == "catan" else [{}])]
    for game, rules in tables:
        name = game + ((rules == {"offers": 0} and ", no offers") or "")
        players[f"{name}: actions alone"] = alone(game, **rules)
        players[f"{name}: PettingZoo"] = agents(game, **rules)
        players[f"{name}: {TABLES} tables, against themselves"] = many(game, "self", **rules)
        players[f"{name}: {TABLES} tables, against three random"] = many(game, "random", **rules)
        players[f"{name}: OpenSpiel"] = spiel(game, **rules)
    return players


def measure(play: Player, seed: int) -> float:
    """Return steps a second of processor time."""
    began = time.process_time()
    play(np.random.default_rng(seed), STEPS)
    return STEPS / (time.process_time() - began)


def main() -> None:
    """Measure in rounds, peers between, and print the median of each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--peers", metavar="PYTHON", help="an interpreter in whose environment peers are installed")
    peers = parser.parse_args().peers
    players, rates = ours(), dict[str, list[float]]()
    for seed in range(ROUNDS):
        for name, play in players.items():
            rates.setdefault(name, []).append(measure(play, seed))
        if peers is not None:
            command = [peers, str(PEERS), str(STEPS), str(seed)]
            done = subprocess.run(command, capture_output=True, text=True, check=True)
            for name, number in json.loads(done.stdout.splitlines()[-1]).items():
                rates.setdefault(name, []).append(number)
    for name, numbers in rates.items():
        low, high = min(numbers), max(numbers)
        print(f"{name:<56}{median(numbers):>9,.0f} steps a second ({low:,.0f} to {high:,.0f})")


if __name__ == "__main__":
    main()

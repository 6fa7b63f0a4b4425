"""The deal of a learner's game: players, rules, and a seed drawn from the generator of the environment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from tabletop.envs.query import Query, deal
from tabletop.envs.spec import EnvSpec


class Deal:
    """The common setup of an environment's games; PositionError names what cannot be."""

    __slots__ = ("names", "rules", "spec")

    def __init__(self, spec: EnvSpec, players: int | None, rules: Mapping[str, Any]) -> None:
        """Take the number of players, None for the usual one, and rules by their names in the notation.

        Raises:
            ValueError: there is no table of so many.
            PositionError: a rule cannot be.
        """
        count = spec.usual if players is None else players
        if count not in spec.players:
            raise ValueError(f"{spec.players[0]} to {spec.players[-1]} players are wanted, not {count}")
        self.spec = spec
        self.names = [f"Seat {seat}" for seat in range(count)]
        self.rules: dict[str, Any] = {**spec.rules, **rules}
        self.new(0)  # what cannot be is refused here and not in the first game

    def new(self, seed: int, *, chance: bool = False) -> Query:
        """Deal a game; `seed` is from 0 to 2⁶⁴ less one. With `chance` its random outcomes are asked for."""
        return deal(self.spec, self.names, self.rules, seed, chance=chance)

    def by_chance(self, chance: np.random.Generator) -> Query:
        """Deal a game with a seed drawn from a generator."""
        return self.new(int(chance.integers(1 << 63)))

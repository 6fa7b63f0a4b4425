"""How a learner's game is dealt: players, edition, rules, and a seed drawn from the generator of the environment."""

from __future__ import annotations

from typing import Any

import numpy as np

from citadels.bots.arena import ROUND_LIMIT
from citadels.envs.query import Query
from citadels.game import Game


class Deal:
    """What every game of an environment has in common; PositionError names what cannot be."""

    __slots__ = ("names", "rules")

    def __init__(self, players: int, edition: str, rules: dict[str, Any]) -> None:
        """Take two to eight players, "2005" or "2016", and rules as docs/notation.md has them.

        A game ends after 60 rounds, unless the rules say another `round_limit`, or None: a learner that never builds
        must not play for ever (R4.11).
        """
        self.names = [f"Seat {seat}" for seat in range(players)]
        self.rules: dict[str, Any] = {"edition": edition, "round_limit": ROUND_LIMIT, **rules}
        self.new(0)  # what cannot be is said here and not in the first game

    def new(self, seed: int) -> Query:
        """Deal a game; `seed` is from 0 to 2⁶⁴ less one."""
        return Query(Game.new(self.names, self.rules, seed))

    def by_chance(self, chance: np.random.Generator) -> Query:
        """Deal a game with a seed drawn from a generator."""
        return self.new(int(chance.integers(1 << 63)))

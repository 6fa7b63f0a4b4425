"""Every game as learning agents play it, and games of agents that play at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import catan.envs.spec
import citadels.envs.spec
import praga.envs.spec
from tabletop.core.rng import Dice
from tabletop.envs.query import Query, deal
from tabletop.envs.spec import EnvSpec
from tests.catan.conformance import hidden as of_catan
from tests.conformance import hidden as of_citadels
from tests.praga.conformance import hidden as of_praga


@dataclass(frozen=True, eq=False)
class Table:
    """A game with some rules; `reshuffle(state, seat, dice)` deals everything anew that a seat cannot know."""

    spec: EnvSpec
    gym: str
    rules: dict[str, Any]
    reshuffle: Callable[[Any, int, Dice], Any]

    @property
    def name(self) -> str:
        return f"{self.spec.name} {self.rules}"


CITADELS = Table(citadels.envs.spec.SPEC, "citadels.envs:Citadels-v0", {}, of_citadels.reshuffle)
CATAN = Table(catan.envs.spec.SPEC, "catan.envs:Catan-v0", {}, of_catan.reshuffle)
WITHOUT_OFFERS = Table(catan.envs.spec.SPEC, "catan.envs:Catan-v0", {"offers": 0}, of_catan.reshuffle)
OTHER_CATAN = Table(
    catan.envs.spec.SPEC,
    "catan.envs:Catan-v0",
    {"bank": "hidden", "dice": "deck", "trade_time": "any", "start": "quick", "round_limit": 12, "board": "beginner"},
    of_catan.reshuffle,
)
PRAGA = Table(praga.envs.spec.SPEC, "praga.envs:CrownAndCrane-v0", {}, of_praga.reshuffle)
TABLES = (CITADELS, CATAN, WITHOUT_OFFERS, PRAGA)
WITH_OPTIONS = (*TABLES, OTHER_CATAN)


def first_query(table: Table, seed: int) -> Query:
    """Deal a table of two to four."""
    names = [f"Seat {seat}" for seat in range(2 + seed % 3)]
    return deal(table.spec, names, {**table.spec.rules, **table.rules}, seed)


def decisions(table: Table, seed: int, most: int = 400) -> Iterator[Query]:
    """Play a game, or so many actions of it, and stop at each; offers are rare, or a turn would consist of them."""
    query, dice = first_query(table, seed), Dice(seed)
    actions = table.spec.actions
    for _ in range(most):
        if query.seat is None:
            return
        yield query
        choices = query.choices
        plain = [choice for choice in choices if not actions[choice].startswith("offer ")] or choices
        query.take((plain if dice.below(4) else choices)[dice.below(len(plain))])

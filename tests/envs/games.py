"""Games of learners that play by chance, at tables of all sizes and both editions."""

from __future__ import annotations

from collections.abc import Iterator

from citadels.bots.arena import DRAWN
from citadels.envs.spec import SPEC
from tabletop.core.rng import Dice
from tabletop.envs.query import Query, deal


def first_query(seed: int) -> Query:
    """Deal a table: its size, edition, characters and special districts follow from the seed."""
    seats, setup = 2 + seed % 7, ("random", "random-2016")[seed // 7 % 2]
    rules = {"round_limit": 25, **DRAWN[setup](seats, Dice(~seed))}
    return deal(SPEC, [f"Seat {seat}" for seat in range(seats)], rules, seed)


def decisions(seed: int) -> Iterator[Query]:
    """Play a game through and stop at each action."""
    table, dice = first_query(seed), Dice(seed)
    while table.seat is not None:
        yield table
        choices = table.choices
        table.take(choices[dice.below(len(choices))])

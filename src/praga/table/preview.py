"""A preview of a move's gains and costs, without what it would reveal."""

from __future__ import annotations

from typing import Final

from praga.core.goods import Effect, Part
from praga.core.moves import Move
from praga.core.state import State
from tabletop.core.engine import apply

# What a move may change, in the order in which it is told.
GOODS: Final = ("points", "gold", "stone", "silver", "goldw", "egg", "red", "blue", "mine", "quarry", "tech", "univ")


def changes(before: State, after: State, seat: int) -> tuple[Effect, Effect]:
    """Return what a seat has gained between two states, and what it has paid."""
    parts = [Part(good, getattr(after, good)[seat] - getattr(before, good)[seat]) for good in GOODS]
    gained = tuple([part for part in parts if part.number > 0])
    return gained, tuple([Part(part.good, -part.number) for part in parts if part.number < 0])


def preview(state: State, seat: int, move: Move) -> tuple[Effect, Effect]:
    """Return what a legal move would bring a seat at once, and what it would cost; questions stay open."""
    after = state.clone()
    apply(after, move)
    return changes(state, after, seat)

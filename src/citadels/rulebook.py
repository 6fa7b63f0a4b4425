"""Citadels as the kernel plays, shows and writes any game (`tabletop.core.rulebook`)."""

from __future__ import annotations

from typing import Any

from citadels.core.state import State
from citadels.flow.scoring import score, winners
from citadels.flow.setup import new_state
from citadels.notation.position import read_position, write_position
from citadels.views.observing import observe, view
from tabletop.core.rulebook import Rulebook


def new(seats: int, rules: dict[str, Any], seed: int) -> State:
    """Deal a game to seats without names, by these rules (notation §1)."""
    return new_state([f"Seat {seat}" for seat in range(seats)], rules, seed)


def scores(state: State) -> list[int]:
    """Return the points by seat (R8.2)."""
    return [score(state, seat) for seat in range(len(state.players))]


RULEBOOK = Rulebook(
    new=new, view=view, observe=observe, write=write_position, read=read_position, scores=scores, winners=winners
)

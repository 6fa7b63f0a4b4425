"""The functions of Catan that the kernel calls (`tabletop.core.rulebook`)."""

from __future__ import annotations

from typing import Any

from catan.core.state import State
from catan.flow.scoring import scores, winners
from catan.flow.setup import new_state
from catan.notation.position import read_position, write_position
from catan.views.observing import view
from catan.views.view import observe
from tabletop.core.rulebook import Rulebook


def new(seats: int, rules: dict[str, Any], seed: int) -> State:
    """Set up a game with these rules for players named "Seat 0", "Seat 1" and so on (notation §2)."""
    return new_state([f"Seat {seat}" for seat in range(seats)], rules, seed)


RULEBOOK = Rulebook(
    new=new, view=view, observe=observe, write=write_position, read=read_position, scores=scores, winners=winners
)

"""Catan as the arena takes it: games of bots end, if nobody ever reaches the points (K12.28)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from catan.core.state import State
from catan.rulebook import RULEBOOK
from tabletop.rules import Rulebook

ROUND_LIMIT = 300


def new(seats: int, setup: Any, seed: int) -> State:
    """Deal a game; `setup` is a dict of rules (notation §2) or None for the usual ones."""
    state: State = RULEBOOK.new(seats, {"round_limit": ROUND_LIMIT, **dict(setup or {})}, seed)
    return state


CATAN: Rulebook = replace(RULEBOOK, new=new)

"""The rulebook for the arena: games have a round limit, so that they always end (K12.28)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from catan.core.state import State
from catan.rulebook import RULEBOOK
from tabletop.core.rulebook import Rulebook

ROUND_LIMIT = 300


def new(seats: int, setup: Any, seed: int) -> State:
    """Set up a game; `setup` is a dict of options (notation §2), None for the defaults."""
    state: State = RULEBOOK.new(seats, {"round_limit": ROUND_LIMIT, **dict(setup or {})}, seed)
    return state


CATAN: Rulebook = replace(RULEBOOK, new=new)

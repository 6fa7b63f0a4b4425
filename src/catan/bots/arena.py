"""The rulebook for the arena: games have a round limit, so that they always end (K12.28)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from catan.core.state import State
from catan.rulebook import RULEBOOK

ROUND_LIMIT = 300


def deal(names: Sequence[str], rules: Any, seed: int) -> State:
    """Set up a game; `rules` is a dict of options (notation §2), None for the defaults."""
    state: State = RULEBOOK.deal(names, {"round_limit": ROUND_LIMIT, **dict(rules or {})}, seed)
    return state


CATAN = replace(RULEBOOK, deal=deal)

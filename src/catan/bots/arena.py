"""The rulebook for the arena: games have a round limit, so that they always end (K12.28)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from catan.core.state import State
from catan.rulebook import RULEBOOK

ROUND_LIMIT = 300


def rules_of(_players: int, rules: Any, _seed: int) -> dict[str, Any]:
    """Return the rules of one game; `rules` is a dict of options (notation §2), None for the defaults."""
    return {"round_limit": ROUND_LIMIT, **dict(rules or {})}


def deal(names: Sequence[str], rules: Any, seed: int) -> State:
    """Set up a game by the rules of `rules_of`."""
    state: State = RULEBOOK.deal(names, rules_of(len(names), rules, seed), seed)
    return state


CATAN = replace(RULEBOOK, deal=deal)

"""The rulebook for the arena: alone a game needs its option (P16.4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from praga.core.state import State
from praga.rulebook import RULEBOOK


def rules_of(players: int, rules: Any, _seed: int) -> dict[str, Any]:
    """Return the rules of one game; `rules` is a dict of options (notation §2), None for the defaults."""
    return {"solo": players == 1, **dict(rules or {})}


def deal(names: Sequence[str], rules: Any, seed: int) -> State:
    """Set up a game by the rules of `rules_of`."""
    state: State = RULEBOOK.deal(names, rules_of(len(names), rules, seed), seed)
    return state


PRAGA = replace(RULEBOOK, deal=deal)

"""The rulebook for the arena: alone a game needs its option (P16.4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from praga.core.state import State
from praga.rulebook import RULEBOOK


def deal(names: Sequence[str], rules: Any, seed: int) -> State:
    """Set up a game; `rules` is a dict of options (notation §2), None for the defaults."""
    state: State = RULEBOOK.deal(names, {"solo": len(names) == 1, **dict(rules or {})}, seed)
    return state


PRAGA = replace(RULEBOOK, deal=deal)

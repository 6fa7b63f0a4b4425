"""Reading and writing what a table agreed on (K11, notation §2 `rules`)."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from catan.core.rules import Rules
from tabletop.validation import choice, number, only_keys, truth

# The options that are one of a few words, and those that are whole numbers from the least to the most.
WORDS = {
    "board": ("random", "beginner"),
    "numbers": ("spiral", "apart", "loose"),
    "harbours": ("fixed", "shuffled"),
    "start": ("snake", "quick"),
    "victims": ("one", "all"),
    "dice": ("dice", "deck"),
    "trade_time": ("after_roll", "any"),
    "point_cards": ("hidden", "open"),
    "bank": ("open", "hidden"),
}
NUMBERS = {"points": (3, 20), "discard_limit": (4, 20), "calm_rounds": (0, 5), "offers": (0, 10)}
TRUTHS = ("friendly_robber", "counters")
KEYS = tuple([option.name for option in fields(Rules)])


def read_rules(written: Any, key: str = "rules") -> Rules:
    """Check a table's rules; PositionError names the key. What is left out is as usual."""
    only_keys(written, KEYS, key)
    return Rules(**{name: _read(name, value, f"{key}.{name}") for name, value in written.items()})


def write_rules(rules: Rules) -> dict[str, Any]:
    """Write a table's rules, every key."""
    return {key: getattr(rules, key) for key in KEYS}


def _read(name: str, value: Any, key: str) -> Any:
    if name in WORDS:
        return choice(value, WORDS[name], key)
    if name in NUMBERS:
        return number(value, key, *NUMBERS[name])
    if name in TRUTHS:
        return truth(value, key)
    return None if value is None else number(value, key, 1)  # round_limit

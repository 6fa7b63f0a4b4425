"""Reading and writing the options of a game (K11, notation §2 `rules`)."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from catan.core.rules import Rules
from tabletop.notation.options import later_defaults, write_options
from tabletop.notation.validation import choice, number, only_keys, truth

# Options with words as values, and options with integers from minimum to maximum.
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
# The options with which the notation was published: every position has them. Closed; a later one is written where it is
# changed (notation §2, docs/adr/0036).
PUBLISHED: Final = (
    "board", "numbers", "harbours", "start", "points", "discard_limit", "friendly_robber", "victims", "dice",
    "calm_rounds", "offers", "counters", "trade_time", "point_cards", "bank", "round_limit",
)  # fmt: skip
LATER: Final = later_defaults(Rules, PUBLISHED)


def read_rules(data: Any, key: str = "rules") -> Rules:
    """Read and check options; absent ones have their defaults. PositionError names the wrong key."""
    only_keys(data, KEYS, key)
    return Rules(**{name: _read(name, value, f"{key}.{name}") for name, value in data.items()})


def write_rules(rules: Rules) -> dict[str, Any]:
    """Return the options as positions and views have them: the published ones, and later ones that are changed."""
    return write_options(rules, PUBLISHED)


def _read(name: str, value: Any, key: str) -> Any:
    if name in WORDS:
        return choice(value, WORDS[name], key)
    if name in NUMBERS:
        return number(value, key, *NUMBERS[name])
    if name in TRUTHS:
        return truth(value, key)
    return None if value is None else number(value, key, 1)  # round_limit

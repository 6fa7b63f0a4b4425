"""Reading and writing the options of a game (P16, notation §2 `rules`)."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from praga.core.rules import Rules
from praga.core.tables import PLANKS, REPLACED
from tabletop.core.errors import PositionError, short
from tabletop.notation.options import later_defaults, write_options
from tabletop.notation.validation import choice, number, only_keys, rows, truth

WORDS: Final = {
    "data": tuple(REPLACED),
    "tiles": ("A", "B"),
    "crane_order": ("random", "fixed"),
    "tokens": ("all", "by_players"),
    "road_tiles": ("none", "chance", "all"),
}
KEYS: Final = tuple([option.name for option in fields(Rules)])
# The options with which the notation was published: every position has them. Closed; a later one is written where it is
# changed (notation §2, docs/adr/0036).
PUBLISHED: Final = ("data", "tiles", "crane_order", "tokens", "bridge", "road_tiles", "first", "solo")
LATER: Final = later_defaults(Rules, PUBLISHED)


def read_rules(data: Any, players: int, key: str = "rules") -> Rules:
    """Read and check options; absent ones have their defaults. PositionError names the wrong key."""
    only_keys(data, KEYS, key)
    rules = Rules(**{name: _read(name, value, players, f"{key}.{name}") for name, value in data.items()})
    if rules.solo != (players == 1):
        raise PositionError(f"{key}.solo", "a game for one, and no other, is played alone (P16.4)")
    return rules


def write_rules(rules: Rules) -> dict[str, Any]:
    """Return the options as positions and views have them: the published ones, and later ones that are changed."""
    bridge = rules.bridge if isinstance(rules.bridge, str) else list(rules.bridge)
    return write_options(rules, PUBLISHED) | {"bridge": bridge}


def _read(name: str, value: Any, players: int, key: str) -> Any:
    if name in WORDS:
        return choice(value, WORDS[name], key)
    if name == "bridge":
        return _read_bridge(value, key)
    if name == "first":
        return None if value is None else number(value, key, 0, players - 1)
    return truth(value, key)


def _read_bridge(value: Any, key: str) -> str | tuple[int, ...]:
    if value == "chance":
        return "chance"
    if isinstance(value, str) or len(rows(value, key)) != len(PLANKS):
        raise PositionError(
            key, f'"chance" or a side for each of {len(PLANKS)} planks is wanted here, not {short(value)}'
        )
    return tuple([number(side, f"{key}[{at}]", 0, len(PLANKS[at]) - 1) for at, side in enumerate(value)])

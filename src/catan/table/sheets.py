"""Data of the first screen before the engine is ready: seats, bots, options and costs."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from catan.bots import BOTS
from catan.core.resources import COST_OF_CARD, COST_OF_CITY, COST_OF_ROAD, COST_OF_SETTLEMENT, Bundle
from catan.core.rules import Rules
from catan.table.daily import DAILY
from catan.table.places import of_bundle
from tabletop.notation.validation import unseen_pattern

# The options that a form shows, with values beside the usual one (K11.4).
OFFERED: Final[dict[str, tuple[Any, ...]]] = {
    "board": ("beginner",),
    "points": (8, 9, 11, 12, 13, 14),
    "start": ("quick",),
    "friendly_robber": (True,),
    "dice": ("deck",),
    "offers": (0, 1, 2, 3, 10),
    "numbers": ("apart", "loose"),
    "harbours": ("shuffled",),
    "discard_limit": (8, 9, 10),
    "calm_rounds": (1, 2, 3),
    "victims": ("all",),
    "trade_time": ("any",),
    "counters": (False,),
    "point_cards": ("open",),
    "bank": ("hidden",),
}
# Tables that are set with one tap, each by the options that it changes.
PRESETS: Final[dict[str, dict[str, Any]]] = {
    "classic": {},
    "gentle": {"board": "beginner", "friendly_robber": True, "calm_rounds": 2},
    "quick": {"points": 8, "start": "quick"},
}
COSTS: Final[dict[str, Bundle]] = {
    "road": COST_OF_ROAD, "settle": COST_OF_SETTLEMENT, "city": COST_OF_CITY, "buy": COST_OF_CARD,
}  # fmt: skip


def setup_sheet() -> dict[str, Any]:
    """Return what a table can be set with (notation §2 `rules`), and what everything costs (K6.1)."""
    usual = {field.name: field.default for field in fields(Rules)}
    return {
        "players": {"min": 2, "max": 4, "default": 4},
        "bots": {"strengths": [name for name in BOTS if name != "random"], "personalities": []},
        "bot": "casual",
        "day": DAILY.sheet(),
        "names": {"unseen": unseen_pattern()},
        "options": [
            {"id": name, "values": _in_order([usual[name], *values]), "default": usual[name]}
            for name, values in OFFERED.items()
        ],
        "presets": [{"id": name, "rules": rules} for name, rules in PRESETS.items()],
        "costs": {kind: of_bundle(cost) for kind, cost in COSTS.items()},
    }


def _in_order(values: list[Any]) -> list[Any]:
    """Return values with numbers in ascending order; words stay as they are, the usual one first."""
    return sorted(values) if all(type(value) is int for value in values) else values

"""Random options of Catan, for Hypothesis and by seed (notation §2)."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from tabletop.core.rng import Dice

# Values of every option; for numbers, the ends of the range and values between.
OPTIONS: dict[str, tuple[Any, ...]] = {
    "board": ("random", "beginner"),
    "numbers": ("spiral", "apart", "loose"),
    "harbours": ("fixed", "shuffled"),
    "start": ("snake", "quick"),
    "points": (3, 5, 8, 10, 20),
    "discard_limit": (4, 7, 9, 20),
    "friendly_robber": (False, True),
    "victims": ("one", "all"),
    "dice": ("dice", "deck"),
    "calm_rounds": (0, 2, 5),
    "offers": (0, 1, 5, 10),
    "counters": (True, False),
    "trade_time": ("after_roll", "any"),
    "point_cards": ("hidden", "open"),
    "bank": ("open", "hidden"),
    "round_limit": (1, 6, 15, 25),
}


@st.composite
def setups(draw: st.DrawFn) -> tuple[int, dict[str, Any]]:
    """A number of players and rules for them, every option included; each game ends after some rounds."""
    return draw(st.integers(2, 4)), {key: draw(st.sampled_from(values)) for key, values in OPTIONS.items()}


def setup(dice: Dice) -> tuple[int, dict[str, Any]]:
    """A random number of players and random rules."""
    return 2 + dice.below(3), {key: values[dice.below(len(values))] for key, values in OPTIONS.items()}

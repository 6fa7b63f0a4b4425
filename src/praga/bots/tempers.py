"""Tempers: by what the worth of things is multiplied when a bot with a temper plans its turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from praga.bots.value import Weights

# By the words of any game (tabletop.bots.tempers).
BENDS: Final[Mapping[str, Mapping[str, float]]] = {
    # Hurries along the road.
    "hasty": {"road": 2.0},
    # Fills the stores, and likes a mine and a quarry that bring much.
    "patient": {"gold": 1.3, "stone": 1.3, "produce": 1.5},
    # Looks for technologies, and studies.
    "curious": {"learn": 1.5, "lasting": 1.6, "once": 1.25},
    # Is first at the plazas.
    "sly": {"claim": 1.4, "cube": 1.2},
    # Walls the own city in.
    "vengeful": {"wall": 2.0},
    # Collects windows and eggs.
    "peaceful": {"egg": 2.0, "windows": 1.3, "gold_windows": 1.2},
    # Keeps gold and stone.
    "grasping": {"gold": 1.2, "stone": 1.2, "spare": 1.4},
    # Nothing shows it here: with seals at 1.8 no more were taken.
    "proud": {},
    # Upgrades actions for their bonuses.
    "fierce": {"bonus": 2.0},
    # Collects windows.
    "devout": {"gold_windows": 1.8, "windows": 1.5},
}


def bent(weights: Weights, temper: str) -> Weights:
    """Return weights bent towards a temper; KeyError if there is none of that name."""
    return weights._replace(**{name: getattr(weights, name) * factor for name, factor in BENDS[temper].items()})

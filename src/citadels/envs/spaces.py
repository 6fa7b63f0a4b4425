"""Observation and action spaces for Gymnasium and PettingZoo."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from citadels.envs.actions import ACTIONS
from citadels.envs.fields import FIELDS, SIZE


def observations() -> spaces.Dict[Any]:
    """Return the space of a view and a mask, as `citadels.envs.encoding` writes them."""
    high = np.concatenate([np.full(field.size, field.most, np.uint8) for field in FIELDS.values()])
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros(SIZE, np.uint8), high, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (len(ACTIONS),), np.int8),
        }
    )


def actions() -> spaces.Discrete:
    """Return the space of actions."""
    return spaces.Discrete(len(ACTIONS))

"""Observation and action spaces for Gymnasium and PettingZoo."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from tabletop.envs.spec import EnvSpec


def observations(spec: EnvSpec) -> spaces.Dict[Any]:
    """Return the space of a view and a mask."""
    fields = spec.fields.values()
    high = np.repeat([np.uint8(field.most) for field in fields], [field.size for field in fields])
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros(len(high), np.uint8), high, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (len(spec.actions),), np.int8),
        }
    )


def actions(spec: EnvSpec) -> spaces.Discrete:
    """Return the space of actions."""
    return spaces.Discrete(len(spec.actions))

"""Crown and Crane for PettingZoo: seats take their turns as agents (AEC), each with its own view and no more.

`from praga.envs import praga_v0`, and `praga_v0.env(players=4)` makes one. What the numbers mean is in
docs/praga/environments.md.
"""

from __future__ import annotations

from typing import Any

from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from praga.envs.spec import SPEC
from tabletop.envs.aec import TableEnv, metadata_of, wrapped


def env(players: int = 4, render_mode: str | None = None, **rules: Any) -> OrderEnforcingWrapper:
    """Return the environment as PettingZoo's own are wrapped: a masked action costs a point and ends the game.

    Arguments as for `raw_env`.
    """
    return wrapped(raw_env(players=players, render_mode=render_mode, **rules))


class raw_env(TableEnv):  # noqa: N801 - PettingZoo calls it so
    """A table of `players` (2 to 4), with rules as in docs/praga/notation.md by their names."""

    spec = SPEC
    metadata = metadata_of(SPEC)

"""Citadels for PettingZoo: seats take their turns as agents (AEC), each seeing its own view and no more.

`from citadels.envs import citadels_v0`, and `citadels_v0.env(players=4, edition="2005")` makes one. What the numbers
mean is in docs/environments.md.
"""

from __future__ import annotations

from typing import Any

from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from citadels.envs.spec import SPEC
from tabletop.envs.aec import TableEnv, metadata_of, wrapped


def env(players: int = 4, edition: str = "2005", render_mode: str | None = None, **rules: Any) -> OrderEnforcingWrapper:
    """Return the environment as PettingZoo's own are wrapped: who takes an action that is masked loses a point.

    Arguments as for `raw_env`.
    """
    return wrapped(raw_env(players=players, edition=edition, render_mode=render_mode, **rules))


class raw_env(TableEnv):  # noqa: N801 - PettingZoo calls it so
    """A table of `players` (2 to 8) of an edition ("2005" or "2016"), with rules as in docs/notation.md by their names.

    The agents are `seat_0`, `seat_1` and so on. Rewards come at the end: each seat's share of the win, 1 in all; so the
    sum is constant and not zero. PositionError names what in the rules cannot be, IllegalMove an action that is masked.
    """

    spec = SPEC
    metadata = metadata_of(SPEC)

    def __init__(self, players: int = 4, edition: str = "2005", render_mode: str | None = None, **rules: Any) -> None:
        super().__init__(players, render_mode, edition=edition, **rules)

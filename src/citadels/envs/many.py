"""Many tables of Citadels in one process, stepped together, as a vector environment of Gymnasium: arrays in and out.

`gymnasium.make_vec("citadels.envs:Citadels-v0", 64, "vector_entry_point", against="random")` makes one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from citadels.envs.spec import SPEC
from tabletop.envs.many import ManyEnv


class Many(ManyEnv):
    """So many tables (`num_envs`), each like `Single`; where a game is over, a new one is dealt."""

    table = SPEC

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 4,
        against: str | Sequence[str] = "casual",
        seat: int | None = None,
        edition: str = "2005",
        **rules: Any,
    ) -> None:
        super().__init__(num_envs, players, against, seat, edition=edition, **rules)

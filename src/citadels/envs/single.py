"""Citadels for Gymnasium: one learner at a table of bots.

`gymnasium.make("citadels.envs:Citadels-v0", players=4, against="casual")` makes one. What the numbers mean is in
docs/environments.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from citadels.envs.spec import SPEC
from tabletop.envs.single import SingleEnv


class Single(SingleEnv):
    """A table of an edition ("2005" or "2016") at which `seat` is the learner's and bots have the others."""

    table = SPEC
    metadata = {"render_modes": [*SPEC.modes], "render_fps": 1}  # noqa: RUF012 - Gymnasium has it so

    def __init__(
        self,
        players: int = 4,
        against: str | Sequence[str] = "casual",
        seat: int | None = None,
        edition: str = "2005",
        render_mode: str | None = None,
        **rules: Any,
    ) -> None:
        super().__init__(players, against, seat, render_mode, edition=edition, **rules)

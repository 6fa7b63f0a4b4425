"""Crown and Crane for Gymnasium: one learner at a table of bots.

`gymnasium.make("praga.envs:CrownAndCrane-v0", players=4, against="casual")` makes one. What the numbers mean is in
docs/praga/environments.md.
"""

from __future__ import annotations

from praga.envs.spec import SPEC
from tabletop.envs.single import SingleEnv


class Single(SingleEnv):
    """A table at which `seat` is the learner's and bots have the others."""

    table = SPEC
    metadata = {"render_modes": [*SPEC.modes], "render_fps": 1}  # noqa: RUF012 - Gymnasium has it so

"""Many tables of Catan in one process, stepped together, as a vector environment of Gymnasium: arrays in and out.

`gymnasium.make_vec("catan.envs:Catan-v0", 64, "vector_entry_point", against="random")` makes one.
"""

from __future__ import annotations

from catan.envs.spec import SPEC
from tabletop.envs.many import ManyEnv


class Many(ManyEnv):
    """So many tables (`num_envs`), each like `Single`; where a game is over, a new one is dealt."""

    table = SPEC

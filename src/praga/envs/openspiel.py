"""Crown and Crane for OpenSpiel: importing this module registers the game `python_praga`.

`pyspiel.load_game("python_praga(players=4)")` makes one, with chance nodes; with `seed=7` the seed decides all random
events. What the numbers mean is in docs/praga/environments.md.
"""

from __future__ import annotations

from typing import Final

import pyspiel

from praga.envs.spec import SPEC
from tabletop.envs.openspiel import TableGame, game_type, parameters_of

PARAMETERS: Final = parameters_of(SPEC)
GAME_TYPE: Final = game_type(SPEC)


class PragaGame(TableGame):
    """The game for a number of players, a seed and some rules; PositionError names what cannot be."""

    spec = SPEC


pyspiel.register_game(GAME_TYPE, PragaGame)

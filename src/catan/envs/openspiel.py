"""Catan for OpenSpiel: importing this module registers the game `python_catan`.

`pyspiel.load_game("python_catan(players=4)")` makes one, with chance nodes; with `seed=7` the seed decides all random
events. What the numbers mean is in docs/catan/environments.md.
"""

from __future__ import annotations

from typing import Final

import pyspiel

from catan.envs.spec import SPEC
from tabletop.envs.openspiel import TableGame, game_type, parameters_of

PARAMETERS: Final = parameters_of(SPEC)
GAME_TYPE: Final = game_type(SPEC)


class CatanGame(TableGame):
    """The game for a number of players, a seed and some rules; PositionError names what cannot be."""

    spec = SPEC


pyspiel.register_game(GAME_TYPE, CatanGame)

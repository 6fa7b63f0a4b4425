"""Citadels for OpenSpiel: importing this module registers the game `python_citadels`.

`pyspiel.load_game("python_citadels(players=4,edition=2005)")` makes one, with chance nodes; with `seed=7` the seed
deals the cards and decides all random events. What the numbers mean is in docs/environments.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pyspiel

from citadels.envs.spec import SPEC
from tabletop.envs.openspiel import TableGame, TableObserver, TableState, game_type, parameters_of

PARAMETERS: Final = parameters_of(SPEC)
GAME_TYPE: Final = game_type(SPEC)
CitadelsState = TableState
CitadelsObserver = TableObserver


class CitadelsGame(TableGame):
    """The game for a number of players, a seed and an edition, 2005 or 2016; PositionError names what cannot be."""

    spec = SPEC

    @classmethod
    def rules(cls, parameters: Mapping[str, Any]) -> dict[str, Any]:
        """Return the rules that parameters stand for: the edition is a number here and a word there."""
        return {"edition": str(parameters["edition"])}


pyspiel.register_game(GAME_TYPE, CitadelsGame)

"""The Warlord of 2016, who destroys at any time of his turn (E6.8W)."""

from __future__ import annotations

from dataclasses import replace

from citadels.cards.roles import warlord
from citadels.cards.roles.powers import income
from citadels.core.definitions import MILITARY, Role

DESTROY = replace(warlord.DESTROY, offer=warlord.razings, refuse=None, targets=warlord.spared)

WARLORD = Role(
    "warlord", 8, MILITARY, edition="2016", text="warlord-2016",
    powers=(income(MILITARY), DESTROY),
)  # fmt: skip

"""The Bishop (R6.5B): what shields a city is in `shields`."""

from __future__ import annotations

from citadels.cards.roles.powers import income
from citadels.core.definitions import RELIGIOUS, Role

BISHOP = Role(
    "bishop", 5, RELIGIOUS,
    powers=(income(RELIGIOUS),),
)  # fmt: skip

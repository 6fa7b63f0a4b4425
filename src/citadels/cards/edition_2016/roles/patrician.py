"""The Patrician (E6.4P)."""

from __future__ import annotations

from citadels.cards.roles.king import crowned
from citadels.cards.roles.powers import income_in_cards
from citadels.core.definitions import NOBLE, Role

PATRICIAN = Role(
    "patrician", 4, NOBLE, edition="2016",
    powers=(income_in_cards(NOBLE),),
    when=crowned("patrician"),
)  # fmt: skip

"""The Trader (E6.6T)."""

from __future__ import annotations

from citadels.cards.roles.powers import income
from citadels.core.definitions import TRADE, District, Role
from citadels.core.hooks import RoleAsks


def _is_trade(district: District) -> bool:
    return district.kind == TRADE


TRADER = Role(
    "trader", 6, TRADE, edition="2016",
    powers=(income(TRADE),),
    asks=RoleAsks(beyond_limit=_is_trade),
)  # fmt: skip

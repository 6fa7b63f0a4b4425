"""The 54 common districts (R1.2)."""

from __future__ import annotations

from citadels.core.definitions import MILITARY, NOBLE, RELIGIOUS, TRADE, District

COMMON = (
    District("temple", RELIGIOUS, 1, 3),
    District("church", RELIGIOUS, 2, 3),
    District("monastery", RELIGIOUS, 3, 3),
    District("cathedral", RELIGIOUS, 5, 2),
    District("watchtower", MILITARY, 1, 3),
    District("prison", MILITARY, 2, 3),
    District("battlefield", MILITARY, 3, 3),
    District("fortress", MILITARY, 5, 2),
    District("manor", NOBLE, 3, 5),
    District("castle", NOBLE, 4, 4),
    District("palace", NOBLE, 5, 3),
    District("tavern", TRADE, 1, 5),
    District("trading_post", TRADE, 2, 3),
    District("market", TRADE, 2, 4),
    District("docks", TRADE, 3, 3),
    District("harbor", TRADE, 4, 3),
    District("town_hall", TRADE, 5, 2),
)

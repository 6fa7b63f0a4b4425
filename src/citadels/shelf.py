"""Where every card is found by its name; `catalog` fills it once, in the order of R1.2 to R1.5."""

from __future__ import annotations

from citadels.records import Built, District, Role

ROLES: dict[str, Role] = {}
DISTRICTS: dict[str, District] = {}
# A district as it is laid, without anything on it: one object per card.
PLAIN: dict[str, Built] = {}

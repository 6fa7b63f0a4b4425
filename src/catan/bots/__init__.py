"""Bots for Catan; each decides from the view of its seat, never from the state."""

from __future__ import annotations

from catan.bots.tiers import TIERS, with_temper
from tabletop.bots.protocol import Factory
from tabletop.bots.random_bot import AtRandom
from tabletop.bots.tempers import tempered

# By name, the weakest first.
BOTS: dict[str, Factory] = {"random": AtRandom, **TIERS}
# Those and every tier with a temper: all that may sit at a table.
SEATED: dict[str, Factory] = {**BOTS, **tempered(TIERS, with_temper)}

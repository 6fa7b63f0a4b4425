"""Bots for Crown and Crane; each decides from the view of its seat, never from the state."""

from __future__ import annotations

from praga.bots.tiers import TIERS
from tabletop.bots.protocol import Factory
from tabletop.bots.random_bot import AtRandom

# By name, the weakest first.
BOTS: dict[str, Factory] = {"random": AtRandom, **TIERS}

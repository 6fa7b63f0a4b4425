"""The bots: each chooses by its own view and never sees the state of a game."""

from __future__ import annotations

from citadels.bots.styles import STYLES
from citadels.bots.tiers import TIERS, styled
from tabletop.bots.protocol import Factory
from tabletop.bots.random_bot import AtRandom

# By name: random, the tiers from the weakest on, the styles (each about as strong as `strong`).
BOTS: dict[str, Factory] = {
    "random": AtRandom,
    **TIERS,
    **{name: styled(name) for name in STYLES},
}
# Bots that are no more, and who plays on in their place at tables that were kept.
RENAMED = {"thumb": "casual"}

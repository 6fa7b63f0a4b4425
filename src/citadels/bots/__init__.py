"""The bots: each chooses by its own view and never sees the state of a game."""

from __future__ import annotations

from citadels.bots.styles import STYLES
from citadels.bots.tiers import TIERS, styled, with_temper
from tabletop.bots.protocol import Factory
from tabletop.bots.random_bot import AtRandom
from tabletop.bots.tempers import tempered

# By name: random, the tiers from the weakest on, the styles (each about as strong as `strong`).
BOTS: dict[str, Factory] = {
    "random": AtRandom,
    **TIERS,
    **{name: styled(name) for name in STYLES},
}
# Those and every tier with a temper: all that may sit at a table.
SEATED: dict[str, Factory] = {**BOTS, **tempered(TIERS, with_temper)}
# Bots that are no more, and who plays on in their place at tables that were kept.
RENAMED = {"thumb": "casual"}

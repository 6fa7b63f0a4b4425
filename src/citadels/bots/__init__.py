"""The bots: each chooses by its own view and never sees the state of a game."""

from __future__ import annotations

from citadels.bots.at_random import AtRandom
from citadels.bots.styles import STYLES
from citadels.bots.thumb import Thumb
from citadels.bots.tiers import TIERS, styled
from tabletop.bots import Factory

# By name: random, the rules of thumb, the tiers from the weakest on, the styles (each about as strong as `strong`).
BOTS: dict[str, Factory] = {
    "random": AtRandom,
    "thumb": Thumb,
    **TIERS,
    **{name: styled(name) for name in STYLES},
}

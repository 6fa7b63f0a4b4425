"""The bots: each chooses by its own view and never sees the state of a game."""

from __future__ import annotations

from citadels.bots.at_random import AtRandom
from citadels.bots.thumb import Thumb
from tabletop.bots import Factory

# By name, weakest first.
BOTS: dict[str, Factory] = {"random": AtRandom, "thumb": Thumb}

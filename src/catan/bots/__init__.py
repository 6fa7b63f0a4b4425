"""Catan's bots: each chooses by its own view and never sees the state of a game."""

from __future__ import annotations

from catan.bots.casual import Casual
from catan.bots.newcomer import Newcomer
from tabletop.at_random import AtRandom
from tabletop.bots import Factory

# By name, from the weakest on.
BOTS: dict[str, Factory] = {"random": AtRandom, "newcomer": Newcomer, "casual": Casual}

"""Bots for Catan; each decides from the view of its seat, never from the state."""

from __future__ import annotations

from catan.bots.casual import Casual
from catan.bots.newcomer import Newcomer
from tabletop.at_random import AtRandom
from tabletop.bots import Factory

# By name, the weakest first.
BOTS: dict[str, Factory] = {"random": AtRandom, "newcomer": Newcomer, "casual": Casual}

"""The tiers, weakest first."""

from __future__ import annotations

from catan.bots.newcomer import Newcomer
from catan.bots.policy.weights import HAND_SET
from catan.bots.weighted import Weighted
from tabletop.bots.protocol import Bot, Factory


def casual() -> Bot:
    """Return a bot with weights set by hand."""
    return Weighted(HAND_SET)


TIERS: dict[str, Factory] = {"newcomer": Newcomer, "casual": casual}

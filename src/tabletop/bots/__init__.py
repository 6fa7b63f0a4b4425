"""The protocol of bots, and two bots that play any game."""

from tabletop.bots.protocol import UNLIMITED, Allowance, Bot, Budget, Factory, unlimited

__all__ = ["UNLIMITED", "Allowance", "Bot", "Budget", "Factory", "unlimited"]

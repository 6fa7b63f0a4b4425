"""What a bot is, and two that play any game."""

from tabletop.bots.protocol import UNLIMITED, Allowance, Bot, Budget, Factory, unlimited

__all__ = ["UNLIMITED", "Allowance", "Bot", "Budget", "Factory", "unlimited"]

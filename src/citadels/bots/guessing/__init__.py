"""Guessing: what one seat can know of hidden cards, and a hidden world dealt to fit it."""

from citadels.bots.guessing.world import Belief, guess

__all__ = ["Belief", "guess"]

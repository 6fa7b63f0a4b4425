"""Nim: take counters from one of three heaps; whoever takes the last counter wins."""

from nim.game import Game

__all__ = ["Game"]
__version__ = "1"

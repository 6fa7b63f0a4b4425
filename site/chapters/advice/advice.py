"""Advice: what the Expert would do, and after the game what the decisions cost."""

from hint import ask
from review import review


def meanings(page):
    """What the taps mean that this chapter knows."""
    return {"hint": lambda: ask(page), "review": lambda: review(page)}

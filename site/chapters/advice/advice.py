"""Advice: what the Expert would do, and after the game what the decisions cost."""

from hint import ask
from review import review


def actions(page):
    """The handlers of the actions that this chapter knows, by name."""
    return {"hint": lambda: ask(page), "review": lambda: review(page)}

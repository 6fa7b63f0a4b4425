"""Advice: what the Expert would do, and after the game what the decisions cost."""

from following import following
from hint import ask
from review import review
from trial import request


def actions(page):
    """The handlers of the actions that this chapter knows, by name."""

    def begin():
        """Try steps from here on; the bar above the question then says so."""
        following(page)
        return request(page, "try")

    return {
        "hint": lambda: ask(page),
        "review": lambda: review(page),
        "plan-leave": lambda: following(page).leave(),
        "plan-show": lambda move: following(page).show(),
        "try": begin,
        "keep": lambda: request(page, "keep"),
        "drop": lambda: request(page, "drop"),
    }

"""Advice on a move in a game that has no signs of its own."""


def signs(choice):
    """The signs of a move, as trees; None for none."""


def figures_of(reason):
    """The figures of a reason, as trees; None where it is words."""


def before_review(answer, view):
    """Draw nothing before the review of a decision."""
    return []

"""What advice shows of a move in a game that has no signs of its own."""


def signs(choice):
    """The signs of a move, as trees; None for none."""


def before_review(answer, view):
    """What stands before the review of a decision: nothing."""
    return []

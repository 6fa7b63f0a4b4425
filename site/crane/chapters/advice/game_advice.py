"""What advice shows of a move of Crown and Crane."""

from pieces import FILE, action_sign
from tray import draw_note
from ui import icon


def signs(choice):
    """Draw the sign of the action; None where the move is none."""
    kind = choice["move"].split()[0]
    return icon(action_sign(kind), FILE) if kind in ACTIONS else None


def note_of(step):
    """Draw what a step of a plan brings, now and at the end; None where its words say all."""
    return draw_note(step)


def before_review(answer, seats):
    """What a review shows before the decisions: nothing."""
    return []


ACTIONS = ("mine", "quarry", "upgrade", "wall", "building", "road")

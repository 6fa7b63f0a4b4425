"""The timeline of Citadels: the first full city. There are no turning points."""

from ui import icon

CHANGE = "timeline-change"
TURNING = None
LEAST = 1
TELLING = OWN = ()


def mark_sign(mark):
    """The sign of a full city."""
    return icon("flag")

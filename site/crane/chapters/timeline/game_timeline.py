"""The timeline of Crown and Crane: the eras, and points."""

from ui import el, say

CHANGE = "timeline-change"
TURNING = say("timeline-turning-how")
LEAST = 6  # points that a turning point changes
# The lines of the log that are told of a turn.
TELLING = ("take", "upgrade", "wall", "build", "plaza", "wealth", "seal", "technology", "road", "up")
OWN = ()
ERAS = ("", "I", "II")


def mark_sign(mark):
    """The number of an era."""
    return el("b", None, ERAS[mark["value"]])

"""The timeline of the island: the prizes, and chances to win."""

from ui import icon, say

CHANGE = "timeline-chance"
TURNING = say("timeline-turning-how")
LEAST = 10  # per cent that a turning point changes
# The lines of the log that are told of a turn, and those that are told of the player whose chance changed.
TELLING = (
    "roll",
    "settlement",
    "city",
    "longest-road",
    "longest-road-none",
    "largest-army",
    "steal",
    "steal-own",
    "monopoly",
    "trade",
)
OWN = ("yield", "discard", "discard-own")
SIGNS = {"road": "road", "army": "knight"}


def mark_sign(mark):
    """The sign of a prize."""
    return icon(SIGNS[mark["what"]], "island")

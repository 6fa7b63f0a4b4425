"""Deeds of rivals on the island for memory and remarks."""

# The gravest first (docs/protocol.md 7).
DEEDS = ("robbery", "road")
# By the event: the deed, and which end of the event's anchor is the seat that did it.
MOMENTS = {"steal": ("robbery", "to"), "steal-own": ("robbery", "to"), "longest-road": ("road", "seat")}
# The strengths that have tempers.
LEANING = ("newcomer", "learner", "improver", "casual", "strong", "expert")

"""Deeds of rivals in Citadels for memory and remarks."""

# The gravest first (docs/protocol.md 7).
DEEDS = ("murder", "robbery")
# By the event: the deed, and which end of the event's anchor is the seat that did it.
MOMENTS = {"assassinate": ("murder", "seat"), "robbed": ("robbery", "to")}
# The strengths that have tempers; the others, which search, play alike.
LEANING = ("newcomer", "learner", "casual", "strong")

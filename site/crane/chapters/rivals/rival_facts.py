"""Deeds of rivals in Crown and Crane for remarks; nobody does anything to another that one would remember."""

DEEDS = ()
# By the event: the deed, and which end of the event's anchor is the seat that did it.
MOMENTS = {"plaza": ("plaza", "seat")}
# The strengths that have tempers; a newcomer plans nothing.
LEANING = ("casual", "strong")

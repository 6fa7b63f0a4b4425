"""The time that things stand on the screen: by what they mean, at the pace that the reader has chosen."""

PACES = {"calm": 1.5, "normal": 1, "quick": 0.5, "instant": 0}

# Milliseconds at normal pace. Routine needs a look, not a sentence.
ROUTINE = 250
NEWS = 600  # what changes the table for all, in a few words
CALL = 900  # a sentence of five or more words
DRAMA = 1400  # one of eight or more, or a sentence that somebody will remember


def length(game, news):
    """The time of the news of an answer, by the weightiest of them, in milliseconds at normal pace."""
    return max([ROUTINE] + [game.weight(entry) for entry in news])

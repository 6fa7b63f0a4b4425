"""Facts in the list of saved games and the statistics of a game that has nothing but what any game has."""

COUNTS = ()


async def prepare(page, redraw):
    """Load what the list needs besides."""


def kind_of_game(entry):
    """Return what kind of game it is, if there are several."""


def facts(entry):
    """Return further facts of a game."""
    return []


def label(count, key):
    """Return what a bar of a count is called; there is none."""


def street(entry):
    """The buildings of a game as a picture; None for any game."""

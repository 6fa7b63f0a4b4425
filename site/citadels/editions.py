"""The editions of the game: the first one's cards are on the page, another's come when a table with them does."""

from aims import in_steps
from pieces import FIRST, known, learn, play
from ui import chapter

setups = {}  # what a table of each later edition can be set with, once its cards are there


def edition_of(rules):
    """The edition of a table with these rules."""
    return rules.get("edition", FIRST)


async def ready(edition, missing):
    """Have an edition's cards here; whether they are. `missing` is called with the reason if not."""
    if edition in known:
        return True
    loaded = await chapter("edition_" + edition, missing)
    if loaded is None:
        return False
    learn(loaded.CARDS)
    setups[edition] = loaded.SETUP
    in_steps[:] = [loaded.Steps]
    return True


async def lay(view, missing):
    """Have the cards of a view's edition here, and take them for the words of the page; whether that went well."""
    if not await ready(view["edition"], missing):
        return False
    play(view["edition"])
    return True

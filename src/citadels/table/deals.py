"""A deal to be played by others: what a link says of a table before its first move (protocol §5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citadels.flow.drawn import settle
from citadels.flow.options import read_rules
from citadels.game import Game

if TYPE_CHECKING:
    from citadels.table.answers import Deal, DealOpened


def deal(game: Game) -> Deal | None:
    """Return how a game was dealt, as a text for an address and as what a page says of it.

    `rules` and `seed` are what a request for a new game takes. None where the game began from a position.
    """
    setup = game.setup
    if setup is None:
        return None
    seats, written = len(setup["players"]), setup["rules"]
    settled, _ = settle(dict(written), seats, setup["seed"])
    rules = read_rules(settled, seats)
    return {
        "text": game.deal(),
        "seats": seats,
        "rules": written,
        "seed": setup["seed"],
        "roles": list(rules.cast),
        "specials": list(rules.specials),
        "city_size": rules.city_size,
    }


def open_deal(text: object) -> DealOpened:
    """Return the deal that a text stands for; LinkError says why it stands for none."""
    dealt = deal(Game.from_deal(text))
    assert dealt is not None, "what a text stands for was dealt from its beginning"
    return {"deal": dealt, "save": None}

"""Replay links of Citadels (`tabletop.notation.links`, docs/protocol.md §5).

Version 1 (`notation.first_links`) numbers each rule's values among as many as there were when it was made: two
characters a rank, fourteen specials. Its lists are closed, and it opens for ever. Version 2 writes the rules as a value
that says of itself what it is: keys and cards are words with fixed numbers, or spelled, so that no link depends on how
many cards a rank or an edition has. Version 1 is written wherever it can say it.

The moves are the same in both: each its number in the engine's order (notation §2).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from citadels.cards.linked import CARDS
from citadels.notation import first_links
from tabletop.notation.links import GameLinks, Pick, Version, by_value

# Words of version 2, each with its place as its number: never sorted or taken out. New cards go to the end of `CARDS`;
# a new key or word of the rules is spelled.
WORDS: Final = tuple(dict.fromkeys((
    "characters", "specials", "removed", "city_size", "gold", "smithy", "heir", "three_players", "ties", "bell_tower",
    "round_limit", "edition", "classic", "2016", "2:3", "3:2", "one_character", "two_characters", "shared", "broken",
    "rank", *CARDS,
)))  # fmt: skip

LINKS: Final = GameLinks({
    1: Version(first_links.write, first_links.read, first_links.can_say),
    2: by_value(WORDS, most_seats=first_links.SEATS[-1]),
})  # fmt: skip
VERSIONS = tuple(LINKS.versions)
read_game, read_deal, write_deal = LINKS.read_game, LINKS.read_deal, LINKS.write_deal


def write_game(setup: Mapping[str, Any] | None, picks: Sequence[Pick], version: int | None = None) -> str:
    """Write a game as a link: how it was set up, and for each move its number among how many; else as `GameLinks`."""
    return LINKS.write_game(setup, [[pick] for pick in picks], version)

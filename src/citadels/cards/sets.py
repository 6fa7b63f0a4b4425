"""Sets of characters and specials that play well together, by edition: what a table may be set with at one touch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class CardSet(NamedTuple):
    """One set: a character a rank, all nine, and the specials beside the classic ones.

    Where a seat is missing for one of them its rank's other character comes, and with two players the ninth rank goes.
    """

    id: str
    characters: tuple[str, ...]
    specials: tuple[str, ...] = ()


SETS: Final[Mapping[str, tuple[CardSet, ...]]] = {
    "2005": (
        CardSet("classic-nine", (
            "assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord", "queen",
        )),
        CardSet("builders", (
            "witch", "tax_collector", "magician", "king", "abbot", "alchemist", "architect", "diplomat", "artist",
        ), ("park", "poor_house", "factory")),
        CardSet("intrigue", (
            "assassin", "thief", "wizard", "emperor", "bishop", "merchant", "navigator", "warlord", "queen",
        ), ("hospital", "throne_room", "armory")),
        CardSet("dark", (
            "witch", "tax_collector", "wizard", "emperor", "abbot", "alchemist", "navigator", "diplomat", "artist",
        ), ("lighthouse", "museum", "bell_tower")),
    ),
}  # fmt: skip

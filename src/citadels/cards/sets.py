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
    "2016": (
        CardSet("first_game", (
            "assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord", "artist",
        ), (
            "dragon_gate", "factory", "haunted_quarter", "imperial_treasury", "keep", "laboratory", "library",
            "map_room", "quarry", "school_of_magic", "smithy", "statue", "thieves_den", "wishing_well",
        )),
        CardSet("ambitious_aristocrats", (
            "magistrate", "thief", "wizard", "patrician", "bishop", "trader", "architect", "marshal", "queen",
        ), (
            "capitol", "factory", "framework", "great_wall", "haunted_quarter", "keep", "necropolis", "park",
            "poor_house", "quarry", "school_of_magic", "stables", "statue", "thieves_den",
        )),
        CardSet("cunning_agents", (
            "witch", "blackmailer", "magician", "emperor", "abbot", "alchemist", "architect", "warlord",
            "tax_collector",
        ), (
            "armory", "basilica", "dragon_gate", "gold_mine", "keep", "monument", "museum", "necropolis", "park",
            "poor_house", "quarry", "secret_vault", "smithy", "theater",
        )),
        CardSet("illustrious_emissaries", (
            "witch", "spy", "seer", "emperor", "bishop", "merchant", "scholar", "diplomat", "artist",
        ), (
            "factory", "framework", "great_wall", "haunted_quarter", "ivory_tower", "keep", "library", "museum",
            "observatory", "park", "poor_house", "quarry", "school_of_magic", "smithy",
        )),
        CardSet("devious_dignitaries", (
            "magistrate", "blackmailer", "wizard", "king", "abbot", "alchemist", "navigator", "marshal", "queen",
        ), (
            "dragon_gate", "factory", "framework", "haunted_quarter", "laboratory", "necropolis", "park", "poor_house",
            "secret_vault", "smithy", "stables", "theater", "thieves_den", "wishing_well",
        )),
        CardSet("tenacious_delegates", (
            "assassin", "spy", "seer", "king", "cardinal", "trader", "scholar", "diplomat", "artist",
        ), (
            "basilica", "capitol", "haunted_quarter", "imperial_treasury", "laboratory", "library", "map_room",
            "observatory", "school_of_magic", "secret_vault", "smithy", "stables", "statue", "wishing_well",
        )),
        CardSet("vicious_nobles", (
            "assassin", "thief", "magician", "patrician", "cardinal", "merchant", "navigator", "warlord",
            "tax_collector",
        ), (
            "armory", "basilica", "dragon_gate", "gold_mine", "imperial_treasury", "ivory_tower", "laboratory",
            "map_room", "monument", "museum", "school_of_magic", "statue", "thieves_den", "wishing_well",
        )),
    ),
}  # fmt: skip

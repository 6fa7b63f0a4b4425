"""Cards as links number them (docs/protocol.md §5). A card's place here is its number in every link ever written.

So nothing here is read from the catalogue, nothing is sorted, changed or taken out, and what is new comes last in
`CARDS`. A card that stands nowhere here can be linked all the same, letter by letter: only the link is longer.
"""

from __future__ import annotations

from typing import Final

# Version 1: two characters a rank, the specials of the Dark City, and what can be taken out for them (R2.3).
RANKS_1: Final = (
    ("assassin", "witch"),
    ("thief", "tax_collector"),
    ("magician", "wizard"),
    ("king", "emperor"),
    ("bishop", "abbot"),
    ("merchant", "alchemist"),
    ("architect", "navigator"),
    ("warlord", "diplomat"),
    ("artist", "queen"),
)
SPECIALS_1: Final = (
    "lighthouse", "armory", "museum", "imperial_treasury", "map_room", "wishing_well", "quarry", "poor_house",
    "bell_tower", "factory", "park", "hospital", "throne_room", "ball_room",
)  # fmt: skip
REMOVED_1: Final = (
    "temple", "church", "monastery", "cathedral", "watchtower", "prison", "battlefield", "fortress", "manor", "castle",
    "palace", "tavern", "trading_post", "market", "docks", "harbor", "town_hall", "haunted_city", "keep", "laboratory",
    "smithy", "observatory", "graveyard", "library", "school_of_magic", "great_wall", "dragon_gate", "university",
)  # fmt: skip

# What 2016 brought, in the order of its rules (E1.1 to E1.3).
BROUGHT_2016: Final = (
    "magistrate", "spy", "blackmailer", "seer", "patrician", "cardinal", "trader", "scholar", "marshal", "barracks",
    "haunted_quarter", "stables", "framework", "statue", "basilica", "monument", "capitol", "ivory_tower",
    "necropolis", "gold_mine", "theater", "thieves_den", "secret_vault",
)  # fmt: skip

# Version 2: every word for a card of any edition, each once; two cards that share a word share its number.
CARDS: Final = (*(name for names in RANKS_1 for name in names), *SPECIALS_1, *REMOVED_1, *BROUGHT_2016)

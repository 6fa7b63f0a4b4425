"""What the page has before Python is there: how a table can be set, and every card (docs/protocol.md §4)."""

from __future__ import annotations

from typing import Any

from citadels.bots import BOTS
from citadels.catalog import ALL_DISTRICTS, ALL_ROLES, CLASSIC_CHARACTERS, DARK_CITY_SPECIALS
from citadels.rules import SEATS, read_rules

FIRST_TABLE = 4  # seats at a table nobody has chosen yet
MOST_WITH_EIGHT = 7


def setup_sheet() -> dict[str, Any]:
    """Return the ways to set a table: seats, bots, options by number of players, characters, specials."""
    return {
        "players": {"min": SEATS[0], "max": MOST_WITH_EIGHT, "max_with_nine": SEATS[-1], "default": FIRST_TABLE},
        "bots": [{"id": name} for name in BOTS],  # the best one last
        "options": _options(),
        "characters": _characters(),
        "specials": {
            "values": list(DARK_CITY_SPECIALS), "default": "classic",
            "added": 3,  # more than these take the place of other cards (R2.3)
            "options": [{"id": "bell_tower", "values": [True, False], "default": True, "with": ["bell_tower"]}],
        },
    }  # fmt: skip


def _options() -> list[dict[str, Any]]:
    size = {str(seats): read_rules({}, seats).city_size for seats in SEATS[:-1]}
    two_each = read_rules({"three_players": "two_characters"}, 3).city_size
    return [
        {"id": "city_size", "values": list(range(6, 13)), "default": 8,
         "defaults": {seats: number for seats, number in size.items() if number != 8},
         "unless": [{"option": "three_players", "value": "two_characters", "players": 3, "default": two_each}]},
        {"id": "gold", "values": [30, 35, None], "default": 30},
        {"id": "three_players", "values": ["one_character", "two_characters"], "default": "one_character",
         "players": [3]},
        {"id": "smithy", "values": ["2:3", "3:2"], "default": "2:3"},
        {"id": "heir", "values": [True, False], "default": True},
        {"id": "ties", "values": ["shared", "broken"], "default": "shared"},
        {"id": "round_limit", "values": [None, 10, 15, 20], "default": None},
    ]  # fmt: skip


def _characters() -> dict[str, Any]:
    ranks = max(role.rank for role in ALL_ROLES)
    return {
        "default": list(CLASSIC_CHARACTERS),
        "ranks": [
            {
                "rank": rank,
                "roles": [{"id": role.id, "min": role.min_seats} for role in ALL_ROLES if role.rank == rank],
                "optional": rank == ranks,
            }
            for rank in range(1, ranks + 1)
        ],
        "ninth": {"needed": [SEATS[-1]], "barred": [2]},
        "recommended": _recommended(),
    }


def _recommended() -> dict[str, list[dict[str, Any]]]:
    """Return sets of characters that play well together, by number of players."""
    classic = list(CLASSIC_CHARACTERS)
    sets: dict[str, list[dict[str, Any]]] = {}
    for seats in SEATS:
        found = [{"id": "classic", "characters": classic}] if seats <= MOST_WITH_EIGHT else []
        if seats > 2:
            ninth = "queen" if seats >= 5 else "artist"
            found.append({"id": "classic-nine", "characters": [*classic, ninth]})
            found.append({"id": "dark", "characters": [*_dark(), ninth]})
        sets[str(seats)] = found
    return sets


def _dark() -> list[str]:
    return [role.id for role in ALL_ROLES if role.edition == "dark_city" and role.rank < 9]


def card_sheet() -> dict[str, Any]:
    """Return every district and character, in the order of the rules (R1.2 to R1.5)."""
    return {
        "districts": [
            {
                "id": card.id, "kind": card.kind, "cost": card.cost, "points": card.worth, "copies": card.copies,
                "edition": card.edition, "icon": card.id,
            }
            for card in ALL_DISTRICTS
        ],
        "roles": [
            {
                "id": role.id, "rank": role.rank, "kind": role.kind, "edition": role.edition, "min": role.min_seats,
                "icon": role.id,
            }
            for role in ALL_ROLES
        ],
    }  # fmt: skip

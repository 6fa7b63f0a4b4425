"""What the page has before Python is there: how a table can be set, and every card (docs/protocol.md §4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from citadels.bots.styles import STYLES
from citadels.bots.tiers import TIERS
from citadels.cards.catalog import CLASSIC_CHARACTERS, added_specials
from citadels.cards.sets import SETS
from citadels.core.registry import KINDS_OF_CHOICE, PLAYED, TELLINGS
from citadels.core.verbs import HAND, Telling, Verb
from citadels.flow.options import SEATS, read_rules
from citadels.table import daily
from tabletop.validation import JOINING, UNSEEN

if TYPE_CHECKING:
    from citadels.table.files import (
        CardSheet,
        Characters,
        ChoiceSigns,
        EventSigns,
        Recommended,
        SetupSheet,
        TableOption,
    )

FIRST_TABLE = 4  # seats at a table nobody has chosen yet
# Who sits at a table that nobody has set before: plays soundly, and can be beaten.
FIRST_BOT = "casual"
MOST_WITH_EIGHT = 7
SHORT = [6, 7]  # city sizes at which a table may agree that the Bell Tower does not work (R9.9)


def setup_sheet() -> SetupSheet:
    """Return the ways to set a table: seats, bots, options by number of players, characters, specials."""
    return {
        "players": {"min": SEATS[0], "max": MOST_WITH_EIGHT, "max_with_nine": SEATS[-1], "default": FIRST_TABLE},
        "names": {"unseen": _unseen()},
        # Whoever plays at random is for measuring, and good company for nobody.
        "bots": {"strengths": list(TIERS), "personalities": list(STYLES)},
        "bot": FIRST_BOT,
        "day": {"series": daily.CURRENT, "begins": daily.SERIES[daily.CURRENT].begins, "seats": daily.SEATS,
                "bot": daily.SERIES[daily.CURRENT].bot},
        "options": _options(),
        "characters": _characters(),
        "specials": {
            "values": added_specials(PLAYED), "default": "classic",
            "added": 3,  # more than these take the place of other cards (R2.3)
            "options": [
                {"id": "bell_tower", "values": [True, False], "default": True, "with": ["bell_tower"],
                 "where": {"option": "city_size", "values": SHORT}},
            ],
        },
    }  # fmt: skip


def _unseen() -> str:
    """A pattern of the letters that no name may have, for a browser, which knows Unicode's kinds of letters."""
    joining = "".join(f"\\u{{{first:x}}}-\\u{{{last:x}}}" for first, last in JOINING)
    kinds = "".join(f"\\p{{{kind}}}" for kind in UNSEEN)
    return f"(?![{joining}])[{kinds}]"


def _options() -> list[TableOption]:
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


def _characters() -> Characters:
    ranks = max(role.rank for role in PLAYED.roles.values())
    return {
        "default": list(CLASSIC_CHARACTERS),
        "ranks": [
            {
                "rank": rank,
                "roles": [
                    {"id": role.id, "min": role.min_seats} for role in PLAYED.roles.values() if role.rank == rank
                ],
                "optional": rank == ranks,
            }
            for rank in range(1, ranks + 1)
        ],
        "ninth": {"needed": [SEATS[-1]], "barred": [SEATS[0]]},
        # With three players and one character each its card is not in the game (R9.3).
        "unused": [{"rank": 1, "players": 3, "option": "three_players", "value": "one_character"}],
        "recommended": _recommended(),
    }


def _recommended() -> dict[str, list[Recommended]]:
    """Return sets that play well together, by number of players."""
    classic: Recommended = {"id": "classic", "characters": list(CLASSIC_CHARACTERS), "specials": []}
    return {
        str(seats): ([classic] if seats <= MOST_WITH_EIGHT else [])
        + [
            {"id": one.id, "characters": _seated(one.characters, seats), "specials": list(one.specials)}
            for one in SETS[PLAYED.word]
            if seats > SEATS[0] or one.id != "classic-nine"
        ]
        for seats in SEATS
    }


def _seated(characters: Sequence[str], seats: int) -> list[str]:
    """Return a set as it is played by so many (R2.1, R6.4E, R11.26)."""
    ranks = characters if seats > SEATS[0] else characters[:-1]
    return [name if seats >= PLAYED.roles[name].min_seats else _other(name) for name in ranks]


def _other(name: str) -> str:
    return next(role.id for role in PLAYED.roles.values() if role.rank == PLAYED.rank[name] and role.id != name)


def card_sheet() -> CardSheet:
    """Return every district and character, in the order of the rules (R1.2 to R1.5), and how what they do is shown."""
    return {
        "districts": [
            {
                "id": card.id, "kind": card.kind, "cost": card.cost, "points": card.worth, "copies": card.copies,
                "edition": card.edition, "icon": card.id,
            }
            for card in PLAYED.districts.values()
        ],
        "roles": [
            {
                "id": role.id, "rank": role.rank, "kind": role.kind, "edition": role.edition, "min": role.min_seats,
                "icon": role.id,
            }
            for role in PLAYED.roles.values()
        ],
        "choices": {kind: how for kind, verb in KINDS_OF_CHOICE.items() if (how := _choice(verb, kind))},
        "events": {event: seen for event, told in TELLINGS.items() if (seen := _event(told))},
    }  # fmt: skip


def _choice(verb: Verb, kind: str) -> ChoiceSigns:
    """Say how the page shows a kind of choice, as far as it is not as most are."""
    said = {"sign": verb.sign_of(kind), "place": verb.place if verb.place != HAND else "", "priced": verb.priced,
            "free": verb.free}  # fmt: skip
    return cast("ChoiceSigns", {name: value for name, value in said.items() if value})


def _event(told: Telling) -> EventSigns:
    """Say how the page shows an event, as far as it is not as most are."""
    said = {"sign": told.sign, "hit": told.hit, "ruins": told.ruins}
    return cast("EventSigns", {name: value for name, value in said.items() if value})
